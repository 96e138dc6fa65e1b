import type { Database, Transaction } from '@acheep/database/connection';

/** Increments the version of a list, which invalidates caches of it. */
export const touchList = (tx: Transaction, name: string) =>
  tx.$executeRaw`UPDATE list_version SET version = version + 1 WHERE name = ${name}`;

/** Rows of a list, with its version. */
export interface Listing<Row> {
  version: string;
  rows: Row[];
}

/** A parser that returns PostgreSQL's text representation of values. */
export const asText = { getTypeParser: () => (value: string) => value };

/** The rows of a statement that returns one even without results, so that an empty page has a version too. */
export const listingOf = <Row extends { id: string }>(rows: (Row & { version: string })[]): Listing<Row> => ({
  version: rows[0]?.version ?? '',
  rows: rows.filter(({ id }) => id !== null),
});

/**
 * SQL of the database's timeline, which changes where another server takes over. Numbers of transactions that were lost
 * by that are given again: what was remembered by a number holds within its timeline only.
 */
export const timelineSql = `
  (CASE WHEN pg_is_in_recovery() THEN (SELECT min_recovery_end_timeline::text FROM pg_control_recovery())
    ELSE ltrim(left(pg_walfile_name(pg_current_wal_lsn()), 8), '0') END)`;

/** SQL of a list's version; null for a list without one, of which nothing is cached. */
export const versionOf = (name: string | undefined) =>
  name === undefined
    ? 'NULL::text'
    : `(SELECT ${timelineSql} || '.' || version FROM list_version WHERE name = '${name}')`;

/** Returns the version of a list, which covers changes of the names that its entries refer to. */
export async function readVersion({ pool }: Pick<Database, 'pool'>, name: string): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: `version-${name}`,
    text: `SELECT ${versionOf(name)} AS version`,
  });
  return rows[0]?.version ?? '';
}
