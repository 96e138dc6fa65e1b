import type { JobDetail } from '@acheep/contract/jobs/job';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** Counts a view of an open job, unless the user belongs to its company. */
export function useCountView(job: JobDetail | undefined) {
  const company = useSession()?.user.company?._id;
  const counts = job?.status === 'active' && job.company._id !== company;
  const id = counts ? job._id : undefined;
  useEffect(() => {
    // Fire and forget: a lost count does not matter.
    if (id) void call('POST /job/:id/view', { params: { id } }).catch(() => undefined);
  }, [id]);
}
