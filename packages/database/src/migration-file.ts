import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

export type MigrationFile = { name: string; sql: string };

/** The migrations of a folder laid out as Prisma does, `<name>/migration.sql`, in the order of application. */
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

/** Whether a migration takes away what an earlier version reads; its name says so. */
export const isContracting = (name: string): boolean => /^\d+_contract_/.test(name);

/** What Prisma records of a migration file: SHA-256 in hexadecimal. */
export function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** Whether a file is the one recorded. As with Prisma, git may have changed its line endings meanwhile. */
export function matchesChecksum(sql: string, recorded: string): boolean {
  const unix = sql.replaceAll('\r\n', '\n');
  return [sql, unix, unix.replaceAll('\n', '\r\n')].some((variant) => checksum(variant) === recorded);
}
