import { can } from '@acheep/contract/kernel/permission';
import { onlineManager } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api.ts';
import { leaveDevice } from '../../../lib/device.ts';
import { isOnline } from '../../../lib/online.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { getSession, subscribeSession } from '../../../lib/session.ts';
import { forgetOthers, keepAnswer, keepResults, keepSaved, keepSeen, restoreJobs } from './offline-job.ts';

/** Ignores failures: the user did not ask for it. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

const renewSaved = () => {
  if (isOnline() && can(getSession()?.user.role, 'Bookmarked')) quietly(keepSaved());
};

/** Deletes cached data of other users. */
function forget() {
  quietly(forgetOthers());
  if (!getSession()) quietly(leaveDevice());
}

const isJobList = () => /^(?:\/km)?\/job\/?$/.test(window.location.pathname);

/** Answers that are about one's own applications. */
const isOwn = (endpoint: unknown) => /^GET \/application\/applied-job\b/.test(String(endpoint));
/** A job that was not applied for has an empty list. */
const isEmpty = ({ data }: { data?: unknown }) => Array.isArray(data) && data.length === 0;

/** Caches own applications, a job if its page is open, and results of the list of jobs. */
function keepIfSeen(query: {
  queryKey: readonly unknown[];
  state: { data?: unknown; dataUpdatedAt: number };
  getObserversCount(): number;
}) {
  const { data, dataUpdatedAt: at } = query.state;
  const { queryKey } = query;
  const [endpoint] = queryKey;
  if (!data) return;
  // Their page may have been left before anything was kept.
  if (isOwn(endpoint) && can(getSession()?.user.role, 'UserAppliedJob') && !isEmpty(data))
    quietly(keepAnswer({ at, queryKey, answer: data }));
  if (query.getObserversCount() === 0) return;
  if (endpoint === 'GET /job/:id') quietly(keepSeen(data as ApiResponse<'GET /job/:id'>, at));
  if ((endpoint === 'GET /job' || endpoint === 'GET /job/for-me') && isJobList())
    quietly(keepResults({ at, queryKey, answer: data }));
}

/** Caches viewed and saved jobs for offline use, while the same user is here. */
export function startKeeping(): () => void {
  if (!('caches' in window)) return () => undefined;
  forget();
  renewSaved();
  for (const query of queryClient.getQueryCache().getAll()) keepIfSeen(query);
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      const isFetched = event.type === 'updated' && event.action.type === 'success';
      if (isFetched || event.type === 'observerAdded') keepIfSeen(event.query);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.mutation.options.mutationKey?.[0] === 'bookmark') renewSaved();
    }),
    subscribeSession(() => {
      forget();
      renewSaved();
    }),
    onlineManager.subscribe((online) => {
      if (online) renewSaved();
      else quietly(restoreJobs());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
