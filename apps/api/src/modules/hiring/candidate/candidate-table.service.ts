import { applicationStatuses, candidateSources } from '@acheep/contract/hiring/application-option';
import type { candidateTable } from '@acheep/contract/hiring/candidate';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Actor } from '../../../actor.ts';
import type { Cell } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { listCandidateIds, readCandidates, type TableRow } from '../application/application.repository.ts';
import { listAsked } from '../screening/answer.repository.ts';
import { answerCells, answerColumns, mostAnswerColumns } from '../screening/answer-column.ts';

const columns = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    job: 'Job',
    status: 'Status',
    rating: 'Rating',
    tags: 'Tags',
    source: 'Source',
    appliedOn: 'Applied on',
  },
  km: {
    name: 'ឈ្មោះ',
    email: 'អ៊ីមែល',
    phone: 'ទូរស័ព្ទ',
    job: 'ការងារ',
    status: 'ស្ថានភាព',
    rating: 'ពិន្ទុ',
    tags: 'ស្លាក',
    source: 'ប្រភព',
    appliedOn: 'ថ្ងៃដាក់ពាក្យ',
  },
} satisfies Record<Locale, object>;

const rowOf = (row: TableRow, locale: Locale) => {
  const source = row.source as keyof typeof candidateSources | null;
  return {
    name: row.name,
    email: row.email,
    phone: row.phone && dialled(row.phone),
    job: row.job.title,
    status: applicationStatuses[row.status][locale],
    rating: row.rating,
    tags: row.tags.map(({ tag }) => tag.name).join(', '),
    source: source && candidateSources[source][locale],
    appliedOn: today(row.createdAt),
  };
};

export function candidateTableService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    async table(actor: Actor, query: ParsedQueryOf<typeof candidateTable>, locale: Locale) {
      const { ids, rows: found } = await foundRows(
        prisma,
        (tx, page) => listCandidateIds(tx, actor.id, { ...query, ...page }),
        (some) => readCandidates(prisma, some),
      );
      // Only one job's candidates share questions.
      const asked = query.filter.jobId ? await listAsked(prisma, ids, mostAnswerColumns) : [];
      const headings: Record<string, string> = { ...columns[locale], ...answerColumns(asked) };
      async function* rows() {
        for await (const row of found)
          yield { ...rowOf(row, locale), ...answerCells(row.answers, locale) } as Record<string, Cell>;
      }
      return tableFile(`candidates-${today(now())}.csv`, headings, rows());
    },
  };
}
