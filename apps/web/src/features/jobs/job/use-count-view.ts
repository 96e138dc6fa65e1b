import type { JobDetail } from '@acheep/contract/jobs/job';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** Has a look at an open job counted for its recruiter, unless it is one at the company's own. */
export function useCountView(job: JobDetail | undefined) {
  const company = useSession()?.user.company?._id;
  const counts = job?.status === 'active' && job.company._id !== company;
  const id = counts ? job._id : undefined;
  useEffect(() => {
    // Nobody waits for it, and nobody misses it.
    if (id) void call('POST /job/:id/view', { params: { id } }).catch(() => undefined);
  }, [id]);
}
