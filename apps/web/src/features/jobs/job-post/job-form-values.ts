import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { closedJob, type JobDraft, jobDraft, publishableJob } from '@acheep/contract/jobs/job-draft';
import { blanks, shownFields } from '@acheep/contract/jobs/job-field';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { JobBody } from './job-post.api.ts';
import { questionValuesOf } from './job-question-values.ts';

/** Form values of a job. Salaries are in minor units. */
export type JobFormValues = FormValues<JobDraft>;

export type JobForm = UseFormReturn<JobFormValues, unknown, JobBody>;

export const emptyJob: JobFormValues = { ...blanks, vacancies: 1, currency: 'USD', applyBy: ['site'] };

/** Form values of a saved job. */
export const valuesOf = (job: OwnJobDetail): JobFormValues => ({
  ...(Object.fromEntries(shownFields.map((name) => [name, job[name] ?? blanks[name]])) as JobFormValues),
  categoryId: job.category?._id ?? '',
  industryId: job.industry?._id ?? '',
  provinceId: job.province?._id ?? '',
  attachments: job.attachments.map(({ originalName, path }) => ({ originalName, path })),
  questions: job.questions.map(questionValuesOf),
});

/** Properties of a saved job that the form's rules depend on. */
export type SavedJob = Pick<OwnJobDetail, 'status' | 'closingDate'>;

/** Earliest closing date offered by the form. */
export function firstClosingDate(job: SavedJob | undefined) {
  const now = today();
  return job && job.status !== 'draft' && job.closingDate === now ? now : addDays(now, 1);
}

function ruleOf(intent: Intent, job: SavedJob | undefined) {
  if (!job || job.status === 'draft') return intent === 'publish' ? publishableJob(today()) : jobDraft;
  const isOpen = job.status === 'active' || intent === 'publish';
  return (isOpen ? publishableJob : closedJob)(today(), job.closingDate ?? undefined);
}

/** Validates with the contract's rule for the intended action. */
export function jobResolver(intent: () => Intent, job?: SavedJob): Resolver<JobFormValues, unknown, JobBody> {
  return (values, context, options) =>
    bodyResolver<JobDraft>(ruleOf(intent(), job))(values, context, options);
}
