import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import { contextNow } from './context.ts';
import { watchEventLoop } from './event-loop.ts';
import { openWork } from './open-work.ts';
import type { HoldLimits, WatchOrder } from './watchdog.worker.ts';
import { workSecret } from './work-key.ts';

/** What is asked of the loop in the middle of what holds it, and its answer: whose work it is, and what of the program runs. */
const question = 'acheepHolds';
const answer = () => JSON.stringify({ work: contextNow()?.opened?.work, stack: new Error('held').stack });

/**
 * Starts the thread that watches the event loop from outside: what holds it is told after a second, and ends the process
 * after ten. Whatever started the process starts it anew.
 */
export function startWatchdog(
  { DATABASE_URL, SECRET, LOG_LEVEL }: Pick<Config, 'DATABASE_URL' | 'SECRET' | 'LOG_LEVEL'>,
  onError: (error: unknown) => void,
  limits: HoldLimits,
): { close(): Promise<unknown> } {
  Object.assign(globalThis, { [question]: answer });
  // The beat goes on while the process stops, long after its app has closed.
  const stopBeat = watchEventLoop(() => {});
  const workerData: WatchOrder = {
    ...limits,
    question,
    memory: openWork.memory.memory,
    database: DATABASE_URL,
    secret: workSecret(SECRET),
    level: LOG_LEVEL,
  };
  const thread = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  thread.on('error', onError).unref();
  return {
    close() {
      stopBeat();
      return thread.terminate();
    },
  };
}
