import type { Localized } from '@acheep/contract/kernel/locale';
import type { QueueOptions } from 'pg-boss';
import type { Deps } from '../deps.ts';
import type { Run } from './queue.ts';
import { heartbeatSeconds } from './queued-work.repository.ts';

/** A kind of background work with its queue. `Data` is the payload of each job. */
export interface Task<Data extends object> {
  /** Name of the queue. Renaming it abandons its waiting jobs. */
  name: string;
  /** What it does, for the operator; null where it does nothing. */
  title: Localized | null;
  options: QueueOptions & { policy?: 'short' };
  /** Never set: it ties the data's type to the task. */
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
 * Defines background work, which is retried for hours when it fails. Code that queues it imports only this; the module
 * that runs it lists a `TaskWorker`. What the operator may meet has a `title`.
 */
export const task = <Data extends object = Record<string, never>>(
  name: string,
  title: Localized | null = null,
  options: Task<Data>['options'] = {},
): Task<Data> => ({ name, title, options: { ...retries, ...options } });

export interface TaskWorker {
  task: Task<object>;
  /** Starts processing; returns what to close after it has stopped. Without it the queue is only written to. */
  start?(deps: Deps): Promise<{ close(): void } | undefined>;
}

/** A worker that processes a task with `run`, and queues it at the times of `cron` (UTC). */
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
