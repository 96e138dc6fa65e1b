import { adminPaths } from '@acheep/contract/admin-paths';
import type { TodayWait } from '@acheep/contract/platform/today-option';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** The filtered list of each kind of work that awaits the operator. */
export const waitingLists: Record<TodayWait, string> = {
  order: adminPaths.orders({ status: 'pending' }),
  company: adminPaths.companies({ state: 'waiting' }),
  paper: adminPaths.companies({ state: 'waiting', papers: 'with' }),
  job: adminPaths.moderation(),
  mark: adminPaths.jobs({ mark: 'any' }),
  report: adminPaths.reports({ status: 'open' }),
  message: adminPaths.enquiries({ status: 'open', kind: 'contact' }),
  service: adminPaths.enquiries({ status: 'open', kind: 'service' }),
  mail: adminPaths.tasks({ state: 'failed', kind: 'mail' }),
  task: adminPaths.tasks({ state: 'failed', kind: 'other' }),
};

const pageOf = (what: TodayWait) => waitingLists[what].split('?')[0];

/** Milliseconds after which the numbers are read again, for what others have done. */
const often = 60_000;

/**
 * Returns a function that tells how much awaits the operator on a page; undefined where it is not `enabled`. The numbers
 * follow whatever the operator does.
 */
export function useWaitingCount(enabled: boolean): (page: string) => number | undefined {
  const { data: waits } = useQuery({ ...apiData('GET /admin/waiting'), enabled, refetchInterval: often });
  useEffect(() => {
    if (!enabled) return;
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') void invalidate('GET /admin/waiting');
    });
  }, [enabled]);
  return (page) =>
    waits
      // Companies with documents are among those to verify.
      ?.filter(({ what }) => what !== 'paper' && pageOf(what) === page)
      .reduce((sum, { count }) => sum + count, 0);
}
