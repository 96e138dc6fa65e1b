import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { adminTaskList } from '@acheep/contract/platform/task-admin';
import type { TaskKind, TaskState } from '@acheep/contract/platform/task-admin-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { decoyTask, mailTask } from '../../messaging/mail/send-mail.ts';

/** States of the queue. */
const statesOf: Record<TaskState, readonly string[]> = {
  waiting: ['created'],
  running: ['active'],
  again: ['retry'],
  failed: ['failed', 'cancelled'],
  done: ['completed'],
};
const stateNames = Object.entries(statesOf).flatMap(([state, names]) =>
  names.map((name) => [name, state as TaskState] as const),
);
/** The state of a task, by the queue's state. */
export const stateOf = new Map<string, TaskState>(stateNames);

export interface TaskRow {
  id: string;
  name: string;
  state: string;
  template: string | null;
  to: string | null;
  /** Null of an e-mail, whose content nobody reads here. */
  data: Readonly<Record<string, unknown>> | null;
  retryCount: number;
  output: { reason?: unknown; code?: unknown; smtp?: unknown; err?: { message?: unknown } } | null;
  startAfter: Date;
  createdOn: Date;
  completedOn: Date | null;
}

// The content of an e-mail is not shown: the operator sees its kind and recipient.
const fields = Prisma.sql`
  id, name, state::text AS state, data->>'template' AS template, data->>'to' AS "to",
  CASE WHEN name <> ${mailTask.name} THEN data END AS data, retry_count AS "retryCount", output,
  start_after AS "startAfter", created_on AS "createdOn", completed_on AS "completedOn"`;
/** Excludes decoy mails, and internal jobs of the queue. */
const isWork = Prisma.sql`(name <> ${decoyTask.name} AND name NOT LIKE '\\_\\_pgboss%')`;
const isMail = Prisma.sql`name = ${mailTask.name}`;
/** The condition for failed tasks of a kind, on the queue's table. */
export const failedTasks = (kind: TaskKind) =>
  Prisma.sql`${isWork} AND state::text = ANY(${statesOf.failed}) AND ${kind === 'mail' ? isMail : Prisma.sql`NOT ${isMail}`}`;
const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Lists tasks; a search also finds those that are `named` so. */
export async function listTasks(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit }: ParsedQueryOf<typeof adminTaskList>,
  named: { tasks: readonly string[]; mails: readonly string[] },
) {
  const [kind, ...kinds] = filter.kind ?? [];
  const wanted = [
    isWork,
    ...(filter.state
      ? [Prisma.sql`state::text = ANY(${filter.state.flatMap((state) => statesOf[state])})`]
      : []),
    ...(kind && kinds.length === 0 ? [kind === 'mail' ? isMail : Prisma.sql`NOT ${isMail}`] : []),
    ...(search
      ? [
          Prisma.sql`(name ILIKE ${escaped(search)} OR name = ANY(${named.tasks})
            OR (${isMail} AND (data->>'to' ILIKE ${escaped(search)} OR data->>'template' ILIKE ${escaped(search)}
              OR data->>'template' = ANY(${named.mails}))))`,
        ]
      : []),
  ];
  const where = Prisma.join(wanted, ' AND ');
  const order = sort === 'createdAt_1' ? Prisma.sql`created_on, id` : Prisma.sql`created_on DESC, id DESC`;
  const [rows, [counted]] = await Promise.all([
    prisma.$queryRaw<TaskRow[]>`
      SELECT ${fields} FROM pgboss.job WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    prisma.$queryRaw<[{ total: number }]>`
      SELECT count(*)::int AS total FROM (SELECT 1 FROM pgboss.job WHERE ${where} LIMIT ${totalCap + 1}) found`,
  ]);
  return { rows, total: counted.total };
}

export async function lockTask(tx: Transaction, id: string) {
  const [row] = await tx.$queryRaw<
    TaskRow[]
  >`SELECT ${fields} FROM pgboss.job WHERE id = ${id}::uuid AND ${isWork} FOR UPDATE`;
  return row ?? null;
}

/**
 * Retries a task at once, with all its tries. Not by the queue's own function, which supports neither transactions nor
 * tasks that wait for their next try.
 */
export async function tryAgain(tx: Transaction, id: string) {
  const [row] = await tx.$queryRaw<TaskRow[]>`
    UPDATE pgboss.job j SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL,
      keep_until = now() + interval '14 days'
    WHERE id = ${id}::uuid
    RETURNING ${fields}`;
  return row as TaskRow;
}

/** Retries everything that failed; returns the count. Tasks locked by somebody else are skipped. */
export async function tryAllAgain(tx: Transaction) {
  const failed = Prisma.sql`${isWork} AND state::text = ANY(${statesOf.failed})`;
  return tx.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL,
      keep_until = now() + interval '14 days'
    WHERE (name, id) IN (SELECT name, id FROM pgboss.job WHERE ${failed} FOR UPDATE SKIP LOCKED)`;
}

interface Numbers {
  waiting: number;
  waitingSince: Date | null;
  mailsSent: number;
  mailsFailed: number;
  othersFailed: number;
  failed: number;
}

export const countWaitingMails = async (prisma: PrismaClient) =>
  (
    await prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE ${isMail} AND state IN ('created', 'retry')`
  )[0].count;

/** Counts waiting tasks, and those finished since a time. */
export async function countTasks(prisma: PrismaClient, since: Date) {
  const [numbers] = await prisma.$queryRaw<[Numbers]>`
    SELECT count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
      min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()) AS "waitingSince",
      count(*) FILTER (WHERE ${isMail} AND state = 'completed' AND completed_on >= ${since})::int AS "mailsSent",
      count(*) FILTER (WHERE ${isMail} AND state = 'failed' AND completed_on >= ${since})::int AS "mailsFailed",
      count(*) FILTER (WHERE NOT ${isMail} AND state = 'failed' AND completed_on >= ${since})::int AS "othersFailed",
      count(*) FILTER (WHERE state::text = ANY(${statesOf.failed}))::int AS failed
    FROM pgboss.job WHERE ${isWork}`;
  return numbers;
}
