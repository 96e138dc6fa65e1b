import { z } from 'zod';
import { jobCard } from '../jobs/job.ts';
import { languages } from '../jobs/job-option.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { talentCard } from './talent.ts';

/** Maximum number of jobs shown to a job seeker, and of people shown to a recruiter. */
export const maxMatchingJobs = 10;
export const maxMatchingTalents = 20;

/**
 * Reason why a job and a CV match, with its subject; strongest first. All of it is found in the job, or in the CV as
 * recruiters read it anonymously.
 */
export const matchReason = z.discriminatedUnion('kind', [
  /** The job's title resembles this position of the CV. */
  z.strictObject({ kind: z.literal('title'), title: shownBilingual }),
  /** Skills that both name, as the job writes them. */
  z.strictObject({ kind: z.literal('skills'), skills: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal('category') }),
  z.strictObject({ kind: z.literal('province') }),
  /** The place of residence does not matter. */
  z.strictObject({ kind: z.literal('remote') }),
  z.strictObject({ kind: z.literal('experience') }),
  z.strictObject({ kind: z.literal('type') }),
  /** Languages that the job requires besides Khmer, all of which the CV has. */
  z.strictObject({ kind: z.literal('languages'), languages: z.array(choice(languages)).min(1) }),
  /** Pays at least the expected salary, in either currency. */
  z.strictObject({ kind: z.literal('salary') }),
]);
export type MatchReason = z.infer<typeof matchReason>;

export const matchingJobs = z.strictObject({
  /** `none`: there is no CV. `thin`: it has neither a title nor a category nor skills. */
  resume: z.enum(['none', 'thin', 'enough']),
  jobs: z.array(z.strictObject({ job: jobCard, reasons: z.array(matchReason) })),
});
export type MatchingJobs = z.infer<typeof matchingJobs>;
export type MatchingJob = MatchingJobs['jobs'][number];

export const matchingJobList = endpoint({
  method: 'GET',
  path: '/job/matching',
  access: 'Resume',
  summary:
    "List open jobs that match the caller's CV, best first, each with its reasons; without hidden companies and jobs the caller has applied for",
  response: one(matchingJobs),
  limit: 'open',
});

export const matchingTalents = z.array(z.strictObject({ talent: talentCard, reasons: z.array(matchReason) }));
export type MatchingTalents = z.infer<typeof matchingTalents>;

export const matchingTalentList = endpoint({
  method: 'GET',
  path: '/job/own/:id/talent',
  access: 'PostJob',
  right: 'hire',
  summary:
    "List job seekers who match one of the company's jobs, anonymously, best first, each with the reasons; without those who have applied for it or do not want to be found",
  response: one(matchingTalents),
  limit: 'open',
});
