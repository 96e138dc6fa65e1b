import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import { contextNow } from './context.ts';
import { watchEventLoop } from './event-loop.ts';
import { openWork } from './open-work.ts';
import type { HoldLimits, WatchOrder } from './watchdog.worker.ts';
import { workSecret } from './work-key.ts';

/** The function that the watchdog calls inside blocking work: returns the work and the stack. */
const question = 'acheepHolds';
const answer = () => JSON.stringify({ work: contextNow()?.opened?.work, stack: new Error('held').stack });

/**
 * Starts the thread that watches the event loop: a block is logged after a second, and ends the process after ten. The
 * supervisor restarts it.
 */
export function startWatchdog(
  { DATABASE_URL, SECRET, LOG_LEVEL }: Pick<Config, 'DATABASE_URL' | 'SECRET' | 'LOG_LEVEL'>,
  onError: (error: unknown) => void,
  limits: HoldLimits,
): { close(): Promise<unknown> } {
  Object.assign(globalThis, { [question]: answer });
  // The beat continues while the process stops, after its app has closed.
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
