import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '@acheep/database/connection';
import { fromPrisma, type JobWithMetadata, PgBoss } from 'pg-boss';
import { beatSeconds, indexActive, leftWork, lookSeconds, queuesWithWork } from './queued-work.repository.ts';
import type { Task } from './task.ts';
import { secondsAside } from './watching/put-aside.ts';
import { asWork, recordTask } from './watching/task-record.ts';

/** A failure whose details may be logged and stored: without addresses and tokens. */
export class TaskFailure extends Error {
  readonly details: Record<string, unknown>;
  /** True when another try would fail the same way. */
  readonly isFinal: boolean;

  constructor(reason: string, details: Record<string, unknown> = {}, { isFinal = false } = {}) {
    super(reason);
    this.details = { reason, ...details };
    this.isFinal = isFinal;
  }
}

/** Milliseconds until the transaction that queued a job has usually committed. */
const soon = 25;
/** Milliseconds between two looks at all queues, for what other processes have queued and what has become due. */
const untilLook = 500;
/** Seconds after which pg-boss asks each queue by itself. */
const pollingSeconds = 60;
/** Milliseconds that aborted work has for cleaning up. */
const tidying = 2_000;
const noTask = '00000000-0000-0000-0000-000000000000';

/** The log entry of a failed task, which is retried unless `isFinal`. */
export interface FailedTask extends Record<string, unknown> {
  task: string;
  id: string;
  tries: number;
  isFinal: boolean;
}

export interface Run {
  /** Stays the same when the task is retried. */
  id: string;
  /** Aborts when the worker stops, or the task's time is over. */
  signal: AbortSignal;
}

interface WorkOptions {
  /** Number of workers, and jobs that each runs concurrently; it asks for more when all are done. */
  workers?: number;
  batch?: number;
  /** Ignores jobs with a lower priority. */
  minPriority?: number;
}

/** Processing of a queue that can rest: running jobs end, and the others wait without losing tries. */
export interface Worked {
  pause(): void;
  resume(): Promise<void>;
}

export interface Queue {
  /** Adds a job in the transaction of the change that causes it: both happen, or neither. */
  enqueue<Data extends object>(
    tx: Transaction,
    task: Task<Data>,
    data: Data,
    options?: {
      /** Deduplicates by this key: on a queue with such a policy, a job that has not started replaces this one. */
      onceFor?: string;
      /** Higher ones run first. */
      priority?: number;
      /** Seconds before it may start. */
      inSeconds?: number;
    },
  ): Promise<void>;
  /** The same for many jobs of one kind, in one statement. */
  enqueueAll<Data extends object>(
    tx: Transaction,
    task: Task<Data>,
    data: readonly Data[],
    options?: { priority?: number },
  ): Promise<void>;
  /** Starts processing one queue. A handler that throws is retried later, unless the failure is final. */
  work<Data extends object>(
    task: Task<Data>,
    handler: (data: Data, run: Run) => Promise<void>,
    options?: WorkOptions,
  ): Promise<Worked>;
  /** Adds a job at the times of `cron` (UTC), once for all workers. Its data is empty. */
  schedule(task: Task<object>, cron: string): Promise<void>;
  /** Stops taking jobs. Queued ones wait for another process, or for later. */
  rest(): Promise<void>;
  /** Stops taking jobs, and lets running ones finish for up to so many milliseconds; the rest return to the queue. */
  stop(milliseconds?: number): Promise<void>;
  /** Takes a failure of the queue itself that its user noticed. */
  report: (error: Error) => void;
}

async function prepareQueues(boss: PgBoss, database: Database, tasks: readonly Task<object>[]) {
  await boss.start();
  await indexActive(database);
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of tasks) {
    // The queue of an older site was created by an earlier version. Its policy cannot change.
    const { policy, ...changeable } = options;
    const queue = found.get(name);
    // pg-boss has cached the queues that it found at its start.
    if (queue && Object.entries(changeable).every(([option, value]) => Reflect.get(queue, option) === value))
      continue;
    if (queue) await boss.updateQueue(name, changeable);
    else await boss.createQueue(name, options);
    // Makes pg-boss cache the queue. Read at the first send, inside a transaction, it would take a second connection;
    // with every connection in such a transaction, none of them would get one.
    await boss.getJobById(name, noTask);
  }
}

