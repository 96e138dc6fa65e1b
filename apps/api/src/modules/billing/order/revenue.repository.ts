import { Prisma, type PrismaClient } from '@acheep/database/client';

/** Days of issue, both inclusive, as midnight UTC. */
export interface Period {
  from: Date;
  to: Date;
}

interface Sums {
  currency: string;
  invoices: number;
  subtotal: bigint;
  vat: bigint;
  total: bigint;
  refunded: bigint;
}

const sums = Prisma.sql`
  currency, count(*)::int AS invoices, sum(subtotal)::bigint AS subtotal, sum(vat)::bigint AS vat,
  sum(total)::bigint AS total, coalesce(sum(total) FILTER (WHERE refunded_on IS NOT NULL), 0)::bigint AS refunded`;
const issued = ({ from, to }: Period) => Prisma.sql`issued_on BETWEEN ${from}::date AND ${to}::date`;

export const sumAll = (db: PrismaClient, period: Period) =>
  db.$queryRaw<
    Sums[]
  >`SELECT ${sums} FROM invoice WHERE ${issued(period)} GROUP BY currency ORDER BY currency DESC`;

export const sumByMonth = (db: PrismaClient, period: Period) =>
  db.$queryRaw<(Sums & { month: string })[]>`
    SELECT to_char(issued_on, 'YYYY-MM') AS month, ${sums} FROM invoice WHERE ${issued(period)}
    GROUP BY month, currency ORDER BY month, currency DESC`;

export const sumByPackage = (db: PrismaClient, period: Period) =>
  db.$queryRaw<(Sums & { title: string; titleKm: string })[]>`
    SELECT title, title_km AS "titleKm", ${sums} FROM invoice WHERE ${issued(period)}
    GROUP BY title, title_km, currency ORDER BY currency DESC, sum(total) DESC, title`;

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
