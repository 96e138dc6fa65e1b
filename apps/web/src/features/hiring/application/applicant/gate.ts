import type { JobDetail } from '@acheep/contract/jobs/job';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';

/** Reason why there is no application form, or `sent`. */
export type Gate = 'sent' | 'exists' | 'closed' | 'other-way' | 'sign-in' | 'seekers-only';

interface Situation {
  job: Pick<JobDetail, 'status' | 'open'>;
  /** The user's role; undefined for visitors. */
  role: Role | undefined;
  /** True when the user has already applied for the job. */
  applied: boolean;
  /** True when visitors may apply. */
  isEasy?: boolean;
}

/** Returns what prevents applying; undefined if nothing does. Reasons that concern the job precede signing in. */
export function gateOf({ job, role, applied, isEasy = false }: Situation): Gate | undefined {
  if (applied) return 'exists';
  if (job.status !== 'active') return 'closed';
  if (!job.open) return 'other-way';
  if (!role) return isEasy ? undefined : 'sign-in';
  return can(role, 'UserAppliedJob') ? undefined : 'seekers-only';
}

/** Refusals of the API that are a gate rather than an error. */
const refusals: Partial<Record<string, Gate>> = {
  'application.exists': 'exists',
  'job.closed': 'closed',
  'job.not_on_site': 'other-way',
};

/** Returns the gate of an API error code. */
export const gateOfRefusal = (code: string | undefined): Gate | undefined => refusals[code ?? ''];