/**
 * Starts pg-boss on the application's own pool, with a queue for each of `tasks`; its tables are in the schema
 * `pgboss`. `onError` gets failures of the queue itself, `onFailure` those of tasks.
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
  await prepareQueues(boss, database, tasks).catch(async (error) => {
    // Whoever starts it again begins with another one.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  });

  function failed(task: string, { id, retryCount, retryLimit }: JobWithMetadata, error: unknown) {
    const details = error instanceof TaskFailure ? error.details : { err: error };
    const isFinal = retryCount >= retryLimit || (error instanceof TaskFailure && error.isFinal);
    onFailure({ task, id, tries: retryCount + 1, isFinal, ...details });
    return { id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output: details };
  }

  /** Running work, until it has completely ended. */
  const running = new Set<Promise<unknown>>();
  function watched<T>(work: Promise<T>): Promise<T> {
    const settled = work.finally(() => running.delete(settled));
    running.add(settled);
    return settled;
  }

  /** Worker ids of the queues that are processed here. */
  const worked = new Map<string, Set<string>>();
  let isResting = false;
  const looksSoon = new Set<string>();
  function wake(name: string) {
    for (const worker of worked.get(name) ?? []) boss.notifyWorker(worker);
  }
  /** Makes work queued in this process start before the next look, which finds anything that this misses. */
  function lookSoon(name: string) {
    if (looksSoon.has(name) || !worked.has(name)) return;
    looksSoon.add(name);
    setTimeout(() => {
      looksSoon.delete(name);
      wake(name);
    }, soon).unref();
  }
  let looking = false;
  async function look() {
    if (looking) return;
    looking = true;
    try {
      for (const name of await queuesWithWork(database, [...worked.keys()])) wake(name);
    } catch (error) {
      if (!isResting) onError(error as Error);
    } finally {
      looking = false;
    }
  }
  const takeBack = leftWork(database);
  let timers: NodeJS.Timeout[] = [];
  const stopLooking = () => timers.forEach(clearInterval);

  return {
    report: onError,
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
    async enqueueAll(tx, { name }, all, { priority = 0 } = {}) {
      if (all.length === 0) return;
      const jobs = all.map((data) => ({ data, priority }));
      await boss.insert(name, jobs, { db: fromPrisma(tx) });
      lookSoon(name);
    },
    async work({ name }, handler, { workers = 1, batch = 1, ...which } = {}) {
      const tryOnce = async (job: JobWithMetadata) => {
        try {
          // A retry would end the next process, and all its other work.
          if (secondsAside(asWork(name, job.id)) > 0)
            throw new TaskFailure(
              'it held up the process until that was ended, twice',
              {},
              { isFinal: true },
            );
          // A job of a schedule has no data.
          await handler((job.data ?? {}) as Parameters<typeof handler>[0], job);
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          return failed(name, job, error);
        }
      };
      const carryOut = (job: JobWithMetadata) => recordTask(name, job.id, () => tryOnce(job));
      const asWeWork = {
        pollingIntervalSeconds: pollingSeconds,
        heartbeatRefreshSeconds: beatSeconds,
        includeMetadata: true,
        perJobResults: true,
      } as const;
      const options = { ...asWeWork, batchSize: batch, ...which };
      const ids = worked.get(name) ?? new Set<string>();
      worked.set(name, ids);
      if (timers.length === 0)
        timers = [
          setInterval(() => void look(), untilLook),
          setInterval(() => void takeBack().catch(onError), lookSeconds * 1000),
        ];
      let own: string[] = [];
      async function resume() {
        while (own.length < workers && !isResting) {
          const worker = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
            const results = await Promise.all(jobs.map((job) => watched(carryOut(job))));
            // There may be more, so the worker asks again at once.
            boss.notifyWorker(worker);
            return results;
          });
          own.push(worker);
          ids.add(worker);
        }
      }
      function pause() {
        for (const id of own) {
          ids.delete(id);
          boss.offWork(name, { id, wait: false }).catch(onError);
        }
        own = [];
      }
      await resume();
      return { pause, resume };
    },
    async schedule({ name }, cron) {
      await boss.schedule(name, cron);
    },
    async rest() {
      isResting = true;
      stopLooking();
      for (const name of worked.keys()) await boss.offWork(name, { wait: false });
    },
    async stop(timeout = 10_000) {
      isResting = true;
      stopLooking();
      // Waits for the exact moment; pg-boss itself would poll every half second whether all have finished.
      const finished = Promise.all([...worked.keys()].map((name) => boss.offWork(name)));
      await Promise.race([finished, sleep(timeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      // Work is aborted only now, and has to clean up files and records while the database is available.
      await Promise.race([Promise.allSettled(running), sleep(tidying, undefined, { ref: false })]);
    },
  };
}
