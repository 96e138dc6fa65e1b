import type { OwnApplication } from '@acheep/contract/hiring/application';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';

type Answer = ApiResponse<'GET /application/applied-job'>;

/** Keeps a job seeker's own applications; for recruiters, the same endpoint returns jobs. */
export const ownApplications = ({ data }: Pick<Answer, 'data'>): OwnApplication[] =>
  data.filter((one) => 'cv' in one);

const appliedAt = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(ownApplications(answer).map(({ job, createdAt }) => [job._id, createdAt]));

const nothingApplied: ReadonlyMap<string, string> = new Map();

/**
 * Time of application by job id, for the signed-in job seeker: of one job, if its id is given, else of the latest
 * hundred, to mark them in lists.
 */
export function useAppliedJobs(jobId?: string): ReadonlyMap<string, string> {
  const role = useSession()?.user.role;
  const query = jobId ? { 'filter[jobId]': jobId } : { limit: 100 };
  const { data = nothingApplied } = useQuery({
    ...apiQuery('GET /application/applied-job', { query }),
    select: appliedAt,
    enabled: can(role, 'UserAppliedJob'),
  });
  return data;
}
