import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { openRestore, type Restore, whatIsThere } from '@acheep/database/restore';
import { StartError } from '../../../config.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { Entries, putFile } from './archive-part.ts';
import { readArchive } from './archive-reader.ts';
import type { BackupConfig } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { filePath } from './manifest.ts';
import { namedStorage } from './named-storage.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { tableOf, verifyArchive, type WholeArchive } from './verify-archive.ts';

/** The flag that is required to overwrite an existing site. */
export const loseFlag = 'lose-what-is-there';

/** Describes what a restore would overwrite; null if there is nothing. */
async function whatWouldBeLost(url: string, takenAt: Date): Promise<string | null> {
  const { counts, newest } = await whatIsThere(url);
  const nouns: Record<string, string> = {
    user: 'accounts',
    job: 'jobs',
    application: 'applications',
    upload: 'files',
  };
  const parts = Object.entries(counts).flatMap(([table, count]) =>
    count > 0 ? `${count} ${nouns[table]}` : [],
  );
  if (parts.length === 0) return null;
  const isNewer = newest !== null && newest > takenAt;
  const age = isNewer
    ? `; the newest is of ${newest.toISOString()}, after this backup of ${takenAt.toISOString()}`
    : '';
  return `${parts.join(', ')}${age}`;
}

async function fill(
  restore: Restore,
  entries: Entries,
  { header, manifest }: WholeArchive,
  storage: Storage,
  config: BackupConfig,
) {
  const tables = new Map(header.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const rows = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const files = new Map(manifest.files.map((file) => [filePath(file.key), file]));
  const folder = await makeScratchFolder(config);
  try {
    for (let entry = await entries.next(); entry; entry = await entries.next()) {
      const table = tables.get(tableOf(entry.path) ?? '');
      const file = files.get(entry.path);
      if (table) {
        const written = await restore.write(
          table,
          Readable.from(entries.rowsOf(entry), { objectMode: false }),
        );
        const counted = rows.get(`${table.schema}.${table.name}`)?.rows;
        if (written !== counted)
          throw new StartError(`${table.name} has ${written} rows now, and ${counted} in the archive.`);
      } else if (file) await putFile(storage, folder, file, entry.content);
      else for await (const _ of entry.content);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await restore.finish(header.sequences);
  for (const table of header.tables) {
    if ((await restore.hash(table)) !== rows.get(`${table.schema}.${table.name}`)?.sha256)
      throw new StartError(`${table.name} has other rows now than in the archive.`);
  }
}

interface RestoreOptions {
  place: BackupPlace;
  name: string;
  storage: Storage;
  /** Makes the queue create its tables. */
  prepareQueue: () => Promise<void>;
  losesWhatIsThere: boolean;
  say: (line: string) => void;
}

/**
 * Restores a site from an archive: first reads the whole archive, then fills the database in one transaction and the
 * storage beside it, compares, and only then commits. If anything fails earlier, the previous content remains.
 */
export async function restoreSite(
  config: BackupConfig,
  { place, name, storage, prepareQueue, losesWhatIsThere, say }: RestoreOptions,
): Promise<WholeArchive> {
  say(`Reading ${name}…`);
  const archive = await verifyArchive(place, name, config.BACKUP_KEY);
  const { header, manifest } = archive;
  say(`It is whole: ${header.site} at ${header.takenAt}, ${manifest.files.length} files.`);
  if (new URL(header.site).host !== new URL(config.PUBLIC_URL).host)
    say(`It is of another address than PUBLIC_URL, ${config.PUBLIC_URL}: links in its mails lead there.`);
  const lost = await whatWouldBeLost(config.DATABASE_URL, new Date(header.takenAt));
  if (lost && !losesWhatIsThere)
    throw new StartError(
      `There is a site in this database already, which would be lost: ${lost}. Make a backup of it, and say --${loseFlag} where that is meant.`,
    );
  if (lost) say(`Lost with this: ${lost}.`);
  await prepareQueue();
  const restore = await openRestore(config.DATABASE_URL, header);
  const entries = new Entries(readArchive(await place.read(name), config.BACKUP_KEY));
  try {
    await fill(restore, entries, archive, namedStorage(storage, config), config);
    await restore.commit();
  } finally {
    await entries.close();
    await restore.close();
  }
  return archive;
}
