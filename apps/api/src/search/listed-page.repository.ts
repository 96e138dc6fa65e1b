import { totalCap } from '@acheep/contract/kernel/list';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const { sql, raw, join } = Prisma;

/** Condition on a row; leaves out what is not asked for. */
type Where = readonly (Prisma.Sql | '' | false | undefined)[];

interface Listed {
  /** Table whose rows the conditions call `e`, with what it is joined to. */
  from: string;
  where: Where;
  /** Columns that order the rows, the last one unique. */
  by: readonly string[];
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
  /**
   * The conditions name few rows, which an index finds: they are collected and sorted. Otherwise the rows are read in
   * their order until the page is full.
   */
  isNarrow?: boolean;
}

const and = (conditions: Where): Prisma.Sql => {
  const given = conditions.filter((one) => typeof one === 'object');
  return given.length > 0 ? join(given, ' AND ') : raw('true');
};
/** One of the conditions; not asked for without any. */
export const or = (conditions: readonly Prisma.Sql[] | undefined) =>
  conditions && sql`(${conditions.length > 0 ? join(conditions, ' OR ') : raw('false')})`;

/**
 * Contains the text literally, in any case. A trigram index finds it; one or two letters have no trigram, and such an
 * index would be read whole for them.
 */
export const contains = (column: string, text: string) =>
  sql`${raw([...text].length > 2 ? column : `(${column} || '')`)} ILIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Companies `c` with the text in a name, in either language. */
export const companyNamed = (text: string) =>
  sql`(${contains('c.name', text)} OR ${contains('c.name_km', text)})`;
/** The ids of these companies. */
export const companiesNamed = (text: string) =>
  sql`ARRAY(SELECT c.id FROM company c WHERE ${companyNamed(text)})`;
/** The ids of a company's jobs, or of the one that is asked for. */
export const jobsOf = (companyId: string, id?: string) =>
  sql`ARRAY(SELECT j.id FROM job j WHERE ${and([sql`j.company_id = ${companyId}::uuid`, id && sql`j.id = ${id}::uuid`])})`;

/** The ids on one page of a list, and its total up to the cap. */
export async function readPage(
  db: PrismaClient | Transaction,
  { from, where, by, direction, offset, limit, isNarrow = false }: Listed,
): Promise<{ ids: string[]; total: number }> {
  const rows = sql`${raw(from)} WHERE ${and(where)}`;
  const inOrder = (columns: readonly string[]) =>
    sql`ORDER BY ${raw(columns.map((column) => `${column} ${direction}`).join(', '))} OFFSET ${offset} LIMIT ${limit}`;
  const most = totalCap + 1;
  async function readIds() {
    const found = await db.$queryRaw<{ id: string }[]>`SELECT e.id FROM ${rows} ${inOrder(by)}`;
    return found.map(({ id }) => id);
  }
  if (isNarrow) {
    const places = by.map((_, at) => `place${at}`);
    const columns = raw(by.map((column, at) => `${column} AS place${at}`).join(', '));
    const [page] = await db.$queryRaw<[{ ids: string[]; total: number }]>`
      WITH f AS MATERIALIZED (SELECT e.id, ${columns} FROM ${rows} LIMIT ${most})
      SELECT ARRAY(SELECT id::text FROM f ${inOrder(places)}) AS ids, (SELECT count(*)::int FROM f) AS total`;
    // More than the cap are so common that a page is soon full.
    return page.total < most ? page : { ids: await readIds(), total: most };
  }
  const [ids, [{ total }]] = await Promise.all([
    readIds(),
    db.$queryRaw<[{ total: number }]>`
      SELECT count(*)::int AS total FROM (SELECT FROM ${rows} LIMIT ${most}) c`,
  ]);
  return { ids, total };
}

/** Records in the order of the ids that they were read by. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
