import type { Prisma, PrismaClient } from '@acheep/database/client';
import { build, read } from '@acheep/database/statement';
import { sql } from 'kysely';

/** Days of issue, both inclusive, as midnight UTC. */
export interface Period {
  from: Date;
  to: Date;
}

const summed = ({ from, to }: Period) =>
  build
    .selectFrom('invoice')
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .groupBy('currency')
    .select([
      'currency',
      sql<number>`count(*)::int`.as('invoices'),
      sql<bigint>`sum(subtotal)::bigint`.as('subtotal'),
      sql<bigint>`sum(vat)::bigint`.as('vat'),
      sql<bigint>`sum(total)::bigint`.as('total'),
      sql<bigint>`coalesce(sum(total) FILTER (WHERE refunded_on IS NOT NULL), 0)::bigint`.as('refunded'),
    ]);
const month = sql<string>`to_char(issued_on, 'YYYY-MM')`;

export const sumAll = (db: PrismaClient, period: Period) =>
  read(db, summed(period).orderBy('currency', 'desc'));

export const sumByMonth = (db: PrismaClient, period: Period) =>
  read(
    db,
    summed(period).groupBy(month).select(month.as('month')).orderBy('month').orderBy('currency', 'desc'),
  );

export const sumByPackage = (db: PrismaClient, period: Period) =>
  read(
    db,
    summed(period)
      .groupBy(['title', 'title_km'])
      .select(['title', 'title_km as titleKm'])
      .orderBy('currency', 'desc')
      .orderBy(sql`sum(total)`, 'desc')
      .orderBy('title'),
  );

const besides = { creditNote: { select: { number: true } } } as const;

/** Rows read at once. */
const batch = 200;

/** Iterates over the invoices of a period in order. */
export async function* eachInvoice(db: PrismaClient, { from, to }: Period) {
  let rows: Prisma.InvoiceGetPayload<{ include: typeof besides }>[] = [];
  do {
    const last = rows.at(-1);
    rows = await db.invoice.findMany({
      where: {
        issuedOn: { gte: from, lte: to },
        ...(last && {
          OR: [{ year: { gt: last.year } }, { year: last.year, sequence: { gt: last.sequence } }],
        }),
      },
      include: besides,
      orderBy: [{ year: 'asc' }, { sequence: 'asc' }],
      take: batch,
    });
    yield* rows;
  } while (rows.length === batch);
}
