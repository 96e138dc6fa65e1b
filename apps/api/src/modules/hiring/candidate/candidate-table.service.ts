import { applicationStatuses, candidateSources } from '@acheep/contract/hiring/application-option';
import type { candidateTable } from '@acheep/contract/hiring/candidate';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Actor } from '../../../actor.ts';
import { type Cell, csvInSteps } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { readCandidates, type TableRow } from '../application/application.repository.ts';
import { answerCells, answerColumns } from '../screening/answer-column.ts';

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

/** Rows read and written per batch, so that other requests get their turn in between. */
const batch = 200;
const most = 10_000;

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
      const rows: ReturnType<typeof rowOf>[] = [];
      const answers: Record<string, string>[] = [];
      for (let offset = 0; offset < most; offset += batch) {
        const read = await readCandidates(prisma, actor.id, { ...query, offset, limit: batch });
        rows.push(...read.map((row) => rowOf(row, locale)));
        // Only one job's candidates share questions.
        if (query.filter.jobId) answers.push(...read.map((row) => answerCells(row.answers, locale)));
        if (read.length < batch) break;
      }
      const headings: Record<string, string> = { ...columns[locale], ...answerColumns(answers) };
      const cells = rows.map((row, place): Record<string, Cell> => ({ ...row, ...answers[place] }));
      return { name: `candidates-${today(now())}.csv`, text: await runYielding(csvInSteps(headings, cells)) };
    },
  };
}
