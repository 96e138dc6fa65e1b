import { openSnapshot, type Snapshot } from '@acheep/database/snapshot';
import type { Config } from '../../../config.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { mediaTypeOf, storedKeys } from '../upload/image-key.ts';
import { type ArchiveWriter, archiveWriter } from './archive-writer.ts';
import { backupMoment, backupName, isLeftover, surplus } from './backup-name.ts';
import { type BackupPlace, backupPlace } from './backup-place.ts';
import {
  filePath,
  format,
  type Header,
  type KeptFile,
  type Manifest,
  names,
  product,
  tablePath,
} from './manifest.ts';
import { namedStorage } from './named-storage.ts';
import { namedFiles } from './stored-file.repository.ts';

/** The settings that backups and restores read. */
export const backupSettings = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'STORAGE',
  'STORAGE_DIR',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_TO',
  'BACKUP_KEY',
  'BACKUP_KEEP_DAYS',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_KEEP_MONTHS',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Config)[];
export type BackupConfig = Pick<Config, (typeof backupSettings)[number]>;

export interface MadeBackup {
  name: string;
  place: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that a row refers to and the storage does not have. */
  missing: number;
  /** Deleted older backups. */
  removed: string[];
}

/** Every file that rows refer to and its variants, each once. */
async function* filesOf(named: Awaited<ReturnType<typeof namedFiles>>, storage: Storage, missing: string[]) {
  for (const file of named) {
    for (const key of storedKeys(file.path)) {
      const size = await storage.size(key);
      // A missing bucket would look like one missing file, so this file is requested to get the error.
      const content = size === null && key !== file.path ? null : await storage.get(key);
      if (size === null || content === null) {
        // Not every size of a picture or video exists at every moment.
        if (key === file.path) missing.push(key);
        continue;
      }
      yield { key, size, content, mediaType: mediaTypeOf(file, key) };
    }
  }
}

async function writeTables(snapshot: Snapshot, archive: ArchiveWriter): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables) {
    const { schema, name } = table;
    const counted = await archive.addRows((part) => tablePath(schema, name, part), snapshot.read(table));
    tables.push({ schema, name, ...counted });
  }
  return tables;
}

async function writeArchive(snapshot: Snapshot, archive: ArchiveWriter, site: string, storage: Storage) {
  const header: Header = {
    product,
    format,
    site,
    takenAt: snapshot.takenAt.toISOString(),
    postgres: snapshot.serverVersion,
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    sequences: await snapshot.sequences(),
  };
  await archive.addText(names.header, JSON.stringify(header));
  const tables = await writeTables(snapshot, archive);
  const named = await namedFiles(snapshot);
  // The files take longest and never change under their keys, so the database need not keep the snapshot for them.
  await snapshot.release();
  const files: KeptFile[] = [];
  const missing: string[] = [];
  for await (const { content, ...file } of filesOf(named, storage, missing))
    files.push({ ...file, ...(await archive.addFile(filePath(file.key), file.size, content)) });
  const manifest: Manifest = { tables, files, missing };
  await archive.addText(names.manifest, JSON.stringify(manifest));
  archive.finish();
  return manifest;
}

/** Deletes backups beyond the retention settings, and partial files of backups that were killed. */
async function thinOut(place: BackupPlace, config: BackupConfig, now: Date): Promise<string[]> {
  const there = await place.list();
  for (const { name } of there) if (isLeftover(config.PUBLIC_URL, name, now)) await place.remove(name);
  const backups = there.flatMap(({ name }) => {
    const at = backupMoment(config.PUBLIC_URL, name);
    return at ? [{ name, at }] : [];
  });
  const gone = surplus(backups, {
    days: config.BACKUP_KEEP_DAYS,
    weeks: config.BACKUP_KEEP_WEEKS,
    months: config.BACKUP_KEEP_MONTHS,
  });
  for (const { name } of gone) await place.remove(name);
  return gone.map(({ name }) => name);
}

/**
 * Writes a snapshot of the database, and then the files that it refers to, into one archive, while the site is in use.
 * Older backups are deleted only after this one is complete.
 */
export async function makeBackup(
  config: BackupConfig,
  storage: Storage,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const place = backupPlace(config);
  const snapshot = await openSnapshot(config.DATABASE_URL);
  try {
    const archive = await archiveWriter(config.BACKUP_KEY);
    const abort = (error: unknown) =>
      archive.abort(error instanceof Error ? error : new Error(String(error)));
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
    const name = backupName(config.PUBLIC_URL, snapshot.takenAt, config.BACKUP_KEY !== '');
    const written = place.write(name, archive.content);
    // The first failure ends the other stream, and is the one that is reported.
    const filled = writeArchive(snapshot, archive, config.PUBLIC_URL, namedStorage(storage, config));
    const [bytes, manifest] = await Promise.all([
      written.catch((error) => {
        abort(error);
        throw error;
      }),
      filled.catch((error) => {
        abort(error);
        throw error;
      }),
    ]).catch(async (error) => {
      await Promise.allSettled([written, filled]);
      throw error;
    });
    return {
      name,
      place: place.label,
      bytes,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      missing: manifest.missing.length,
      removed: await thinOut(place, config, snapshot.takenAt),
    };
  } finally {
    await snapshot.close();
  }
}
