import { once } from 'node:events';
import { TaskFailure } from './queue.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs memory-intensive work one at a time in this process, in order of arrival: a video and the nightly backup
 * together need more memory than the worker's container has. An aborted caller stops waiting.
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
  // Those behind an aborted caller still wait for those before it.
  last = Promise.allSettled([before, mine]);
  return mine;
}
