import { can } from '@acheep/contract/kernel/permission';
import { onlineManager } from '@tanstack/react-query';
import { latestApplications, ownApplications } from '../../../entities/jobs/job/applied-jobs.ts';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
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

/** Reads own applications, and all there is to know of an interview to come: `keepIfSeen` caches the answers. */
async function readApplications() {
  const latest = await queryClient.fetchQuery(latestApplications);
  for (const { _id: id, interview } of ownApplications(latest)) {
    if (!interview) continue;
    await queryClient.fetchQuery(apiQuery('GET /application/applied-job/:id', { params: { id } }));
    await queryClient.fetchQuery(apiQuery('GET /application/applied-job/:id/interview', { params: { id } }));
  }
}

const renewApplications = () => {
  if (isOnline() && can(getSession()?.user.role, 'UserAppliedJob')) quietly(readApplications());
};

function renew() {
  renewSaved();
  renewApplications();
}

/** Deletes cached data of other users. */
function forget() {
  quietly(forgetOthers());
  if (!getSession()) quietly(leaveDevice());
}

const isJobList = () => /^(?:\/km)?\/job\/?$/.test(window.location.pathname);

/** Answers that are about one's own applications and CV. */
const isOwn = (endpoint: unknown) =>
  /^GET \/(?:application\/applied-job\b|users\/resume(?:$|\/statistics|\/views))/.test(String(endpoint));
/** A job that was not applied for has an empty list. */
const isOfNone = (endpoint: unknown, { data }: { data?: unknown }) =>
  endpoint === 'GET /application/applied-job' && Array.isArray(data) && data.length === 0;

/** Caches own applications and CV, a job if its page is open, and results of the list of jobs. */
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
  if (isOwn(endpoint) && can(getSession()?.user.role, 'UserAppliedJob') && !isOfNone(endpoint, data))
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
  renew();
  for (const query of queryClient.getQueryCache().getAll()) keepIfSeen(query);
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      const isFetched = event.type === 'updated' && event.action.type === 'success';
      if (isFetched || event.type === 'observerAdded') keepIfSeen(event.query);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [changed] = event.mutation.options.mutationKey ?? [];
      if (changed === 'bookmark') renewSaved();
      if (changed === 'application') renewApplications();
    }),
    subscribeSession(() => {
      forget();
      renew();
    }),
    onlineManager.subscribe((online) => {
      if (online) renew();
      else quietly(restoreJobs());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
