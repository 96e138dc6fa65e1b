import type { Database, Transaction } from '@acheep/database/connection';
import { fromPrisma, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import { mailPriority } from './modules/mail/mail-priority.ts';

/** Background work by queue: what each job carries. A module that adds a queue adds its line here. */
export interface Jobs {
  mail: import('./modules/mail/mail.template.ts').Mail;
  'mail-decoy': import('./modules/account/decoy.ts').Decoy;
  'upload-sweep': Record<string, never>;
  'job-sweep': Record<string, never>;
  'job-retag': { ownerId: string };
  'job-remake': Record<string, never>;
  'job-word-count': Record<string, never>;
  'company-remake': Record<string, never>;
  'file-erasure': { keys: string[] };
  'privacy-sweep': Record<string, never>;
}

type QueueName = keyof Jobs;

const retries = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
};
const queues: Record<QueueName, QueueOptions & { policy?: 'short' }> = {
  mail: retries,
  // Nobody carries these out: they are there to be written, and are swept away.
  'mail-decoy': { retentionSeconds: 60 },
  // Listing a large bucket takes its time.
  'upload-sweep': { ...retries, expireInSeconds: 3600 },
  'job-sweep': retries,
  // Ordered again while it waits, it is done once. A company may have thousands of jobs.
  'job-retag': { ...retries, policy: 'short', expireInSeconds: 900 },
  // Every job there is, a few minutes for each hundred thousand.
  'job-remake': { ...retries, expireInSeconds: 3 * 3600 },
  'job-word-count': { ...retries, expireInSeconds: 3600 },
  'company-remake': { ...retries, expireInSeconds: 3600 },
  // An account may have thousands of files.
  'file-erasure': { ...retries, expireInSeconds: 3600 },
  'privacy-sweep': retries,
};

/** Higher ones go first. */
const priorityOf: { [N in QueueName]?: (data: Jobs[N]) => number } = { mail: mailPriority };

/** A failure told in what the log and the queue may keep: neither addresses nor tokens. */
export class JobFailure extends Error {
  readonly details: Record<string, unknown>;
  /** Another try would fail the same. */
  readonly isFinal: boolean;

  constructor(reason: string, details: Record<string, unknown> = {}, { isFinal = false } = {}) {
    super(reason);
    this.details = { reason, ...details };
    this.isFinal = isFinal;
  }
}

const noJob = '00000000-0000-0000-0000-000000000000';

/** What is told of a job that failed; it is tried again unless `isFinal`. */
export interface FailedJob extends Record<string, unknown> {
  queue: string;
  job: string;
  tries: number;
  isFinal: boolean;
}

interface Run {
  /** Stays the same when the job is tried again. */
  id: string;
  /** Aborts when the worker will not wait any longer: it stops, or the job's time is over. */
  signal: AbortSignal;
}

interface WorkOptions {
  /** How many workers look for jobs, and how many each carries out at once; it looks again when they are all done. */
  workers?: number;
  batch?: number;
  /** Leaves out what has a lower priority. */
  minPriority?: number;
}

export interface Queue {
  /** Puts work on a queue inside the transaction of the change that causes it: both happen, or neither. */
  enqueue<N extends QueueName>(
    tx: Transaction,
    name: N,
    data: Jobs[N],
    /** On a queue that says so, work for the same thing that nobody has begun yet stands for this one too. */
    options?: { onceFor?: string },
  ): Promise<void>;
  /** Starts carrying out the work of one queue. A handler that throws is called again later, unless that is futile. */
  work<N extends QueueName>(
    name: N,
    handler: (data: Jobs[N], run: Run) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Puts work without data on a queue at the times that `cron` says (UTC), once however many workers there are. */
  schedule(name: QueueName, cron: string): Promise<void>;
  /**
   * Takes nothing more, and lets work that runs finish for up to so many milliseconds; what has not goes back on its
   * queue.
   */
  stop(milliseconds?: number): Promise<void>;
}

/**
 * Starts pg-boss on the application's own pool; it keeps its tables in the schema `pgboss`. `onError` hears of failures
 * of the queue itself, `onFailure` of jobs.
 */
export async function startQueue(
  database: Database,
  onError: (error: Error) => void,
  onFailure: (failed: FailedJob) => void = () => {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    // Has pg-boss remember the queue. Read at the first send, inside a transaction, it takes a second connection; and
    // where every connection is in such a transaction, none of them gets one.
    await boss.getJobById(name, noJob);
  }

  function failed(queue: string, { id, retryCount, retryLimit }: JobWithMetadata, error: unknown) {
    const details = error instanceof JobFailure ? error.details : { err: error };
    const isFinal = retryCount >= retryLimit || (error instanceof JobFailure && error.isFinal);
    onFailure({ queue, job: id, tries: retryCount + 1, isFinal, ...details });
    return { id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output: details };
  }

  return {
    async enqueue(tx, name, data, { onceFor } = {}) {
      const priority = priorityOf[name]?.(data) ?? 0;
      const once = onceFor === undefined ? {} : { singletonKey: onceFor };
      await boss.send(name, data as object, { priority, ...once, db: fromPrisma(tx) });
    },
    async work(name, handler, { workers = 1, batch = 1, ...which } = {}) {
      const carryOut = async (job: JobWithMetadata) => {
        try {
          await handler(job.data as Jobs[typeof name], job);
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          return failed(name, job, error);
        }
      };
      const asWeWork = { pollingIntervalSeconds: 0.5, includeMetadata: true, perJobResults: true } as const;
      const options = { ...asWeWork, batchSize: batch, ...which };
      for (let count = 0; count < workers; count += 1) {
        const worker = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
          const results = await Promise.all(jobs.map(carryOut));
          // There may be more: it looks again at once.
          boss.notifyWorker(worker);
          return results;
        });
      }
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    stop: (timeout = 10_000) => boss.stop({ graceful: true, timeout }),
  };
}
