import { totalCap } from '@acheep/contract/kernel/list';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import {
  all,
  anyOf,
  build,
  type Condition,
  read,
  type Table,
  type Tables,
  type Where,
} from '@acheep/database/statement';
import { type Expression, type InsertObject, type SelectQueryBuilder, sql, type UpdateObject } from 'kysely';

export type Reader = PrismaClient | Transaction;
/** Tables whose rows have an id. */
export type Keyed = { [T in Table]: Tables[T] extends { id: unknown } ? T : never }[Table];

// Only the id of a row is known where the table is not; one without an id is only counted.
const rowsOf = (table: Table, where: Where) => build.selectFrom(`${table as 'user'} as e`).where(all(where));

/** The ids of the rows that meet the conditions, as a sub-select. */
export const idsOf = (table: Keyed, ...where: Condition[]) => rowsOf(table, where).select('e.id');

/**
 * The values of a sub-select that does not depend on the row: they are collected once, and rows are looked up by them.
 * Where no index looks rows up, PostgreSQL compares each with all values: read them first then, for `anyOf`.
 */
export const oneOf = <Value>(values: SelectQueryBuilder<never, never, Record<string, Value>>) =>
  sql<Value>`ANY(ARRAY(${values}))`;

/**
 * True of a row that has another in a table which meets the conditions: `related('job', ['id', 'e.job_id'], jobIsPublic)`.
 * It is looked up for each row, by the column that equals the row's.
 */
export const related = <T extends Table>(
  table: T,
  [column, of]: [keyof Tables[T] & string, string],
  ...where: Condition[]
): Condition =>
  // Inside the first sub-select `e` is still the row, and after it the other one.
  sql<boolean>`EXISTS (
    SELECT FROM (SELECT ${sql.ref(of)} AS of) o JOIN ${sql.table(table)} e ON ${sql.ref(`e.${column}`)} = o.of WHERE ${all(where)})`;

const columnOf = (column: string | Expression<unknown>) =>
  typeof column === 'string' ? sql.ref(column) : column;

/** Pattern of texts that contain this one literally. */
export const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Contains the text literally, in any case. A trigram index finds it; one or two letters have no trigram, and such an
 * index would be read whole for them.
 */
export function contains(column: string | Expression<unknown>, text: string): Condition {
  const indexed = columnOf(column);
  const searched = [...text].length > 2 ? indexed : sql`(${indexed} || '')`;
  return sql<boolean>`${searched} ILIKE ${likeText(text)}`;
}

/** True of a record that meets the conditions. */
export async function meets(db: Reader, table: Keyed, id: string, ...where: Condition[]): Promise<boolean> {
  const found = await read(db, rowsOf(table, where).where('e.id', '=', id).select('e.id'));
  return found.length > 0;
}

/** Those of the records that meet the conditions, in no particular order. */
export async function idsThatMeet(db: Reader, table: Keyed, ids: readonly string[], ...where: Condition[]) {
  const found = await read(db, idsOf(table, ...where).where('e.id', '=', anyOf(ids, 'uuid[]')));
  return found.map(({ id }) => id);
}

/** Number of rows that meet the conditions. */
export async function countRows(db: Reader, table: Table, ...where: Condition[]): Promise<number> {
  const [found] = await read(db, rowsOf(table, where).select(sql<number>`count(*)::int`.as('count')));
  return found?.count ?? 0;
}

