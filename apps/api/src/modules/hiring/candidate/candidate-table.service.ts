import { answerText } from '@acheep/contract/hiring/answer-text';
import {
  applicationStatuses,
  candidateSources,
  rejections,
} from '@acheep/contract/hiring/application-option';
import type { candidateTable } from '@acheep/contract/hiring/candidate';
import { interviewStatuses } from '@acheep/contract/hiring/interview-option';
import { answerFits } from '@acheep/contract/hiring/question-option';
import { hired, hiredName } from '@acheep/contract/hiring/stage-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import type { Cell } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import { stageOf } from '../application/application.policy.ts';
import { listCandidateIds } from '../application/candidate-list.repository.ts';
import { statusAt } from '../interview/interview.policy.ts';
import { listAsked } from '../screening/answer.repository.ts';
import { answerCells, answerColumns, maxAnswerColumns } from '../screening/answer-column.ts';
import { presentSent } from '../screening/screening.presenter.ts';
import { listStages, type StageRow } from '../stage/stage.repository.ts';
import { readCandidates, type TableRow } from './candidate.repository.ts';

const columns = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    job: 'Job',
    status: 'Status',
    stage: 'Stage',
    rejection: 'Rejection reason',
    rating: 'Rating',
    tags: 'Tags',
    source: 'Source',
    appliedOn: 'Applied on',
    interview: 'Interview',
    interviewAt: 'Interview time',
    fits: 'Screening answers',
    page: 'Link',
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
    interview: 'ការសម្ភាស',
    interviewAt: 'ម៉ោងសម្ភាស',
    fits: 'ចម្លើយពិនិត្យបឋម',
    page: 'តំណ',
  },
} satisfies Record<Locale, object>;

const answersTogether = { en: 'Questions and answers', km: 'សំណួរ និងចម្លើយ' } satisfies Record<Locale, string>;

/** Name of a candidate's stage. */
function stageName(row: TableRow, stages: readonly StageRow[], locale: Locale) {
  const at = stageOf(row);
  if (at === hired) return hiredName[locale];
  const stage = stages.find(({ id }) => id === at);
  return stage ? (locale === 'km' ? stage.nameKm : stage.nameEn) : null;
}

/** All questions and answers in one cell, where the candidates share no questions. */
const allAnswers = (row: TableRow, locale: Locale) =>
  row.answers.map((answer) => `${answer.asked} ${answerText(presentSent(answer), locale)}`).join('\n');

const fitOf = ({ answers }: TableRow): 'fits' | 'unfit' | null => {
  const judged = answers.filter(({ fits }) => fits !== null);
  if (judged.length === 0) return null;
  return judged.every(({ fits }) => fits) ? 'fits' : 'unfit';
};

/** `2026-11-22 14:05` in Phnom Penh time: sortable, and recognized by spreadsheets as a date. */
const clock = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Asia/Phnom_Penh' }).slice(0, 16);

/** The latest interview: its status at `now`, and its time once it is agreed. */
function interviewOf({ interviews: [interview] }: TableRow, locale: Locale, now: Date) {
  if (!interview) return { interview: null, interviewAt: null };
  const status = statusAt(now, interview);
  const isAgreed = interview.status === 'agreed';
  return {
    interview: interviewStatuses[status][locale],
    interviewAt: isAgreed ? clock(interview.startsAt) : null,
  };
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

export function candidateTableService({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>) {
  return {
    async table({ actor, query, locale }: Call<typeof candidateTable>) {
      const { ids, rows: found } = await foundRows(
        prisma,
        (tx, page) => listCandidateIds(tx, actor.id, { ...query, ...page }, now()),
        (some) => readCandidates(prisma, some),
      );
      // Only one job's candidates share questions, which then have columns of their own.
      const { jobId } = query.filter;
      const questions = jobId ? await listAsked(prisma, ids, maxAnswerColumns) : [];
      const companyId = await companyIdOf(prisma, actor.id);
      const stages = companyId ? (await listStages(prisma, companyId)).stages : [];
      const { url } = linksOf(config, locale);
      const headings: Record<string, string> = {
        ...columns[locale],
        ...(jobId ? answerColumns(questions) : { answers: answersTogether[locale] }),
      };
      async function* rows() {
        for await (const row of found) {
          const fit = fitOf(row);
          yield {
            ...rowOf(row, stages, locale),
            ...interviewOf(row, locale, now()),
            fits: fit && answerFits[fit][locale],
            page: url(paths.manageAppliedDetail(row.id)),
            ...(jobId ? answerCells(row.answers, locale) : { answers: allAnswers(row, locale) }),
          } as Record<string, Cell>;
        }
      }
      return tableFile(`candidates-${today(now())}.csv`, headings, rows());
    },
  };
}
