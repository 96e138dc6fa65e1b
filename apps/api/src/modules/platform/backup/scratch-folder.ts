import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError, settings } from '../../../config.ts';
import type { BackupConfig } from './backup.ts';
import { asFolderFault } from './place-fault.ts';

const prefix = 'acheep-restore-';
const day = 86_400_000;

const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => -1,
  );

/** Deletes folders of restores that were killed. */
async function sweep(folder: string) {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    if (!name.startsWith(prefix)) continue;
    const found = await stat(left).catch(() => null);
    if (found && Date.now() - found.mtimeMs > day) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Creates a folder for one file of an archive at a time: in the backup folder or in the system's temporary folder,
 * whichever has more free space. In a container the latter is memory.
 */
export async function makeScratchFolder({ BACKUP_TO }: Pick<BackupConfig, 'BACKUP_TO'>): Promise<string> {
  // The folder may be mounted even if backups go to a bucket.
  const kept = BACKUP_TO.startsWith('s3://') ? settings.shape.BACKUP_TO.parse(undefined) : BACKUP_TO;
  const places = [path.resolve(kept), tmpdir()];
  const room = new Map<string, number>();
  for (const place of places) room.set(place, await freeBytes(place));
  const byRoom = places.toSorted((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0));
  let fault: unknown;
  for (const place of byRoom) {
    try {
      const made = await mkdtemp(path.join(place, prefix));
      await sweep(place).catch(() => {});
      return made;
    } catch (error) {
      fault = asFolderFault(error, `The folder for temporary files, ${place}`);
    }
  }
  throw fault instanceof Error ? fault : new StartError('There is no folder for temporary files.');
}
