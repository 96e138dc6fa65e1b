import type { ErrorCode } from '@acheep/contract/errors';
import type { ApplicationStatus } from '@acheep/contract/hiring/application-option';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { firstStandardStage, hired } from '@acheep/contract/hiring/stage-option';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { statusOn } from '../../jobs/job/job.policy.ts';

interface AppliedTo {
  status: JobStatus;
  /** Last day on which the job is open, at midnight UTC. */
  closingDate: Date | null;
  applyBy: string[];
}

/** Reason why nobody can apply on `today`; null if they can. Drafts and archived jobs are reported as missing. */
export function applyingRefused(today: string, job: AppliedTo): ErrorCode | null {
  const status = statusOn(today, job);
  if (status === 'closed') return 'job.closed';
  if (status !== 'active') return 'not_found';
  return job.applyBy.includes('site') ? null : 'job.not_on_site';
}

/** An hour of the next day in Phnom Penh. */
export const tomorrowAt = (now: Date, hour: number) =>
  new Date(startOfDay(addDays(today(now), 1)).getTime() + hour * 3_600_000);

/** The files of an application are open to its readers unless the applicant has withdrawn it. */
export const filesAreOpen = ({ status }: { status: ApplicationStatus }): boolean => status !== 'withdrawn';

interface Staged {
  status: ApplicationStatus;
  stageId: string | null;
  hiredAt: Date | null;
}

/** Stage of a short-listed candidate; null for others. */
export const stageOf = ({ status, stageId, hiredAt }: Staged): StageReference | null => {
  if (status !== 'shortlisted') return null;
  return hiredAt ? hired : (stageId ?? firstStandardStage);
};

/** Allowed until the applicant is notified of a decision: an earlier refusal would reveal it. */
export const mayWithdraw = ({ toldStatus }: { toldStatus: ApplicationStatus }): boolean =>
  toldStatus === 'received';
