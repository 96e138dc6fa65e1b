import type { Database, Transaction } from '@acheep/database/connection';

/** Lets everybody who remembers a list look at it anew. */
export const touchList = (tx: Transaction, name: string) =>
  tx.$executeRaw`UPDATE list_version SET version = version + 1 WHERE name = ${name}`;

/** What was read of a list, and the version that it was in. */
export interface Listing<Row> {
  version: string;
  rows: Row[];
}

/** Values as PostgreSQL writes them: whoever reads one knows what it is. */
export const asText = { getTypeParser: () => (value: string) => value };

/** The rows of a statement that has one even where it finds nothing, so that the version comes with an empty page too. */
export const listingOf = <Row extends { id: string }>(rows: (Row & { version: string })[]): Listing<Row> => ({
  version: rows[0]?.version ?? '',
  rows: rows.filter(({ id }) => id !== null),
});

/** SQL of the version that a list is in; null of a list that has none, because nothing of it is remembered. */
export const versionOf = (name: string | undefined) =>
  name === undefined ? 'NULL::text' : `(SELECT version::text FROM list_version WHERE name = '${name}')`;

/** Says which changes of a list, and of the names that its entries are filed under, have been made. */
export async function readVersion({ pool }: Pick<Database, 'pool'>, name: string): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: `version-${name}`,
    text: `SELECT ${versionOf(name)} AS version`,
  });
  return rows[0]?.version ?? '';
}
