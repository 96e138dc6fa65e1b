import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { makeKeys } from '../modules/platform/backup/archive-crypt.ts';
import { backupSettings, makeBackup } from '../modules/platform/backup/backup.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { findDatabase } from './find-database.ts';
import { say, UsageError } from './say.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function sayKeys() {
  const { writes, reads } = await makeKeys();
  say('Public key. Set BACKUP_KEY to it; the server can create backups but not read them:');
  say(writes);
  say('Secret key. Store it off this server. Without it, nobody can restore a backup:');
  say(reads);
}

/** `backup`: writes a backup now. `backup key`: generates a key pair. */
export async function backup(words: string[]): Promise<void> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  if (positionals.length === 1 && positionals[0] === 'key') return sayKeys();
  if (positionals.length > 0) throw new UsageError('Usage: backup, or for a new pair of keys: backup key');
  const { url, folders, stop } = await findDatabase();
  try {
    const config = readSettings(
      { ...folders, ...process.env, DATABASE_URL_FILE: '', DATABASE_URL: url },
      ...backupSettings,
    );
    const made = await makeBackup(config, createStorage(config));
    say(
      `${made.name} is in ${made.place}: ${made.rows} rows and ${made.files} files, ${megabytes(made.bytes)}.`,
    );
    if (made.missing > 0)
      say(`${made.missing} files that the database refers to are missing from the storage.`);
    if (made.removed.length > 0) say(`Deleted old backups: ${made.removed.join(', ')}.`);
    if (!config.BACKUP_KEY)
      say('The backup isn’t encrypted: anyone who has it can read everything. See BACKUP_KEY.');
  } finally {
    await stop();
  }
}
