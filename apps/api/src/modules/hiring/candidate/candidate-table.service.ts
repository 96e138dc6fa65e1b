import {
  applicationStatuses,
  candidateSources,
  rejections,
} from '@acheep/contract/hiring/application-option';
import type { candidateTable } from '@acheep/contract/hiring/candidate';
import { hired, hiredName } from '@acheep/contract/hiring/stage-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Actor } from '../../../actor.ts';
import type { Cell } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { stageOf } from '../application/application.policy.ts';
import { listCandidateIds, readCandidates, type TableRow } from '../application/application.repository.ts';
import { listAsked } from '../screening/answer.repository.ts';
import { answerCells, answerColumns, mostAnswerColumns } from '../screening/answer-column.ts';
import { listStages, type StageRow } from '../stage/stage.repository.ts';

const columns = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    job: 'Job',
    status: 'Status',
    stage: 'Stage',
    rejection: 'Reason of the rejection',
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
    stage: 'ដំណាក់កាល',
    rejection: 'មូលហេតុនៃការបដិសេធ',
    rating: 'ពិន្ទុ',
    tags: 'ស្លាក',
    source: 'ប្រភព',
    appliedOn: 'ថ្ងៃដាក់ពាក្យ',
  },
} satisfies Record<Locale, object>;

/** Name of a candidate's stage. */
function stageName(row: TableRow, stages: readonly StageRow[], locale: Locale) {
  const at = stageOf(row);
  if (at === hired) return hiredName[locale];
  const stage = stages.find(({ id }) => id === at);
  return stage ? (locale === 'km' ? stage.nameKm : stage.nameEn) : null;
}

const rowOf = (row: TableRow, stages: readonly StageRow[], locale: Locale) => {
  const source = row.source as keyof typeof candidateSources | null;
  const rejection = row.rejection as keyof typeof rejections | null;
  return {
    name: row.name,
    email: row.email,
    phone: row.phone && dialled(row.phone),
    job: row.job.title,
    status: applicationStatuses[row.status][locale],
    stage: stageName(row, stages, locale),
    rejection: rejection && rejections[rejection][locale],
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
      const companyId = await companyIdOf(prisma, actor.id);
      const stages = companyId ? (await listStages(prisma, companyId)).stages : [];
      const headings: Record<string, string> = { ...columns[locale], ...answerColumns(asked) };
      async function* rows() {
        for await (const row of found)
          yield { ...rowOf(row, stages, locale), ...answerCells(row.answers, locale) } as Record<
            string,
            Cell
          >;
      }
      return tableFile(`candidates-${today(now())}.csv`, headings, rows());
    },
  };
}
