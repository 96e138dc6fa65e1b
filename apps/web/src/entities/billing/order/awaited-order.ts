import { maxPending, type Order } from '@acheep/contract/billing/order';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import { apiPage } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';

const pending = apiPage('GET /order', { query: { 'filter[status]': 'pending', limit: maxPending } });

/** Returns the unpaid order whose confirmation publishes this draft; undefined if there is none, or while unknown. */
export function useAwaitedOrder(jobId: string | undefined): Order | undefined {
  const session = useSession();
  const enabled = jobId !== undefined && can(session?.user.role, 'PostJob');
  const orders = useQuery({ ...pending, enabled }).data?.data;
  return jobId === undefined ? undefined : orders?.find(({ job }) => job?._id === jobId);
}
