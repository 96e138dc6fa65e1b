import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { openBesideAccount, restoreTable } from '@acheep/database/restore-beside';
import type { StoredTable } from '@acheep/database/stored-table';
import { StartError } from '../../../config.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { storedKeys } from '../upload/image-key.ts';
import { Entries, putFile } from './archive-part.ts';
import { readArchive } from './archive-reader.ts';
import type { BackupConfig } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { filePath } from './manifest.ts';
import { namedStorage } from './named-storage.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { tableOf, verifyArchive } from './verify-archive.ts';

interface BesideOptions {
  place: BackupPlace;
  name: string;
  storage: Storage;
  say: (line: string) => void;
}

const stream = (rows: AsyncIterable<Buffer>) => Readable.from(rows, { objectMode: false });

/** Restores the rows of one table into `restored_<table>`, beside the running site, which does not read it. */
export async function restoreOneTable(
  config: BackupConfig,
  wanted: string,
  { place, name, say }: BesideOptions,
) {
  const { header } = await verifyArchive(place, name, config.BACKUP_KEY);
  const table = header.tables.find((one) => one.schema === 'public' && one.name === wanted);
  if (!table)
    throw new StartError(
      `The archive has no table ${wanted}. It has: ${header.tables.map((one) => one.name).join(', ')}.`,
    );
  const entries = new Entries(readArchive(await place.read(name), config.BACKUP_KEY));
  try {
    let entry = await entries.next();
    while (entry && tableOf(entry.path) !== `public.${wanted}`) {
      for await (const _ of entry.content);
      entry = await entries.next();
    }
    const rows = entry ? stream(entries.rowsOf(entry)) : Readable.from([]);
    const count = await restoreTable(config.DATABASE_URL, table, rows);
    say(`${count} rows of ${wanted} are in the table restored_${wanted}, as they were at ${header.takenAt}.`);
    say('The site does not use it. Copy what you need, and drop it.');
  } finally {
    await entries.close();
  }
}

/** Restores missing rows and files of one account. Existing ones stay as they are. */
export async function restoreOneAccount(config: BackupConfig, email: string, options: BesideOptions) {
  const { place, name, say } = options;
  const storage = namedStorage(options.storage, config);
  const { header, manifest } = await verifyArchive(place, name, config.BACKUP_KEY);
  const tables = new Map<string, StoredTable>(
    header.tables.filter(({ schema }) => schema === 'public').map((table) => [`public.${table.name}`, table]),
  );
  const files = new Map(manifest.files.map((file) => [filePath(file.key), file]));
  const account = await openBesideAccount(config.DATABASE_URL);
  const entries = new Entries(readArchive(await place.read(name), config.BACKUP_KEY));
  const folder = await makeScratchFolder(config);
  let found: Awaited<ReturnType<typeof account.putBack>> | undefined;
  let filesBack = 0;
  try {
    const empty = new Set(tables.keys());
    let keys = new Set<string>();
    for (let entry = await entries.next(); entry; entry = await entries.next()) {
      const table = tables.get(tableOf(entry.path) ?? '');
      const file = files.get(entry.path);
      if (table) {
        empty.delete(`public.${table.name}`);
        await account.write(table, stream(entries.rowsOf(entry)));
        continue;
      }
      // Rows come before files: at the first file, all rows have been read.
      if (found === undefined && (file || entry.path === 'manifest.json')) {
        for (const rest of empty) {
          const none = tables.get(rest);
          if (none) await account.write(none, Readable.from([]));
        }
        found = await account.putBack(email);
        keys = new Set(found?.paths.flatMap(storedKeys));
      }
      if (file && keys.has(file.key) && (await storage.size(file.key)) === null) {
        await putFile(storage, folder, file, entry.content);
        filesBack += 1;
      } else for await (const _ of entry.content);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await entries.close();
    await account.close();
  }
  if (!found) throw new StartError('The archive has no account with this address.');
  const parts = Object.entries(found.back).map(([table, count]) => `${count} of ${table}`);
  say(
    parts.length > 0
      ? `Put back: ${parts.join(', ')}; ${filesBack} files.`
      : `Nothing was missing; ${filesBack} files put back.`,
  );
  if (found.left > 0)
    say(`${found.left} rows stay away: what they refer to is gone, or something else has their place.`);
}
