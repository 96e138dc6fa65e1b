import { z } from 'zod';
import { shownBilingual } from './bilingual.ts';
import { choice } from './choice.ts';
import { endpoint, one } from './endpoint.ts';
import { jobCard } from './job.ts';
import { languages } from './job-option.ts';
import { fittingLimits } from './limit.ts';

/** Jobs that are shown to a job seeker at most. */
export const mostFitting = 10;

/** One reason why a job and a CV fit, with what it is about. The strongest come first. */
const shared = [
  /** The job is called much like this work of the CV. */
  z.strictObject({ kind: z.literal('title'), title: shownBilingual }),
  /** Skills that both name, as the job writes them. */
  z.strictObject({ kind: z.literal('skills'), skills: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal('category') }),
  z.strictObject({ kind: z.literal('province') }),
  /** Where one lives does not matter. */
  z.strictObject({ kind: z.literal('remote') }),
  z.strictObject({ kind: z.literal('experience') }),
  z.strictObject({ kind: z.literal('type') }),
  /** Those that the job asks for besides Khmer, all of which the CV names. */
  z.strictObject({ kind: z.literal('languages'), languages: z.array(choice(languages)).min(1) }),
] as const;

/** Why a job fits a CV, to its owner. */
export const jobFitReason = z.discriminatedUnion('kind', [
  ...shared,
  z.strictObject({ kind: z.literal('salary') }),
]);
export type JobFitReason = z.infer<typeof jobFitReason>;

export const fittingJobs = z.strictObject({
  /** `none`: there is no CV. `thin`: it says neither a title nor a category nor what one can do. */
  resume: z.enum(['none', 'thin', 'enough']),
  jobs: z.array(z.strictObject({ job: jobCard, reasons: z.array(jobFitReason) })),
});
export type FittingJobs = z.infer<typeof fittingJobs>;
export type FittingJob = FittingJobs['jobs'][number];

export const fittingJobList = endpoint({
  method: 'GET',
  path: '/job/fitting',
  access: 'Resume',
  summary:
    'Open jobs that fit the own CV, the best first, each with its reasons; without ignored companies and what one has applied for',
  response: one(fittingJobs),
  limits: fittingLimits,
});
