import { today } from '@acheep/contract/calendar';
import { type JobDraft, jobDraft, type OwnJobDetail, publishableJob } from '@acheep/contract/job';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { contractResolver } from '../../lib/form-resolver.ts';
import type { JobBody } from './job-post.api.ts';

type Blank<T> = NonNullable<T> extends string ? NonNullable<T> | '' : T;

/** A job as the form holds it: a text or a choice that is still open is empty. Salaries are minor units. */
export type JobFormValues = { [K in keyof Required<JobDraft>]: Blank<JobDraft[K]> };

export type JobForm = UseFormReturn<JobFormValues, unknown, JobBody>;

/** `save` checks what a draft needs, `publish` what job seekers need. */
export type Intent = 'save' | 'publish';

export const emptyJob: JobFormValues = {
  title: '',
  categoryId: '',
  industryId: '',
  type: '',
  experience: '',
  qualification: '',
  gender: '',
  ageFrom: undefined,
  ageTo: undefined,
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
  skills: [],
  attachments: [],
  languages: [],
  closingDate: '',
  applyBy: ['site'],
  contactName: '',
  contactPhone: '',
  contactEmail: '',
};

/** A saved job as the form holds it. */
export function valuesOf(job: OwnJobDetail): JobFormValues {
  return {
    title: job.title,
    categoryId: job.category?._id ?? '',
    industryId: job.industry?._id ?? '',
    type: job.type ?? '',
    experience: job.experience ?? '',
    qualification: job.qualification ?? '',
    gender: job.gender ?? '',
    ageFrom: job.ageFrom ?? undefined,
    ageTo: job.ageTo ?? undefined,
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
    skills: job.skills,
    attachments: job.attachments.map(({ originalName, path }) => ({ originalName, path })),
    languages: job.languages,
    closingDate: job.closingDate ?? '',
    applyBy: job.applyBy,
    contactName: job.contactName ?? '',
    contactPhone: job.contactPhone ?? '',
    contactEmail: job.contactEmail ?? '',
  };
}

/** Checks the form by the contract's rule for what the person is about to do. */
export function jobResolver(intent: () => Intent): Resolver<JobFormValues, unknown, JobBody> {
  return (values, context, options) => {
    const schema = intent() === 'publish' ? publishableJob(today()) : jobDraft;
    // Empty fields are dropped before the schema sees them, so the form's wider type never reaches it.
    const resolver = contractResolver(schema) as unknown as Resolver<JobFormValues, unknown, JobBody>;
    return resolver(values, context, options);
  };
}
