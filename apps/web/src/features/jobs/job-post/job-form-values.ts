import type { Profile } from '@acheep/contract/accounts/account';
import { criterionName } from '@acheep/contract/hiring/scorecard-option';
import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import {
  closedJob,
  type JobDraft,
  jobDraft,
  publishableJob,
  scheduledJob,
} from '@acheep/contract/jobs/job-draft';
import { blanks, shownFields } from '@acheep/contract/jobs/job-field';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { JobBody } from './job-post.api.ts';
import { questionValuesOf } from './job-question-values.ts';

/**
 * Form values of a job. Salaries are in minor units. `scheduledOn` is null while the job is to be published at once, and
 * the empty string while the day is missing.
 */
export type JobFormValues = FormValues<JobDraft> & { scheduledOn: string | null };

export type JobForm = UseFormReturn<JobFormValues, unknown, JobBody>;

export const emptyJob: JobFormValues = {
  ...blanks,
  vacancies: 1,
  currency: 'USD',
  applyBy: ['site'],
  scheduledOn: null,
};

/** Days that most jobs are open for. */
const usualDays = 30;

/**
 * Form values to begin with. Most recruiters leave the closing date, and all see it beside “Publish”. Whoever writes the
 * job is usually its contact; the job shows these details only for the ways to apply that need them.
 */
export const newJob = (by?: Pick<Profile, 'name' | 'email' | 'phone'>): JobFormValues => ({
  ...emptyJob,
  closingDate: addDays(today(), usualDays),
  contactName: by?.name ?? '',
  contactEmail: by?.email ?? '',
  contactPhone: by?.phone ?? '',
});

/** Form values of a saved job. */
export const valuesOf = (job: OwnJobDetail): JobFormValues => ({
  ...(Object.fromEntries(
    shownFields.map((name) => [name, job[name] ?? blanks[name]]),
  ) as FormValues<JobDraft>),
  categoryId: job.category?._id ?? '',
  industryId: job.industry?._id ?? '',
  provinceId: job.province?._id ?? '',
  attachments: job.attachments.map(({ originalName, path }) => ({ originalName, path })),
  perks: job.perksConfirmed ? job.perks : undefined,
  questions: job.questions.map(questionValuesOf),
  criteria: job.criteria.map((name) => localized(criterionName(name))),
  scheduledOn: job.scheduledOn,
});

/** Properties of a saved job that the form's rules depend on. */
export type SavedJob = Pick<OwnJobDetail, 'status' | 'closingDate' | 'scheduledOn'>;

export const isDraft = (job: SavedJob | undefined) => !job || job.status === 'draft';

/** Earliest closing date offered by the form; that of a scheduled draft is after its publication. */
export function firstClosingDate(job: SavedJob | undefined, scheduledOn: string | null = null) {
  const now = today();
  if (job && job.status !== 'draft' && job.closingDate === now) return now;
  return addDays(scheduledOn && scheduledOn > now ? scheduledOn : now, 1);
}

/** The chosen day of publication. Saving a draft does not schedule it, but keeps it scheduled. */
const dayOf = (intent: Intent, job: SavedJob | undefined, { scheduledOn }: JobFormValues) =>
  isDraft(job) && (intent === 'publish' || job?.scheduledOn) ? scheduledOn : null;

function ruleOf(intent: Intent, job: SavedJob | undefined, scheduledOn: string | null) {
  if (scheduledOn !== null) return scheduledJob(today(), scheduledOn);
  if (isDraft(job)) return intent === 'publish' ? publishableJob(today()) : jobDraft;
  const isOpen = job?.status === 'active' || intent === 'publish';
  return (isOpen ? publishableJob : closedJob)(today(), job?.closingDate ?? undefined);
}

/** Validates with the contract's rule for the intended action. */
export function jobResolver(intent: () => Intent, job?: SavedJob): Resolver<JobFormValues, unknown, JobBody> {
  return (values, context, options) => {
    const scheduledOn = dayOf(intent(), job, values);
    const rule = bodyResolver<JobDraft, JobFormValues>(ruleOf(intent(), job, scheduledOn));
    return rule({ ...values, scheduledOn }, context, options);
  };
}
