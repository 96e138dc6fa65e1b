import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, row, typed } from '@acheep/database/statement';
import { change, idsThatMeet, lockRows } from '../../../search/rows.repository.ts';
import { cardFields } from '../job/job.repository.ts';
import { jobIsOpen } from '../job/public-job.repository.ts';

const alert = row('job_alert');

/** Latest day whose news is due, by frequency. */
export interface DueDays {
  daily: Date;
  weekly: Date;
}

const due = ({ daily, weekly }: DueDays) => ({
  paused: false,
  OR: [
    { frequency: 'daily', doneOn: { lt: daily } },
    { frequency: 'weekly', doneOn: { lt: weekly } },
  ],
});

/** Users who can receive e-mail. */
const reached = { disabledAt: null, activatedAt: { not: null } } as const;

/** The next users with due alerts, in the order of their ids. */
export async function findDuePeople(
  prisma: PrismaClient,
  days: DueDays,
  after: string | null,
  limit: number,
) {
  const rows = await prisma.jobAlert.findMany({
    where: { ...due(days), user: reached, ...(after && { userId: { gt: after } }) },
    distinct: ['userId'],
    select: { userId: true },
    orderBy: { userId: 'asc' },
    take: limit,
  });
  return rows.map(({ userId }) => userId);
}

const person = { select: { id: true, name: true, email: true, locale: true } } as const;

export const findDueAlerts = (db: PrismaClient | Transaction, days: DueDays, userIds: string[]) =>
  db.jobAlert.findMany({
    where: { userId: { in: userIds }, user: reached, ...due(days) },
    include: { user: person },
    orderBy: { id: 'asc' },
  });
export type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number];

/**
 * Locks the alerts of these users that are still due, and returns them with their users. Other senders and editors of
 * these alerts wait.
 */
export async function lockDueAlerts(tx: Transaction, days: DueDays, userIds: string[]) {
  const ids = anyOf(userIds, 'uuid[]');
  await lockRows(tx, 'user', 'forKeyShare', row('user')('e.id', '=', ids));
  await lockRows(tx, 'job_alert', 'forNoKeyUpdate', alert('e.user_id', '=', ids));
  return findDueAlerts(tx, days, userIds);
}

/**
 * The given jobs that are open on `today`, as e-mails show them; protected from deletion until the transaction ends.
 */
export async function lockOpenJobs(tx: Transaction, ids: string[], today: Date) {
  const held = await lockRows(tx, 'job', 'forKeyShare', row('job')('e.id', '=', anyOf(ids, 'uuid[]')));
  const open = await idsThatMeet(tx, 'job', held, jobIsOpen(today));
  return tx.job.findMany({ where: { id: { in: open } }, select: cardFields });
}

/** Which of these jobs a job seeker has applied for. */
export async function findAppliedFor(prisma: PrismaClient, applicantId: string, jobIds: string[]) {
  const where = { applicantId, jobId: { in: jobIds } };
  const rows = await prisma.application.findMany({ where, select: { jobId: true } });
  return new Set(rows.map(({ jobId }) => jobId));
}

export const findCards = (prisma: PrismaClient, ids: string[]) =>
  prisma.job.findMany({ where: { id: { in: ids } }, select: cardFields });

const pairs = (rows: { userId: string | null; other: string }[]) =>
  new Set(rows.map(({ userId, other }) => `${userId} ${other}`));

/** Jobs that these users must not be notified of, as pairs of a user and a job or a company. */
export async function findUnwanted(tx: Transaction, userIds: string[], jobIds: string[]) {
  const [people, jobs] = [{ in: userIds }, { in: jobIds }];
  const ignored = await tx.ignoredCompany.findMany({
    where: { userId: people },
    select: { userId: true, companyId: true },
  });
  const announced = await tx.jobAlertTold.findMany({
    where: { userId: people, jobId: jobs },
    select: { userId: true, jobId: true },
  });
  const applied = await tx.application.findMany({
    where: { applicantId: people, jobId: jobs },
    select: { applicantId: true, jobId: true },
  });
  return {
    companies: pairs(ignored.map(({ userId, companyId }) => ({ userId, other: companyId }))),
    jobs: pairs([
      ...announced.map(({ userId, jobId }) => ({ userId, other: jobId })),
      ...applied.map(({ applicantId, jobId }) => ({ userId: applicantId, other: jobId })),
    ]),
  };
}

export const recordNotified = (
  tx: Transaction,
  announced: { userId: string; jobId: string }[],
  toldAt: Date,
) => tx.jobAlertTold.createMany({ data: announced.map((one) => ({ ...one, toldAt })) });

/**
 * Records that the news of these alerts was sent; the next run starts at `since`. Leaves `updatedAt` alone, so that a
 * user who is editing an alert gets no conflict.
 */
export async function noteDone(tx: Transaction, ids: string[], since: Date, { daily, weekly }: DueDays) {
  const isDaily = alert('e.frequency', '=', 'daily');
  await change(tx, 'job_alert', [alert('e.id', '=', anyOf(ids, 'uuid[]'))], {
    since,
    done_on: alert.case().when(isDaily).then(typed(daily, 'date')).else(typed(weekly, 'date')).end(),
  });
}

export const pauseAlerts = (tx: Transaction, ids: string[], problem: string) =>
  tx.jobAlert.updateMany({ where: { id: { in: ids } }, data: { paused: true, problem } });

export async function listCategorySlugs(prisma: PrismaClient): Promise<ReadonlyMap<string, string>> {
  const rows = await prisma.category.findMany({ select: { id: true, slug: true } });
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
