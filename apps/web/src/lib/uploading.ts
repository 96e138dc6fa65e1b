import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  underWay += change;
  for (const listener of listeners) listener();
}

/** Counts an upload as under way until it settles. */
export function whileUploading<T>(upload: Promise<T>): Promise<T> {
  count(1);
  return upload.finally(() => count(-1));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True during an upload: a save now would lack the file. */
export const useUploading = () => useSyncExternalStore(subscribe, () => underWay > 0);
