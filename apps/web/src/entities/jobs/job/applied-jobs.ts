import type { OwnApplication } from '@acheep/contract/hiring/application';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';

type Answer = ApiResponse<'GET /application/applied-job'>;

/** What a job seeker is answered; a recruiter gets jobs instead. */
export const ownApplications = ({ data }: Pick<Answer, 'data'>): OwnApplication[] =>
  data.filter((one) => 'cv' in one);

const appliedAt = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(ownApplications(answer).map(({ job, createdAt }) => [job._id, createdAt]));

const nothingApplied: ReadonlyMap<string, string> = new Map();

/**
 * The jobs that the signed-in job seeker applied for, with the moment. Of one job, when its id is given; else of
 * the latest hundred, which marks them in lists.
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