/** Numbers of rows that meet the conditions, by the value of a column. */
export async function countBy(db: Reader, table: Table, where: Where, column: string | Expression<unknown>) {
  const value = sql<string>`${columnOf(column)}::text`;
  const counted = rowsOf(table, where)
    .select([value.as('value'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`);
  return new Map((await read(db, counted)).map(({ value, count }) => [value, count]));
}

/** Reads a record that meets the conditions; null if there is none. */
export const findOne = async <Row>(
  db: Reader,
  table: Keyed,
  id: string,
  where: readonly Condition[],
  load: (record: { where: { id: string } }) => Promise<Row | null>,
): Promise<Row | null> => ((await meets(db, table, id, ...where)) ? load({ where: { id } }) : null);

type Strength = 'forUpdate' | 'forNoKeyUpdate' | 'forShare' | 'forKeyShare';

/** Locks a record that meets the conditions until the transaction ends; false if there is none. */
export async function lock(
  tx: Transaction,
  table: Keyed,
  id: string,
  strength: Strength,
  ...where: Condition[]
): Promise<boolean> {
  const found = await read(tx, rowsOf(table, where).where('e.id', '=', id).select('e.id')[strength]());
  return found.length > 0;
}

/** Locks the records that meet the conditions, by id, until the transaction ends; returns their ids. */
export async function lockRows(
  tx: Transaction,
  table: Keyed,
  strength: Strength,
  ...where: Condition[]
): Promise<string[]> {
  const found = await read(
    tx,
    idsOf(table, ...where)
      .orderBy('e.id')
      [strength](),
  );
  return found.map(({ id }) => id);
}

/** Changes what meets the conditions, without `updated_at`, which Prisma sets. Returns the number of rows. */
export async function change<T extends Table>(
  db: Reader,
  table: T,
  where: readonly Condition[],
  values: UpdateObject<Tables, T>,
): Promise<number> {
  const changed = build
    .updateTable(`${table as 'user'} as e`)
    .set(values as object)
    .where(all(where));
  return (await read(db, changed.returning(sql`1`.as('one')))).length;
}

/**
 * Adds to a number that is kept by a key; false, and not added, if that exceeds `most`. Concurrent calls run one at a
 * time. What is added must not exceed `most` itself.
 */
export async function addUpTo<T extends Table>(
  tx: Transaction,
  table: T,
  key: Partial<InsertObject<Tables, T>>,
  { column, added = 1, most }: { column: keyof Tables[T] & string; added?: number; most: number },
): Promise<boolean> {
  const kept = sql.ref<number>(`${table}.${column}`);
  const counted = build
    .insertInto(table as 'writing_day')
    .values({ ...key, [column]: added } as never)
    .onConflict((before) =>
      before
        .columns(Object.keys(key) as never[])
        .doUpdateSet({ [column]: sql`${kept} + ${added}` })
        .where(sql<boolean>`${kept} <= ${most - added}`),
    );
  return (await read(tx, counted.returning(sql`1`.as('one')))).length > 0;
}

/** Lets one transaction at a time write to a table, from now until it ends; reading goes on. */
export const lockTable = (tx: Transaction, table: Table) =>
  read(tx, sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`);

/** Lets one transaction at a time do what has this name, until it ends. */
export const lockWork = (tx: Transaction, name: string) =>
  read(tx, sql`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Maximum rows in memory. */
const batch = 200;

/** Iterates over all rows that meet the conditions, in order of id, in batches. */
export async function* eachRow<Row>(
  db: Reader,
  table: Keyed,
  where: readonly Condition[],
  load: (page: { where: { id: { in: string[] } }; orderBy: { id: 'asc' } }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let ids: string[] = [];
  do {
    let page = rowsOf(table, where).select('e.id').orderBy('e.id').limit(batch);
    const last = ids.at(-1);
    if (last) page = page.where('e.id', '>', last);
    ids = (await read(db, page)).map(({ id }) => id);
    yield* await load({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
  } while (ids.length === batch);
}

/** A page of rows, in an order. */
export interface Page {
  table: Keyed;
  where: Where;
  /** Columns that order the rows, the last one unique. */
  by: readonly (string | Expression<unknown>)[];
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
  /**
   * False where the conditions leave most rows: these are read in their order until the page is full. Others are few,
   * which an index finds, and are collected and sorted.
   */
  isNarrow?: boolean;
}

/** Reads the records of a page by their ids, in any order. */
type Load<Row> = (page: { where: { id: { in: string[] } } }) => Promise<Row[]>;

const inOrder = (by: readonly Expression<unknown>[], { direction, offset, limit }: Page) => {
  const terms = by.map((column) => sql`${column} ${sql.raw(direction)}`);
  return sql`ORDER BY ${sql.join(terms)} OFFSET ${offset} LIMIT ${limit}`;
};
const placesOf = (by: Page['by']) => ({
  placed: by.map((column, at) => sql`${columnOf(column)}`.as(`place${at}`)),
  places: by.map((_, at) => sql.ref(`place${at}`)),
});

/** The ids on a page, in its order. */
export async function readIds(db: Reader, page: Page): Promise<string[]> {
  const rows = rowsOf(page.table, page.where).select('e.id');
  const found = await read(db, sql<{ id: string }>`${rows} ${inOrder(page.by.map(columnOf), page)}`);
  return found.map(({ id }) => id);
}

/** The records on a page, and their total up to the cap. */
export async function readPage<Row extends { id: string }>(
  db: Reader,
  page: Page,
  load: Load<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const { ids, total } = await countPage(db, page);
  return { rows: inOrderOf(ids, await load({ where: { id: { in: ids } } })), total };
}

async function countPage(db: Reader, page: Page): Promise<{ ids: string[]; total: number }> {
  const { table, where, by, isNarrow = where.some(Boolean) } = page;
  const rows = rowsOf(table, where).limit(totalCap + 1);
  if (isNarrow) {
    const { placed, places } = placesOf(by);
    const statement = sql<{ ids: string[]; total: number }>`
      WITH f AS MATERIALIZED (${rows.select(['e.id', ...placed])})
      SELECT ARRAY(SELECT id::text FROM f ${inOrder(places, page)}) AS ids, (SELECT count(*)::int FROM f) AS total`;
    const [found] = await read(db, statement);
    // More than the cap are so common that a page is soon full.
    return found && found.total <= totalCap ? found : { ids: await readIds(db, page), total: totalCap + 1 };
  }
  const counted = build
    .selectFrom(rows.select('e.id').as('f'))
    .select(sql<number>`count(*)::int`.as('total'));
  const [ids, [found]] = await Promise.all([readIds(db, page), read(db, counted)]);
  return { ids, total: found?.total ?? 0 };
}

/**
 * The records on a page of the rows with one of these values in a column, or with any, and the numbers of all rows by
 * that value.
 */
export async function readPageBy<Row extends { id: string }, Value extends string>(
  db: Reader,
  { table, where, by, ...page }: Page,
  { column, wanted }: { column: string; wanted: readonly Value[] | undefined },
  load: Load<Row>,
): Promise<{ rows: Row[]; counts: Partial<Record<Value, number>> }> {
  const { placed, places } = placesOf(by);
  const value = sql<string>`${sql.ref(column)}::text`.as('value');
  const ofValue = wanted ? sql`value = ${anyOf(wanted, 'text[]')}` : sql`true`;
  const statement = sql<{ ids: string[]; counts: Partial<Record<Value, number>> | null }>`
    WITH f AS MATERIALIZED (${rowsOf(table, where).select(['e.id', value, ...placed])})
    SELECT ARRAY(SELECT id::text FROM f WHERE ${ofValue} ${inOrder(places, { table, where, by, ...page })}) AS ids,
      (SELECT json_object_agg(value, count) FROM (SELECT value, count(*) FROM f GROUP BY value) c) AS counts`;
  const [{ ids = [], counts = {} } = {}] = await read(db, statement);
  return { rows: inOrderOf(ids, await load({ where: { id: { in: ids } } })), counts: counts ?? {} };
}

/** Records in the order of the ids that they were read by. */
function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
