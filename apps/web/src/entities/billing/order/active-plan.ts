import type { CurrentActive } from '@acheep/contract/billing/order';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';

/** Remaining jobs of the order that publishing would use. */
export interface JobActivePlan {
  activeJob: number;
  /** Of all orders that are valid. */
  allJobs: number;
  validFrom: string;
  validTo: string;
}

/** True when publishing failed because no job is left. */
export const isNoneLeft = (error: unknown) => error instanceof ApiError && error.code === 'order.none_left';

/** Returns the remaining jobs of an order; null without an order, 0 if its numbers are missing. */
export function planOf(order: CurrentActive | null): JobActivePlan | null {
  if (!order) return null;
  const { jobs, jobsUsed, jobsLeft, validFrom, validTo } = order;
  const activeJob = Math.max(0, jobs - jobsUsed) || 0;
  return { activeJob, allJobs: Math.max(activeJob, jobsLeft || 0), validFrom, validTo };
}

type Answer = ApiResponse<'GET /order/current-active'>;
const query = apiQuery('GET /order/current-active');

/** Returns the signed-in recruiter's plan; undefined while unknown, null if there is none. */
export function useActivePlan(): JobActivePlan | null | undefined {
  const enabled = can(useSession()?.user.role, 'PostJob');
  return useQuery({ ...query, enabled, select: ({ data }: Answer) => planOf(data) }).data;
}

/** Returns whether a job can be published now. A positive cached answer is enough, since publishing checks again. */
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

/**
 * Fails as publishing a draft would if no job is left. Asked first, since a browser reports each refused request as an
 * error, and to have no package yet is none.
 */
export async function needJobLeft(): Promise<void> {
  if (!(await mayPublish())) throw new ApiError(409, { code: 'order.none_left' });
}
