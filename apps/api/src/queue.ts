import type { Database, Transaction } from '@acheep/database/connection';
import { fromPrisma, PgBoss } from 'pg-boss';

/** Background work by queue: what each job carries. A module that adds a queue adds its line here. */
export interface Jobs {
  mail: import('./modules/mail/mail.template.ts').Mail;
  'upload-sweep': Record<string, never>;
  'job-sweep': Record<string, never>;
  'job-retag': { ownerId: string };
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
const queues: Record<QueueName, typeof retries & { policy?: 'short' }> = {
  mail: retries,
  // Listing a large bucket takes its time.
  'upload-sweep': { ...retries, expireInSeconds: 3600 },
  'job-sweep': retries,
  // Ordered again while it waits, it is done once. A company may have thousands of jobs.
  'job-retag': { ...retries, policy: 'short', expireInSeconds: 900 },
  // An account may have thousands of files.
  'file-erasure': { ...retries, expireInSeconds: 3600 },
  'privacy-sweep': retries,
};

export interface Queue {
  /** Puts work on a queue inside the transaction of the change that causes it: both happen, or neither. */
  enqueue<N extends QueueName>(
    tx: Transaction,
    name: N,
    data: Jobs[N],
    /** On a queue that says so, work for the same thing that nobody has begun yet stands for this one too. */
    options?: { onceFor?: string },
  ): Promise<void>;
  /** Starts carrying out the work of one queue, one at a time. */
  work<N extends QueueName>(name: N, handler: (data: Jobs[N], id: string) => Promise<void>): Promise<void>;
  /** Puts work without data on a queue at the times that `cron` says (UTC), once however many workers there are. */
  schedule(name: QueueName, cron: string): Promise<void>;
  /** Lets work that runs finish for up to so many milliseconds; what has not goes back on its queue. */
  stop(milliseconds?: number): Promise<void>;
}

/** Starts pg-boss on the application's own pool; it keeps its tables in the schema `pgboss`. */
export async function startQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options);
  return {
    async enqueue(tx, name, data, { onceFor } = {}) {
      const once = onceFor === undefined ? {} : { singletonKey: onceFor };
      await boss.send(name, data as object, { ...once, db: fromPrisma(tx) });
    },
    async work(name, handler) {
      await boss.work(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await handler(job.data as Jobs[typeof name], job.id);
      });
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    stop: (timeout = 10_000) => boss.stop({ graceful: true, timeout }),
  };
}
