import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '@acheep/database/connection';
import { fromPrisma, type JobWithMetadata, PgBoss } from 'pg-boss';
import { indexActive, leftWork, lookSeconds } from './left-work.repository.ts';
import type { Task } from './task.ts';
import { secondsAside } from './watching/put-aside.ts';
import { asWork, recordTask } from './watching/task-record.ts';

/** A failure told in what the log and the queue may keep: neither addresses nor tokens. */
export class TaskFailure extends Error {
  readonly details: Record<string, unknown>;
  /** Another try would fail the same. */
  readonly isFinal: boolean;

  constructor(reason: string, details: Record<string, unknown> = {}, { isFinal = false } = {}) {
    super(reason);
    this.details = { reason, ...details };
    this.isFinal = isFinal;
  }
}

/** By then the transaction that ordered work has usually ended, milliseconds. */
const soon = 25;
/** For so long work that was cut off may tidy up after itself, milliseconds. */
const tidying = 2_000;
const noTask = '00000000-0000-0000-0000-000000000000';

/** What is told of a task that failed; it is tried again unless `isFinal`. */
export interface FailedTask extends Record<string, unknown> {
  task: string;
  id: string;
  tries: number;
  isFinal: boolean;
}

export interface Run {
  /** Stays the same when the task is tried again. */
  id: string;
  /** Aborts when the worker will not wait any longer: it stops, or the task's time is over. */
  signal: AbortSignal;
}

interface WorkOptions {
  /** How many workers look for work, and how much each carries out at once; it looks again when they are all done. */
  workers?: number;
  batch?: number;
  /** Leaves out what has a lower priority. */
  minPriority?: number;
}

export interface Queue {
  /** Puts work on a queue inside the transaction of the change that causes it: both happen, or neither. */
  enqueue<Data extends object>(
    tx: Transaction,
    task: Task<Data>,
    data: Data,
    options?: {
      /** On a queue that says so, work for the same thing that nobody has begun yet stands for this one too. */
      onceFor?: string;
      /** Higher ones go first. */
      priority?: number;
      /** Nobody begins before so many seconds have passed. */
      inSeconds?: number;
    },
  ): Promise<void>;
  /** Starts carrying out the work of one queue. A handler that throws is called again later, unless that is futile. */
  work<Data extends object>(
    task: Task<Data>,
    handler: (data: Data, run: Run) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Puts work without data on a queue at the times that `cron` says (UTC), once however many workers there are. */
  schedule(task: Task<object>, cron: string): Promise<void>;
  /** Takes nothing more. What is put on a queue waits for another process, or for later. */
  rest(): Promise<void>;
  /**
   * Takes nothing more, and lets work that runs finish for up to so many milliseconds; what has not goes back on its
   * queue.
   */
  stop(milliseconds?: number): Promise<void>;
}

/**
 * Starts pg-boss on the application's own pool, with a queue for each of `tasks`; it keeps its tables in the schema
 * `pgboss`. `onError` hears of failures of the queue itself, `onFailure` of tasks.
 */
export async function startQueue(
  database: Database,
  tasks: readonly Task<object>[],
  onError: (error: Error) => void,
  onFailure: (failed: FailedTask) => void = () => {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', onError);
  await boss.start();
  await indexActive(database);
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of tasks) {
    // A site that is older has the queue, as an earlier version made it. What kind of queue it is stays.
    const { policy, ...changeable } = options;
    const queue = found.get(name);
    // What pg-boss found at its start it remembers.
    if (queue && Object.entries(changeable).every(([option, value]) => Reflect.get(queue, option) === value))
      continue;
    if (queue) await boss.updateQueue(name, changeable);
    else await boss.createQueue(name, options);
    // Has pg-boss remember the queue. Read at the first send, inside a transaction, it takes a second connection; and
    // where every connection is in such a transaction, none of them gets one.
    await boss.getJobById(name, noTask);
  }

  function failed(task: string, { id, retryCount, retryLimit }: JobWithMetadata, error: unknown) {
    const details = error instanceof TaskFailure ? error.details : { err: error };
    const isFinal = retryCount >= retryLimit || (error instanceof TaskFailure && error.isFinal);
    onFailure({ task, id, tries: retryCount + 1, isFinal, ...details });
    return { id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output: details };
  }

  /** What is being carried out, to its very end. */
  const running = new Set<Promise<unknown>>();
  function watched<T>(work: Promise<T>): Promise<T> {
    const settled = work.finally(() => running.delete(settled));
    running.add(settled);
    return settled;
  }

  /** The workers of the queues whose work is carried out here. */
  const worked = new Map<string, string[]>();
  const looksSoon = new Set<string>();
  /** Work that is ordered in this process need not wait for the next look. What this misses, the next look finds. */
  function lookSoon(name: string) {
    if (looksSoon.has(name) || !worked.has(name)) return;
    looksSoon.add(name);
    setTimeout(() => {
      looksSoon.delete(name);
      for (const worker of worked.get(name) ?? []) boss.notifyWorker(worker);
    }, soon).unref();
  }
  const takeBack = leftWork(database);
  let looking: NodeJS.Timeout | undefined;

  return {
    async enqueue(tx, { name }, data, { onceFor, priority = 0, inSeconds } = {}) {
      const once = onceFor === undefined ? {} : { singletonKey: onceFor };
      await boss.send(name, data, {
        priority,
        ...once,
        ...(inSeconds && { startAfter: inSeconds }),
        db: fromPrisma(tx),
      });
      if (!inSeconds) lookSoon(name);
    },
    async work({ name }, handler, { workers = 1, batch = 1, ...which } = {}) {
      const tryOnce = async (job: JobWithMetadata) => {
        try {
          // Tried again it would end the next process, and with it what else that does.
          if (secondsAside(asWork(name, job.id)) > 0)
            throw new TaskFailure(
              'it held up the process until that was ended, twice',
              {},
              { isFinal: true },
            );
          await handler(job.data as Parameters<typeof handler>[0], job);
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          return failed(name, job, error);
        }
      };
      const carryOut = (job: JobWithMetadata) => recordTask(name, job.id, () => tryOnce(job));
      const asWeWork = {
        pollingIntervalSeconds: 0.5,
        heartbeatRefreshSeconds: lookSeconds,
        includeMetadata: true,
        perJobResults: true,
      } as const;
      const options = { ...asWeWork, batchSize: batch, ...which };
      const ids = worked.get(name) ?? [];
      worked.set(name, ids);
      looking ??= setInterval(() => void takeBack().catch(onError), lookSeconds * 1000);
      for (let count = 0; count < workers; count += 1) {
        const worker = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
          const results = await Promise.all(jobs.map((job) => watched(carryOut(job))));
          // There may be more: it looks again at once.
          boss.notifyWorker(worker);
          return results;
        });
        ids.push(worker);
      }
    },
    async schedule({ name }, cron) {
      await boss.schedule(name, cron);
    },
    async rest() {
      clearInterval(looking);
      for (const name of worked.keys()) await boss.offWork(name, { wait: false });
    },
    async stop(timeout = 10_000) {
      clearInterval(looking);
      // Waits to the moment; pg-boss itself would look every half second whether all have finished.
      const finished = Promise.all([...worked.keys()].map((name) => boss.offWork(name)));
      await Promise.race([finished, sleep(timeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      // What was cut off is told so only now, and has files and records to put right while the database is there.
      await Promise.race([Promise.allSettled(running), sleep(tidying, undefined, { ref: false })]);
    },
  };
}
