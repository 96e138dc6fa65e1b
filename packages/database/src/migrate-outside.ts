import type pg from 'pg';

/** True when the first line marks a migration whose statements cannot run in a transaction. */
export const isOutsideTransaction = (sql: string): boolean => /^-- outside a transaction\b/.test(sql);

/** Statements of a migration, each of which ends at a line end. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

const ofIndex = /^(CREATE\s+(?:UNIQUE\s+)?INDEX|DROP\s+INDEX)\s+(?!CONCURRENTLY\b)/gim;

/**
 * Such a migration as it runs here: indexes are made and dropped concurrently. The file leaves that out, because
 * Prisma's own engine, which also applies it to an empty database for comparison, sends a file as one transaction.
 */
export const concurrently = (sql: string): string => sql.replace(ofIndex, '$1 CONCURRENTLY ');

const index = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("[^"]+"|\w+)/i;

/** True when an index exists; an unfinished one is dropped. */
async function isMade(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.valid === false) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  return rows[0]?.valid === true;
}

/** Executes the statements one by one, and skips indexes that an earlier call has created. */
export async function runOutside(client: pg.Client, sql: string): Promise<void> {
  for (const statement of statementsOf(concurrently(sql))) {
    const [, name] = index.exec(statement) ?? [];
    if (name && (await isMade(client, name))) continue;
    await client.query(statement);
  }
}
