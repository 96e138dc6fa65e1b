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

/** When somebody applied for a job, and whether they have withdrawn. */
export interface Applied {
  at: string;
  withdrawn: boolean;
}

const appliedJobs = (answer: Answer): ReadonlyMap<string, Applied> =>
  new Map(
    ownApplications(answer).map(({ job, createdAt: at, status }) => [
      job._id,
      { at, withdrawn: status === 'withdrawn' },
    ]),
  );

const nothingApplied: ReadonlyMap<string, Applied> = new Map();

/** The applications that mark jobs in lists. */
export const latestApplications = apiQuery('GET /application/applied-job', { query: { limit: 100 } });

/**
 * Own application by job id, for the signed-in job seeker: of one job, if its id is given, else of the latest
 * hundred, to mark them in lists.
 */
export function useAppliedJobs(jobId?: string): ReadonlyMap<string, Applied> {
  const isSeeker = can(useSession()?.user.role, 'UserAppliedJob');
  const { data: ofJob } = useQuery({
    ...apiQuery('GET /application/applied-job', { query: { 'filter[jobId]': jobId } }),
    select: appliedJobs,
    enabled: isSeeker && jobId !== undefined,
  });
  // Without a network, the latest may be all that is known of the job.
  const { data: ofLatest } = useQuery({
    ...latestApplications,
    select: appliedJobs,
    enabled: isSeeker && jobId === undefined,
  });
  return ofJob ?? ofLatest ?? nothingApplied;
}
