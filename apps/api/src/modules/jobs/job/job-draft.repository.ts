import type { jobDraft } from '@acheep/contract/jobs/job-draft';
import { comparableCents } from '@acheep/contract/kernel/money';
import { searchFieldsInSteps } from '@acheep/search/search-fields';
import type { z } from 'zod';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { sanitizeRichText } from '../../../rich-text.ts';
import { questionDraftOf } from '../../hiring/screening/screening.presenter.ts';
import { dayOf } from './job.policy.ts';
import type { JobData, JobDetailRow } from './job.repository.ts';
import { jobTexts } from './job-listed.repository.ts';

export type Draft = z.output<typeof jobDraft>;

/** The salary filter's column is a 32-bit integer; whoever earns more matches every filter all the same. */
const highestRank = 2_147_483_647;

const bigint = (value: number | undefined) => (value === undefined ? null : BigInt(value));
const utcDay = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));

function salaryOf({ negotiable, salaryFrom, salaryTo, currency }: Draft) {
  if (negotiable) return { salaryFrom: null, salaryTo: null, salaryRank: null };
  const top = salaryTo ?? salaryFrom;
  return {
    salaryFrom: bigint(salaryFrom),
    salaryTo: bigint(salaryTo),
    salaryRank: top === undefined ? null : Math.min(comparableCents(top, currency), highestRank),
  };
}

type Names = Parameters<typeof jobTexts>[1];

/** The texts cut down to what may be shown, and what the job is found by: of the longest the work of half a second. */
function* textsInSteps(draft: Draft, names: Names) {
  const description = sanitizeRichText(draft.description);
  yield;
  const requirements = sanitizeRichText(draft.requirements);
  yield;
  const benefits = sanitizeRichText(draft.benefits);
  yield;
  const texts = { description, requirements, benefits };
  return { ...texts, ...(yield* searchFieldsInSteps(jobTexts({ ...draft, ...texts }, names))) };
}

/** A column for each field of a draft, but for what has a table of its own. */
type Columns = JobData & Record<Exclude<keyof Draft, 'skills' | 'attachments' | 'questions'>, unknown>;

/** The columns of a job from what its recruiter saved; a field left open is emptied. */
export async function columnsOf(draft: Draft, names: Names) {
  const { skills: _, attachments: __, questions: ___, ...fields } = draft;
  const texts = await runYielding(textsInSteps(draft, names));
  return {
    title: fields.title,
    categoryId: fields.categoryId ?? null,
    industryId: fields.industryId ?? null,
    provinceId: fields.provinceId ?? null,
    address: fields.address ?? null,
    type: fields.type ?? null,
    experience: fields.experience ?? null,
    qualification: fields.qualification ?? null,
    gender: fields.gender ?? null,
    ageFrom: fields.ageFrom ?? null,
    ageTo: fields.ageTo ?? null,
    vacancies: fields.vacancies ?? null,
    currency: fields.currency,
    negotiable: fields.negotiable,
    ...salaryOf(draft),
    languages: fields.languages,
    closingDate: utcDay(fields.closingDate),
    applyBy: fields.applyBy,
    contactName: fields.contactName ?? null,
    contactPhone: fields.contactPhone ?? null,
    contactEmail: fields.contactEmail ?? null,
    ...texts,
  } satisfies Columns;
}

const number = (value: bigint | null) => (value === null ? undefined : Number(value));

/** What a recruiter would have saved to get this job: for checking it again, and for copying it. */
export const draftOf = (row: JobDetailRow): Record<keyof Draft, unknown> => ({
  title: row.title,
  categoryId: row.category?.id,
  industryId: row.industry?.id,
  provinceId: row.province?.id,
  address: row.address ?? undefined,
  type: row.type ?? undefined,
  experience: row.experience ?? undefined,
  qualification: row.qualification ?? undefined,
  gender: row.gender ?? undefined,
  ageFrom: row.ageFrom ?? undefined,
  ageTo: row.ageTo ?? undefined,
  vacancies: row.vacancies ?? undefined,
  currency: row.currency,
  salaryFrom: number(row.salaryFrom),
  salaryTo: number(row.salaryTo),
  negotiable: row.negotiable,
  description: row.description ?? undefined,
  requirements: row.requirements ?? undefined,
  benefits: row.benefits ?? undefined,
  skills: row.skills,
  attachments: row.attachments.map(({ upload: { originalName, path } }) => ({ originalName, path })),
  questions: row.questions.map(questionDraftOf),
  languages: row.languages,
  closingDate: row.closingDate ? dayOf(row.closingDate) : undefined,
  applyBy: row.applyBy,
  contactName: row.contactName ?? undefined,
  contactPhone: row.contactPhone ?? undefined,
  contactEmail: row.contactEmail ?? undefined,
});
