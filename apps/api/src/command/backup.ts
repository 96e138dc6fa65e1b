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
  say('A new pair of keys. The server’s, as BACKUP_KEY, which writes archives and cannot read them:');
  say(writes);
  say('Yours, to be kept elsewhere: without it no archive can ever be read.');
  say(reads);
}

/** `backup`: writes a backup now. `backup key`: generates a key pair. */
export async function backup(words: string[]): Promise<void> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  if (positionals.length === 1 && positionals[0] === 'key') return sayKeys();
  if (positionals.length > 0) throw new UsageError('Say only: backup, or for a new pair of keys: backup key');
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
    if (made.missing > 0) say(`${made.missing} files that the database names are not in the storage.`);
    if (made.removed.length > 0) say(`Let go: ${made.removed.join(', ')}.`);
    if (!config.BACKUP_KEY) say('It is not encrypted: whoever has it reads everything. See BACKUP_KEY.');
  } finally {
    await stop();
  }
}
