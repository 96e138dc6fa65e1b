import type { CurrentActive } from '@acheep/contract/billing/order';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';

/** What may still be posted, under the order that publishing would use. */
export interface JobActivePlan {
  activeJob: number;
  validFrom: string;
  validTo: string;
}

/** Whether publishing failed because no job is left. */
export const isNoneLeft = (error: unknown) => error instanceof ApiError && error.code === 'order.none_left';

/** What is left of an order: none where there is no order, or its numbers are none. */
export function planOf(order: CurrentActive | null): JobActivePlan | null {
  if (!order) return null;
  const { jobs, jobsUsed, validFrom, validTo } = order;
  return { activeJob: Math.max(0, jobs - jobsUsed) || 0, validFrom, validTo };
}

type Answer = ApiResponse<'GET /order/current-active'>;
const query = apiQuery('GET /order/current-active');

/** The plan of the signed-in recruiter; undefined while it is not known, null where there is none. */
export function useActivePlan(): JobActivePlan | null | undefined {
  const enabled = can(useSession()?.user.role, 'PostJob');
  return useQuery({ ...query, enabled, select: ({ data }: Answer) => planOf(data) }).data;
}

/** Whether a job can be published now. What is remembered counts where it says yes: publishing looks again. */
export async function mayPublish(): Promise<boolean> {
  const known = queryClient.getQueryData<Answer>(query.queryKey);
  if (planOf(known?.data ?? null)?.activeJob) return true;
  const { data } = await queryClient.fetchQuery({
    queryKey: query.queryKey,
    queryFn: () => call('GET /order/current-active'),
    staleTime: 0,
  });
  return Boolean(planOf(data)?.activeJob);
}
