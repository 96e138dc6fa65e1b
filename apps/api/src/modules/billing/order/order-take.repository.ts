import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { change, type Reader } from '../../../search/rows.repository.ts';
import { ordersOf } from './order.repository.ts';

const order = row('order');
const isPaid: Condition = order.and([order('e.status', '=', 'active'), order('e.refunded_at', 'is', null)]);
const hasJob: Condition = order('e.jobs_used', '<', order.ref('e.jobs'));
const hasCvView: Condition = order('e.cv_views_used', '<', order.ref('e.cv_views'));

/** A company's orders that it can use on `today`, midnight UTC of the day in Phnom Penh. */
const usable = (companyId: string, today: Date, ...left: Condition[]) =>
  build
    .selectFrom('order as e')
    .where(all([ordersOf(companyId), isPaid, order('e.valid_to', '>=', today), ...left]));
const isOrder = (id: string): Condition => order('e.id', '=', id);

/** The order used for publishing a job, with its extras. */
export interface TakenOrder {
  id: string;
  pinDays: number;
  boostDays: number;
}

/**
 * The company's order that ends first and has a job left; null if none has. Nothing is locked: `takeJob` may find its
 * last job taken.
 */
export async function findJobLeft(db: Reader, companyId: string, today: Date): Promise<TakenOrder | null> {
  const [found] = await read(
    db,
    usable(companyId, today, hasJob)
      .select(['e.id', 'e.pin_days as pinDays', 'e.boost_days as boostDays'])
      .orderBy('e.valid_to')
      .orderBy('e.number')
      .limit(1),
  );
  return found ?? null;
}

/**
 * Takes one job from an order; false if it has none left. The order is locked for the rest of the transaction, so that
 * of concurrent calls for the last job one gets it.
 */
export const takeJob = async (tx: Transaction, id: string): Promise<boolean> =>
  (await change(tx, 'order', [isOrder(id), isPaid, hasJob], { jobs_used: sql`jobs_used + 1` })) > 0;

/** The order that a job was taken from earlier, with its extras. */
export const findTaken = (tx: Transaction, id: string): Promise<TakenOrder | null> =>
  tx.order.findUnique({ where: { id }, select: { id: true, pinDays: true, boostDays: true } });

/** Returns an unused job to its order, even if that has ended meanwhile. */
export const giveBackJob = (tx: Transaction, id: string) =>
  change(tx, 'order', [isOrder(id), order('e.jobs_used', '>', 0)], { jobs_used: sql`jobs_used - 1` });

/**
 * Takes one CV view from the company's order that ends first and has one left; returns its id, null if there is
 * none. The order is locked for the rest of the transaction: of concurrent calls for the last view one gets it, and the
 * others continue with the next order.
 */
export async function takeCvView(tx: Transaction, companyId: string, today: Date): Promise<string | null> {
  for (;;) {
    const [candidate] = await read(
      tx,
      usable(companyId, today, hasCvView).select('e.id').orderBy('e.valid_to').orderBy('e.number').limit(1),
    );
    if (!candidate) return null;
    const taken = await change(tx, 'order', [isOrder(candidate.id), isPaid, hasCvView], {
      cv_views_used: sql`cv_views_used + 1`,
    });
    if (taken > 0) return candidate.id;
  }
}

/** Adds CV views to the company's active order that ends last; null if none is active. Concurrent calls add up. */
export async function addCvViews(tx: Transaction, companyId: string, today: Date, views: number) {
  const [last] = await read(
    tx,
    usable(companyId, today)
      .select('e.id')
      .orderBy('e.valid_to', 'desc')
      .orderBy('e.number', 'desc')
      .limit(1)
      .forNoKeyUpdate(),
  );
  if (!last) return null;
  await change(tx, 'order', [isOrder(last.id)], { cv_views: sql`cv_views + ${views}` });
  return last.id;
}

/** Total CV views that a company has left on `today`, and the last day of the order used next. */
export async function findCvViews(prisma: PrismaClient, companyId: string, today: Date) {
  const [found] = await read(
    prisma,
    usable(companyId, today, hasCvView)
      .select([
        sql<number>`sum(e.cv_views - e.cv_views_used)::int`.as('left'),
        sql<Date>`min(e.valid_to)`.as('until'),
      ])
      .having(sql<boolean>`count(*) > 0`),
  );
  return found ?? null;
}

/** The order that publishing would use on `today`, with the jobs that all of the company's orders have left. */
export async function findCurrentActive(prisma: PrismaClient, companyId: string, today: Date) {
  const next = await findJobLeft(prisma, companyId, today);
  const current =
    next &&
    (await prisma.order.findUnique({
      where: { id: next.id },
      select: {
        id: true,
        number: true,
        title: true,
        titleKm: true,
        jobs: true,
        jobsUsed: true,
        cvViews: true,
        cvViewsUsed: true,
        validFrom: true,
        validTo: true,
      },
    }));
  if (!current) return null;
  const [sum] = await read(
    prisma,
    usable(companyId, today, hasJob).select(sql<number>`sum(e.jobs - e.jobs_used)::int`.as('left')),
  );
  return { ...current, jobsLeft: sum?.left ?? 0 };
}
export type CurrentRow = NonNullable<Awaited<ReturnType<typeof findCurrentActive>>>;
