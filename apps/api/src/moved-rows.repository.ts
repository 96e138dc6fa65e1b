import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Ids of two records: the one that ends, and the one that its rows move to. */
export interface Two {
  from: string;
  into: string;
}

/**
 * Treatment of the rows that refer to a record that is merged into another:
 * - `moves`: they move to the other record;
 * - `once`: they move, except those that the other already has by these columns, which are deleted;
 * - `ends`: they are deleted, for the given reason;
 * - `own`: the function of this name handles them.
 */
export interface Becomes<Kind> {
  /** Kind under which the rows are counted; null for dependent rows and those that mean little to people. */
  kind: Kind | null;
  how: 'moves' | { once: readonly string[] } | { ends: string } | { own: string };
}

/** Rows of a table that refer to the record by a column. */
interface Place {
  table: string;
  column: string;
  how: Becomes<unknown>['how'];
}

const { sql, raw } = Prisma;
const quoted = (name: string) => raw(`"${name}"`);

/** Condition of the rows `t` that move: all, or those that the other record lacks; null if none are moved here. */
function moving({ table, column, how }: Place, { from, into }: Two): Prisma.Sql | null {
  const all = sql`t.${quoted(column)} = ${from}::uuid`;
  if (how === 'moves') return all;
  if (!('once' in how)) return null;
  const alike = how.once.map((name) => `o.${name} IS NOT DISTINCT FROM t.${name}`);
  // Rows that have none of these are not alike: two reports of nobody any more are two.
  if (how.once.length > 0) alike.push(`num_nonnulls(${how.once.map((name) => `t.${name}`)}) > 0`);
  const both = [sql`o.${quoted(column)} = ${into}::uuid`, ...alike.map((condition) => raw(condition))];
  return sql`${all} AND NOT EXISTS (SELECT FROM ${quoted(table)} o WHERE ${Prisma.join(both, ' AND ')})`;
}

/** The rows of a place that move, to be counted; null if none are moved here. */
export function movingRows(place: Place, two: Two): Prisma.Sql | null {
  const condition = moving(place, two);
  return condition && sql`${quoted(place.table)} t WHERE ${condition}`;
}

/** Moves the rows of each place to the other record. What collides stays, and ends with its record. */
export async function moveRows(tx: Transaction, places: readonly Place[], two: Two) {
  for (const place of places) {
    const condition = moving(place, two);
    if (!condition) continue;
    const [table, column] = [quoted(place.table), quoted(place.column)];
    await tx.$executeRaw`UPDATE ${table} t SET ${column} = ${two.into}::uuid WHERE ${condition}`;
  }
}

/** Counts rows by kind, in the order of `kinds`; kinds with none are left out. */
export async function countRows<Kind extends string>(
  db: PrismaClient | Transaction,
  kinds: readonly Kind[],
  rows: readonly { kind: Kind; from: Prisma.Sql }[],
): Promise<{ kind: Kind; count: number }[]> {
  const counted = rows.map(({ kind, from }) => sql`SELECT ${kind} AS kind, count(*) AS count FROM ${from}`);
  const found = await db.$queryRaw<{ kind: Kind; count: number }[]>`
    SELECT kind, sum(count)::int AS count FROM (${Prisma.join(counted, ' UNION ALL ')}) counted
    GROUP BY kind HAVING sum(count) > 0`;
  return found.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}
