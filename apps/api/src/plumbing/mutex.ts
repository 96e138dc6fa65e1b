import { once } from 'node:events';
import { TaskFailure } from './queue.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does what takes much memory for minutes one after the other in this process, in the order in which it came: a video
 * and the night's backup, side by side, are more than the worker's container has. Whoever is stopped meanwhile waits no
 * longer.
 */
export async function oneAtATime<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const before = last;
  const given = new AbortController();
  const mine = (async () => {
    if (!signal.aborted) {
      const stopped = once(signal, 'abort', { signal: given.signal }).catch(() => {});
      await Promise.race([before, stopped]).finally(() => given.abort());
    }
    if (signal.aborted) throw new TaskFailure('stopped');
    return work();
  })();
  // Of one that was stopped, those behind it wait for those before it.
  last = Promise.allSettled([before, mine]);
  return mine;
}
