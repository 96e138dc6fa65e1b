import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read } from '@acheep/database/statement';
import { sql } from 'kysely';
import { lockWork } from '../../../search/rows.repository.ts';

type Hash = Buffer<ArrayBuffer>;

/** Lets one code at a time be counted against the day's cap. */
export const lockSpending = (tx: Transaction) => lockWork(tx, 'phone codes');

/** Milliseconds after which a code that is being sent counts as sent: each of three services has ten seconds. */
const sending = 60_000;

/** US dollars spent since `moment`. */
export async function spentSince(db: PrismaClient | Transaction, moment: Date): Promise<number> {
  const { _sum } = await db.phoneCode.aggregate({
    where: { createdAt: { gte: moment } },
    _sum: { cost: true },
  });
  return _sum.cost?.toNumber() ?? 0;
}

/**
 * US dollars: what codes have cost since `since`, and what those may cost that are just being sent. One statement, as a
 * code that is noted as sent between two would be in neither.
 */
export async function spending(tx: Transaction, { since, now }: { since: Date; now: Date }) {
  const sendingSince = new Date(now.getTime() - sending);
  const isPending = sql`(sender IS NULL AND tries_left > 0 AND created_at > ${sendingSince})`;
  const sums = build
    .selectFrom('phone_code')
    .where('created_at', '>=', since)
    .select([
      sql<number>`coalesce(sum(cost) FILTER (WHERE NOT ${isPending}), 0)::float`.as('spent'),
      sql<number>`coalesce(sum(cost) FILTER (WHERE ${isPending}), 0)::float`.as('pending'),
    ]);
  const [{ spent, pending } = { spent: 0, pending: 0 }] = await read(tx, sums);
  return { spent, pending };
}

/** Notes what a code may cost by now. */
export const reserveCost = (tx: Transaction, id: string, cost: number) =>
  tx.phoneCode.updateMany({ where: { id }, data: { cost } });

export const deleteCodesBefore = (tx: Transaction, moment: Date) =>
  tx.phoneCode.deleteMany({ where: { createdAt: { lt: moment } } });

export const createCode = (tx: Transaction, data: Prisma.PhoneCodeCreateInput) =>
  tx.phoneCode.create({ data, select: { id: true } });

export const noteSent = (prisma: PrismaClient, id: string, sent: { sender: string; cost: number }) =>
  prisma.phoneCode.updateMany({ where: { id }, data: sent });

/** Service that took the latest code for a number since `moment`. */
export async function lastSender(tx: Transaction, phone: string, moment: Date): Promise<string | null> {
  const last = await tx.phoneCode.findFirst({
    where: { phone, createdAt: { gt: moment }, sender: { not: null } },
    orderBy: { id: 'desc' },
    select: { sender: true },
  });
  return last?.sender ?? null;
}

/** A code that nobody got: only what it has cost is left. */
export const spendCode = (prisma: PrismaClient, id: string, cost: number) =>
  prisma.phoneCode.updateMany({ where: { id }, data: { cost, triesLeft: 0, phone: '' } });

/** Uses one try of a code. Null if there is no such code, or no try left. */
export async function takeTry(prisma: PrismaClient, tokenHash: Hash, purpose: string, since: Date) {
  const [found] = await prisma.phoneCode.updateManyAndReturn({
    where: { tokenHash, purpose, usedAt: null, createdAt: { gt: since }, triesLeft: { gt: 0 } },
    data: { triesLeft: { decrement: 1 } },
    select: { id: true, phone: true, codeHash: true, triesLeft: true },
  });
  return found ?? null;
}

export const hasNoTry = async (prisma: PrismaClient, tokenHash: Hash) =>
  (await prisma.phoneCode.count({ where: { tokenHash, usedAt: null, triesLeft: 0 } })) > 0;

/** Uses a code up. Of concurrent calls only one returns true. */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.phoneCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count > 0;
}

/** True if a number opens an account. */
export const hasAccount = async (prisma: PrismaClient, phone: string): Promise<boolean> =>
  (await prisma.identity.count({
    where: { issuer: 'phone', subject: phone, confirmedAt: { not: null } },
  })) > 0;

/** Removes the number of an account from its codes; what they have cost still counts. */
export async function forgetNumber(tx: Transaction, userId: string): Promise<void> {
  const numbers = await tx.identity.findMany({ where: { userId, kind: 'phone' }, select: { subject: true } });
  await tx.phoneCode.updateMany({
    where: { phone: { in: numbers.map(({ subject }) => subject) } },
    data: { phone: '', triesLeft: 0 },
  });
}
