import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** The order used for publishing a job, with its extras. */
export interface TakenOrder {
  id: string;
  pinDays: number;
  boostDays: number;
}

/**
 * The company's order that ends first and has a job left; null if none has. `today` is midnight UTC of the day in Phnom
 * Penh. Nothing is locked: `takeJob` may find its last job taken.
 */
export async function findJobLeft(
  tx: Transaction,
  companyId: string,
  today: Date,
): Promise<TakenOrder | null> {
  const [order] = await tx.$queryRaw<TakenOrder[]>`
    SELECT id, pin_days AS "pinDays", boost_days AS "boostDays" FROM "order"
    WHERE company_id = ${companyId}::uuid AND status = 'active' AND refunded_at IS NULL
      AND valid_to >= ${today}::date AND jobs_used < jobs
    ORDER BY valid_to, number LIMIT 1`;
  return order ?? null;
}

/**
 * Takes one job from an order; false if it has none left. The order is locked for the rest of the transaction, so that
 * of concurrent calls for the last job one gets it.
 */
export const takeJob = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$executeRaw`
    UPDATE "order" SET jobs_used = jobs_used + 1
    WHERE id = ${id}::uuid AND status = 'active' AND refunded_at IS NULL AND jobs_used < jobs`) > 0;

/** The order that a job was taken from earlier, with its extras. */
export const findTaken = (tx: Transaction, id: string): Promise<TakenOrder | null> =>
  tx.order.findUnique({ where: { id }, select: { id: true, pinDays: true, boostDays: true } });

/** Returns an unused job to its order, even if that has ended meanwhile. */
export const giveBackJob = (tx: Transaction, id: string) => tx.$executeRaw`
  UPDATE "order" SET jobs_used = jobs_used - 1 WHERE id = ${id}::uuid AND jobs_used > 0`;

/**
 * Takes one CV view from the company's order that ends first and has one left; returns its id, null if there is
 * none. The order is locked for the rest of the transaction: of concurrent calls for the last view one gets it, and the
 * others continue with the next order.
 */
export async function takeCvView(tx: Transaction, companyId: string, today: Date): Promise<string | null> {
  for (;;) {
    const [candidate] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "order"
      WHERE company_id = ${companyId}::uuid AND status = 'active' AND refunded_at IS NULL
        AND valid_to >= ${today}::date AND cv_views_used < cv_views
      ORDER BY valid_to, number LIMIT 1`;
    if (!candidate) return null;
    const taken = await tx.$queryRaw<unknown[]>`
      UPDATE "order" SET cv_views_used = cv_views_used + 1
      WHERE id = ${candidate.id}::uuid AND status = 'active' AND refunded_at IS NULL AND cv_views_used < cv_views
      RETURNING id`;
    if (taken.length > 0) return candidate.id;
  }
}

/** Adds CV views to the company's active order that ends last; null if none is active. Concurrent calls add up. */
export async function addCvViews(tx: Transaction, companyId: string, today: Date, views: number) {
  const [order] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "order"
    WHERE company_id = ${companyId}::uuid AND status = 'active' AND refunded_at IS NULL AND valid_to >= ${today}::date
    ORDER BY valid_to DESC, number DESC LIMIT 1 FOR NO KEY UPDATE`;
  if (!order) return null;
  await tx.$executeRaw`UPDATE "order" SET cv_views = cv_views + ${views} WHERE id = ${order.id}::uuid`;
  return order.id;
}

/** Total CV views that a company has left on `today`, and the last day of the order used next. */
export async function findCvViews(prisma: PrismaClient, companyId: string, today: Date) {
  const [found] = await prisma.$queryRaw<{ left: number; until: Date }[]>`
    SELECT sum(cv_views - cv_views_used)::int AS left, min(valid_to) AS until FROM "order"
    WHERE company_id = ${companyId}::uuid AND status = 'active' AND refunded_at IS NULL
      AND valid_to >= ${today}::date AND cv_views_used < cv_views
    HAVING count(*) > 0`;
  return found ?? null;
}

/** The order that publishing would use on `today`. */
export async function findCurrentActive(prisma: PrismaClient, companyId: string, today: Date) {
  const where = {
    companyId,
    status: 'active',
    refundedAt: null,
    validTo: { gte: today },
    jobsUsed: { lt: prisma.order.fields.jobs },
  } as const;
  const row = await prisma.order.findFirst({
    where,
    orderBy: [{ validTo: 'asc' }, { number: 'asc' }],
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
  });
  if (!row) return null;
  const { _sum } = await prisma.order.aggregate({ where, _sum: { jobs: true, jobsUsed: true } });
  return { ...row, jobsLeft: (_sum.jobs ?? 0) - (_sum.jobsUsed ?? 0) };
}
export type CurrentRow = NonNullable<Awaited<ReturnType<typeof findCurrentActive>>>;
