import type pg from 'pg';

/** The first line of a migration whose statements cannot stand in a transaction. */
export const isOutsideTransaction = (sql: string): boolean => /^-- outside a transaction\b/.test(sql);

/** Its statements, each of which ends with its line. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

const index = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("[^"]+"|\w+)/i;

/** Whether an index is there; one that was begun and not finished is taken away. */
async function isMade(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.valid === false) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  return rows[0]?.valid === true;
}

/** Carries out the statements one by one; those of indexes that an earlier call has made are passed over. */
export async function runOutside(client: pg.Client, sql: string): Promise<void> {
  for (const statement of statementsOf(sql)) {
    const [, name] = index.exec(statement) ?? [];
    if (name && (await isMade(client, name))) continue;
    await client.query(statement);
  }
}
