import type { ApplicationStatus } from '@acheep/contract/hiring/application-option';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { ErrorCode } from '@acheep/contract/kernel/error-code';
import { statusOn } from '../../jobs/job/job.policy.ts';

interface AppliedTo {
  status: JobStatus;
  /** The last day on which the job is open, at midnight UTC. */
  closingDate: Date | null;
  applyBy: string[];
}

/** Why nobody can apply for this job on `today`; null where one can. Drafts and archived jobs are not there at all. */
export function applyingRefused(today: string, job: AppliedTo): ErrorCode | null {
  const status = statusOn(today, job);
  if (status === 'closed') return 'job.closed';
  if (status !== 'active') return 'not_found';
  return job.applyBy.includes('site') ? null : 'job.not_on_site';
}

/** Whoever may read an application opens its files too, unless the applicant has taken it back. */
export const filesAreOpen = ({ status }: { status: ApplicationStatus }): boolean => status !== 'withdrawn';

/**
 * Whoever applied may take it back as long as they were told of no decision: one that waits to be told would be told by
 * a refusal.
 */
export const mayWithdraw = ({ toldStatus }: { toldStatus: ApplicationStatus }): boolean =>
  toldStatus === 'received';
