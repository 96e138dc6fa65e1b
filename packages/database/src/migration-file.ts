import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

export interface MigrationFile {
  name: string;
  sql: string;
  /** Names of the migrations that this one stands for, in `replaces.txt` beside it. */
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
      const replaced = await readFile(path.join(directory, name, 'replaces.txt'), 'utf8').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return '';
          throw error;
        },
      );
      return { name, sql, replaces: replaced.split(/\s+/).filter(Boolean) };
    }),
  );
}

interface Recorded {
  has(name: string): boolean;
}

/** True when all migrations are recorded that this one stands for: it has nothing left to do. */
export const isContained = ({ replaces }: MigrationFile, recorded: Recorded): boolean =>
  replaces.length > 0 && replaces.every((one) => recorded.has(one));

/** Throws `migration.older` where only some of the migrations are recorded that this one stands for. */
export function refusePart({ name, replaces }: MigrationFile, recorded: Recorded): void {
  const missing = replaces.find((one) => !recorded.has(one));
  if (missing === undefined || !replaces.some((one) => recorded.has(one))) return;
  throw new DatabaseError(
    'migration.older',
    `The migration ${name} replaces ${missing}, which this database or archive lacks. Bring the database up to date with ` +
      `the last version that has ${missing}, or restore the archive with that one and make a new archive; then use this version.`,
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
