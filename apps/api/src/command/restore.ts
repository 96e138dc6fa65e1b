import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@acheep/database/connection';
import { readSettings, StartError } from '../config.ts';
import { tasksOf } from '../module.ts';
import { backupSettings } from '../modules/platform/backup/backup.ts';
import { backupMoment } from '../modules/platform/backup/backup-name.ts';
import { type BackupPlace, backupPlace, folderPlace } from '../modules/platform/backup/backup-place.ts';
import { loseFlag, restoreSite } from '../modules/platform/backup/restore.ts';
import { restoreOneAccount, restoreOneTable } from '../modules/platform/backup/restore-beside.ts';
import { modules } from '../modules.ts';
import { startQueue } from '../plumbing/queue.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { findDatabase } from './find-database.ts';
import { say, UsageError } from './say.ts';

const usage = `Usage: restore <file, name or "latest"> [--${loseFlag}], or [--table <table>], or [--account <e-mail>]`;

function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        [loseFlag]: { type: 'boolean' },
        table: { type: 'string' },
        account: { type: 'string' },
      },
    });
    const [which, ...more] = positionals;
    if (!which || more.length > 0) throw new UsageError(usage);
    const { table, account } = values;
    return { which, loses: values[loseFlag] === true, table, account };
  } catch {
    throw new UsageError(usage);
  }
}

/** A path, the name of an archive in the configured location, or the latest one there. */
async function findArchive(which: string, place: BackupPlace, site: string) {
  if (which !== 'latest')
    return /[\\/]/.test(which)
      ? { place: folderPlace(path.dirname(which)), name: path.basename(which) }
      : { place, name: which };
  const made = (await place.list()).flatMap(({ name }) => {
    const at = backupMoment(site, name);
    return at ? [{ name, at }] : [];
  });
  const [newest] = made.sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest) throw new StartError(`There is no backup of this site in ${place.label}.`);
  return { place, name: newest.name };
}

async function prepareQueue(url: string) {
  const database = connect({ url, poolSize: 2, applicationName: 'acheep-restore' });
  const queue = await startQueue(database, tasksOf(modules), () => {});
  await queue.stop();
  await database.close();
}

/** `restore <archive>`: restores the site from an archive. */
export async function restore(words: string[]): Promise<void> {
  const { which, loses, table, account } = readWords(words);
  const { url, folders, stop } = await findDatabase();
  try {
    const config = readSettings(
      { ...folders, ...process.env, DATABASE_URL_FILE: '', DATABASE_URL: url },
      ...backupSettings,
    );
    const found = await findArchive(which, backupPlace(config), config.PUBLIC_URL);
    const storage = createStorage(config);
    if (table) return await restoreOneTable(config, table, { ...found, storage, say });
    if (account) return await restoreOneAccount(config, account, { ...found, storage, say });
    const { manifest } = await restoreSite(config, {
      ...found,
      storage,
      prepareQueue: () => prepareQueue(url),
      losesWhatIsThere: loses,
      say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Restored and compared: ${rows} rows and ${manifest.files.length} files. Everyone has to sign in again.`,
    );
    if (manifest.missing.length > 0)
      say(`${manifest.missing.length} files were missing when the backup was made.`);
  } finally {
    await stop();
  }
}
