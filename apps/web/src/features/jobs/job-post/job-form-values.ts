import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { closedJob, type JobDraft, jobDraft, publishableJob } from '@acheep/contract/jobs/job-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { JobBody } from './job-post.api.ts';
import { questionValuesOf } from './job-question-values.ts';

/** A job as the form holds it. Salaries are minor units. */
export type JobFormValues = FormValues<JobDraft>;

export type JobForm = UseFormReturn<JobFormValues, unknown, JobBody>;

export const emptyJob: JobFormValues = {
  title: '',
  categoryId: '',
  industryId: '',
  type: '',
  vacancies: 1,
  currency: 'USD',
  salaryFrom: undefined,
  salaryTo: undefined,
  negotiable: false,
  provinceId: '',
  address: '',
  description: '',
  requirements: '',
  benefits: '',
  attachments: [],
  experience: '',
  qualification: '',
  gender: '',
  ageFrom: undefined,
  ageTo: undefined,
  skills: [],
  languages: [],
  questions: [],
  closingDate: '',
  applyBy: ['site'],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

/** A saved job as the form holds it. */
export function valuesOf(job: OwnJobDetail): JobFormValues {
  return {
    title: job.title,
    categoryId: job.category?._id ?? '',
    industryId: job.industry?._id ?? '',
    type: job.type ?? '',
    vacancies: job.vacancies ?? undefined,
    currency: job.currency,
    salaryFrom: job.salaryFrom ?? undefined,
    salaryTo: job.salaryTo ?? undefined,
    negotiable: job.negotiable,
    provinceId: job.province?._id ?? '',
    address: job.address ?? '',
    description: job.description ?? '',
    requirements: job.requirements ?? '',
    benefits: job.benefits ?? '',
    attachments: job.attachments.map(({ originalName, path }) => ({ originalName, path })),
    experience: job.experience ?? '',
    qualification: job.qualification ?? '',
    gender: job.gender ?? '',
    ageFrom: job.ageFrom ?? undefined,
    ageTo: job.ageTo ?? undefined,
    skills: job.skills,
    languages: job.languages,
    questions: job.questions.map(questionValuesOf),
    closingDate: job.closingDate ?? '',
    applyBy: job.applyBy,
    contactName: job.contactName ?? '',
    contactEmail: job.contactEmail ?? '',
    contactPhone: job.contactPhone ?? '',
  };
}

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
