import type { JobDetail } from '@acheep/contract/jobs/job';
import { viaName } from '@acheep/contract/kernel/share-channel';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/**
 * Counts a view of an open job, unless the user belongs to its company. The way of a shared link is counted with it, and
 * leaves the address, so that it does not travel on when somebody copies that.
 */
export function useCountView(job: JobDetail | undefined) {
  const company = useSession()?.user.company?._id;
  const counts = job?.status === 'active' && job.company._id !== company;
  const id = counts ? job._id : undefined;
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (!id) return;
    const via = search.get(viaName);
    // Fire and forget: a lost count does not matter.
    void call('POST /job/:id/view', { params: { id }, query: via ? { via } : {} }).catch(() => undefined);
    if (via) setSearch({}, { replace: true, preventScrollReset: true });
    // Once for each job, whatever becomes of the address.
  }, [id]);
}
