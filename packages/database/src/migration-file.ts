import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

export interface MigrationFile {
  name: string;
  sql: string;
  /** Names of the migrations that this one stands for, of `replaces.txt` beside it. */
  replaces: readonly string[];
}

/** Reads the migrations of a folder in Prisma's layout, `<name>/migration.sql`, in the order of application. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => {
    throw new DatabaseError('migration.missing', `There is no folder of migrations at ${directory}.`);
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(directory, name, 'migration.sql');
      const sql = await readFile(file, 'utf8').catch(() => {
        throw new DatabaseError('migration.missing', `The migration ${name} has no file ${file}.`);
      });
      const replaced = await readFile(path.join(directory, name, 'replaces.txt'), 'utf8').catch(() => '');
      return { name, sql, replaces: replaced.split(/\s+/).filter(Boolean) };
    }),
  );
}

/**
 * True when a database with these migrations has all that this one stands for, so that it is recorded without being
 * applied. Throws `migration.older` where the database has only a part.
 */
export function isContained({ name, replaces }: MigrationFile, recorded: ReadonlySet<string>): boolean {
  const missing = replaces.find((one) => !recorded.has(one));
  if (missing === undefined) return replaces.length > 0;
  if (!replaces.some((one) => recorded.has(one))) return false;
  throw new DatabaseError(
    'migration.older',
    `The migration ${name} replaces ${missing}, which this database or archive lacks: take it to the last version that ` +
      `has ${missing} first, and then to this one.`,
  );
}

/** True when a migration removes something that an earlier version reads, as marked in its name. */
export const isContracting = (name: string): boolean => /^\d+_contract_/.test(name);

/** Prisma's checksum of a migration file: SHA-256 in hexadecimal. */
export function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** True when a file is the recorded one. As with Prisma, git may have changed its line endings meanwhile. */
export function matchesChecksum(sql: string, recorded: string): boolean {
  const unix = sql.replaceAll('\r\n', '\n');
  return [sql, unix, unix.replaceAll('\n', '\r\n')].some((variant) => checksum(variant) === recorded);
}
