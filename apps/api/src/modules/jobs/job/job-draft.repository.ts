import type { jobDraft } from '@acheep/contract/jobs/job-draft';
import { fieldsLike, type PlainField, plainFields } from '@acheep/contract/jobs/job-field';
import { comparableCents } from '@acheep/contract/kernel/money';
import { searchFieldsInSteps } from '@acheep/search/analysis/search-fields';
import { jobBrief, jobRules } from '@acheep/search/query/job-brief';
import type { z } from 'zod';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { sanitizeRichText } from '../../../rich-text.ts';
import { questionDraftOf } from '../../hiring/screening/screening.presenter.ts';
import { dayOf } from './job.policy.ts';
import { confirmedPerks, type JobData, type JobDetailRow } from './job.repository.ts';
import { jobTexts } from './job-listed.repository.ts';

export type Draft = z.output<typeof jobDraft>;

/** Maximum of the salary filter's 32-bit column; a higher salary matches every filter anyway. */
const maxRank = 2_147_483_647;

const bigint = (value: number | undefined) => (value === undefined ? null : BigInt(value));
const utcDay = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));

function salaryOf({ negotiable, salaryFrom, salaryTo, currency }: Draft) {
  if (negotiable) return { salaryFrom: null, salaryTo: null, salaryRank: null };
  const top = salaryTo ?? salaryFrom;
  return {
    salaryFrom: bigint(salaryFrom),
    salaryTo: bigint(salaryTo),
    salaryRank: top === undefined ? null : Math.min(comparableCents(top, currency), maxRank),
  };
}

type Names = Parameters<typeof jobTexts>[1];

/** Sanitises the texts and builds the search columns; for the longest texts, half a second of work. */
function* textsInSteps(draft: Draft, names: Names) {
  const description = sanitizeRichText(draft.description);
  yield;
  const requirements = sanitizeRichText(draft.requirements);
  yield;
  const benefits = sanitizeRichText(draft.benefits);
  yield;
  const texts = { description, requirements, benefits };
  return {
    ...texts,
    ...(yield* searchFieldsInSteps(jobTexts({ ...draft, ...texts }, names))),
    perks: draft.perks ?? [],
    perksConfirmed: draft.perks !== undefined,
    brief: { ...jobBrief({ ...draft, ...texts, questions: draft.questions.length }) },
    searchRules: jobRules,
  };
}

/** A column for each field of a draft, except those with tables of their own. */
type Columns = JobData &
  Record<Exclude<keyof Draft, 'skills' | 'attachments' | 'questions' | 'criteria'>, unknown>;

type Filled<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
/** Picks these fields of a draft; missing ones become null. */
const orNull = <Name extends keyof Draft>(draft: Draft, fields: readonly Name[]) =>
  Object.fromEntries(fields.map((name) => [name, draft[name] ?? null])) as {
    [N in Name]: Filled<Draft[N]>;
  };

/** The columns of a job from its draft; a field left out is emptied. */
export async function columnsOf(draft: Draft, names: Names) {
  const texts = await runYielding(textsInSteps(draft, names));
  return {
    ...orNull(draft, plainFields),
    ...orNull(draft, fieldsLike({ stored: 'record' })),
    ...salaryOf(draft),
    closingDate: utcDay(draft.closingDate),
    ...texts,
  } satisfies Columns;
}

const number = (value: bigint | null) => (value === null ? undefined : Number(value));

/** Inverse of `columnsOf`: the draft that produces this job, to validate it again and to copy it. */
export const draftOf = (row: JobDetailRow): Record<keyof Draft, unknown> => ({
  ...(Object.fromEntries(plainFields.map((name) => [name, row[name] ?? undefined])) as Record<
    PlainField,
    unknown
  >),
  categoryId: row.category?.id,
  industryId: row.industry?.id,
  provinceId: row.province?.id,
  salaryFrom: number(row.salaryFrom),
  salaryTo: number(row.salaryTo),
  ...confirmedPerks(row),
  skills: row.skills,
  attachments: row.attachments.map(({ upload: { originalName, path } }) => ({ originalName, path })),
  questions: row.questions.map(questionDraftOf),
  criteria: row.criteria.map(({ name }) => name),
  closingDate: row.closingDate ? dayOf(row.closingDate) : undefined,
});
