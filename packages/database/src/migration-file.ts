import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

export type MigrationFile = { name: string; sql: string };

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
      return { name, sql };
    }),
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
