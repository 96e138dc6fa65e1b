import type { JobDetail } from '@acheep/contract/jobs/job';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';

/** Why there is no form to apply with, or that it has been sent. */
export type Gate = 'sent' | 'exists' | 'closed' | 'other-way' | 'sign-in' | 'seekers-only';

interface Situation {
  job: Pick<JobDetail, 'status' | 'open'>;
  /** The reader's role; undefined for a visitor. */
  role: Role | undefined;
  /** Whether the reader has applied for the job before. */
  applied: boolean;
  /** Whether visitors may apply. */
  isEasy?: boolean;
}

/** What stands in the way of applying; undefined where nothing does. What concerns the job is said before the sign-in. */
export function gateOf({ job, role, applied, isEasy = false }: Situation): Gate | undefined {
  if (applied) return 'exists';
  if (job.status !== 'active') return 'closed';
  if (!job.open) return 'other-way';
  if (!role) return isEasy ? undefined : 'sign-in';
  return can(role, 'UserAppliedJob') ? undefined : 'seekers-only';
}

/** The refusals of the API that are a response rather than an error. */
const refusals: Partial<Record<string, Gate>> = {
  'application.exists': 'exists',
  'job.closed': 'closed',
  'job.not_on_site': 'other-way',
};

/** The gate that an error code of the API stands for. */
export const gateOfRefusal = (code: string | undefined): Gate | undefined => refusals[code ?? ''];
