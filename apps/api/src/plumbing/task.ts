import type { QueueOptions } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { heartbeatSeconds } from './left-work.repository.ts';
import type { Run } from './queue.ts';

/** A kind of background work, with the queue that it waits in. `Data` is what each piece of it carries. */
export interface Task<Data extends object> {
  /** Of the queue. Renamed, it leaves behind what waits there. */
  name: string;
  options: QueueOptions & { policy?: 'short' };
  /** Never there: it ties the data to the task. */
  carries?(data: Data): void;
}

const retries = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds,
};

/**
 * Names background work, which is tried again for hours where it fails. Whoever needs it done imports this alone; the
 * module that does it lists a `TaskWorker`.
 */
export const task = <Data extends object = Record<string, never>>(
  name: string,
  options: Task<Data>['options'] = {},
): Task<Data> => ({ name, options: { ...retries, ...options } });

/** How a module carries out a task. */
export interface TaskWorker {
  task: Task<object>;
  /** Begins to look for work; returns what to close after it has stopped. Without it the queue is only written to. */
  start?(deps: Deps): Promise<{ close(): void } | undefined>;
}

/** Has `run` do the work of a task, and puts it on its queue at the times of `cron` (UTC). */
export function carryOut<Data extends object>(
  task: Task<Data>,
  run: (deps: Deps, data: Data, about: Run) => Promise<unknown>,
  { cron }: { cron?: string } = {},
): TaskWorker {
  return {
    task,
    async start(deps) {
      await deps.queue.work(task, async (data, about) => {
        await run(deps, data, about);
      });
      if (cron) await deps.queue.schedule(task, cron);
      return undefined;
    },
  };
}
