import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOnline } from '../../../lib/online.ts';
import { queryClient } from '../../../lib/query-client.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

export const useOnline = () => useSyncExternalStore(subscribe, isOnline);

/** Returns the time of the oldest data on the page; undefined if there is none. */
function shownAt(): number | undefined {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => String(queryKey[0]).startsWith('GET ') && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

const subscribeShown = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);
export const useShownAt = () => useSyncExternalStore(subscribeShown, shownAt);

/** Returns whether the server responds; the browser only knows whether there is a connection. */
const isReachable = () =>
  fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const [soonest, latest] = [5_000, 60_000];

/** While the browser reports a network but the site is offline, polls the server with increasing delays. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (wait: number) => {
    if (isOnline()) return;
    if (navigator.onLine && (await isReachable())) return onlineManager.setOnline(true);
    timer = setTimeout(() => void look(Math.min(wait * 2, latest)), wait);
  };
  const begin = () => {
    clearTimeout(timer);
    if (!isOnline()) timer = setTimeout(() => void look(soonest * 2), soonest);
  };
  begin();
  const stop = onlineManager.subscribe(begin);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
