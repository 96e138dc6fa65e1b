import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { closedJob, type JobDraft, jobDraft, publishableJob } from '@acheep/contract/jobs/job-draft';
import { blanks, shownFields } from '@acheep/contract/jobs/job-field';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { JobBody } from './job-post.api.ts';
import { questionValuesOf } from './job-question-values.ts';

/** A job as the form holds it. Salaries are minor units. */
export type JobFormValues = FormValues<JobDraft>;

export type JobForm = UseFormReturn<JobFormValues, unknown, JobBody>;

export const emptyJob: JobFormValues = { ...blanks, vacancies: 1, currency: 'USD', applyBy: ['site'] };

/** A saved job as the form holds it. */
export const valuesOf = (job: OwnJobDetail): JobFormValues => ({
  ...(Object.fromEntries(shownFields.map((name) => [name, job[name] ?? blanks[name]])) as JobFormValues),
  categoryId: job.category?._id ?? '',
  industryId: job.industry?._id ?? '',
  provinceId: job.province?._id ?? '',
  attachments: job.attachments.map(({ originalName, path }) => ({ originalName, path })),
  questions: job.questions.map(questionValuesOf),
});

/** A saved job, as far as it decides about its form. */
export type SavedJob = Pick<OwnJobDetail, 'status' | 'closingDate'>;

/** The first day that the form offers as a closing date. */
export function firstClosingDate(job: SavedJob | undefined) {
  const now = today();
  return job && job.status !== 'draft' && job.closingDate === now ? now : addDays(now, 1);
}

function ruleOf(intent: Intent, job: SavedJob | undefined) {
  if (!job || job.status === 'draft') return intent === 'publish' ? publishableJob(today()) : jobDraft;
  const isOpen = job.status === 'active' || intent === 'publish';
  return (isOpen ? publishableJob : closedJob)(today(), job.closingDate ?? undefined);
}

/** Checks the form by the contract's rule for what the person is about to do with this job. */
export function jobResolver(intent: () => Intent, job?: SavedJob): Resolver<JobFormValues, unknown, JobBody> {
  return (values, context, options) =>
    bodyResolver<JobDraft>(ruleOf(intent(), job))(values, context, options);
}
