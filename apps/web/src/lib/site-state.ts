import { siteStateHeader } from '@acheep/contract/kernel/site-state';
import { useSyncExternalStore } from 'react';

/** True while the latest response said that the site can be read and not changed. */
let isReading = false;
const listeners = new Set<() => void>();

export function noteSiteState({ headers }: Pick<Response, 'headers'>) {
  const isReadingNow = headers.get(siteStateHeader) === 'reading';
  if (isReadingNow === isReading) return;
  isReading = isReadingNow;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useReading = () => useSyncExternalStore(subscribe, () => isReading);
