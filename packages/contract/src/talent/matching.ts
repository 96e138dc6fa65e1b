import { z } from 'zod';
import { jobCard } from '../jobs/job.ts';
import { languages } from '../jobs/job-option.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { talentCard } from './talent.ts';

/** Jobs that are shown to a job seeker at most, and people to a recruiter. */
export const mostMatchingJobs = 10;
export const mostMatchingTalents = 20;

/**
 * One reason why a job and a CV fit, with what it is about. The strongest come first. All of it stands in the job, or in
 * the CV as recruiters read it unnamed.
 */
export const matchReason = z.discriminatedUnion('kind', [
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
  /** It pays what is expected at least, in either currency. */
  z.strictObject({ kind: z.literal('salary') }),
]);
export type MatchReason = z.infer<typeof matchReason>;

export const matchingJobs = z.strictObject({
  /** `none`: there is no CV. `thin`: it says neither a title nor a category nor what one can do. */
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
    'Open jobs that fit the own CV, the best first, each with its reasons; without ignored companies and what one has applied for',
  response: one(matchingJobs),
  limit: 'open',
});

export const matchingTalents = z.array(z.strictObject({ talent: talentCard, reasons: z.array(matchReason) }));
export type MatchingTalents = z.infer<typeof matchingTalents>;

export const matchingTalentList = endpoint({
  method: 'GET',
  path: '/job/own/:id/talent',
  access: 'PostJob',
  summary:
    "People who fit one of the company's own jobs, unnamed, the best first, each with the reasons; without those who have applied for it or do not want to be found",
  response: one(matchingTalents),
  limit: 'open',
});
