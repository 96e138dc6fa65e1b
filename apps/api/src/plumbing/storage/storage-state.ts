import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';

export type StorageState = 'ok' | 'full' | 'read-only' | 'away';

/** Bytes. With less space small files may still fit, but CVs and pictures do not. */
const minRoom = 50_000_000;
/** Milliseconds for which a result is cached, and until a check times out: a network volume may not respond. */
const fresh = 5_000;
const patience = 1_000;

/** Checks the folder, or the parent in which the first file creates it. */
async function look(folder: string): Promise<StorageState> {
  try {
    const { bavail, bsize } = await statfs(folder);
    await access(folder, constants.W_OK);
    return bavail * bsize < minRoom ? 'full' : 'ok';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path.dirname(folder) !== folder) return look(path.dirname(folder));
    return code === 'EROFS' || code === 'EACCES' ? 'read-only' : 'away';
  }
}

/**
 * Reports whether the folder accepts new files, without writing one: monitoring asks every few seconds. A bucket would
 * need network calls; its errors are counted instead.
 */
export function watchStorage({ STORAGE, STORAGE_DIR }: Pick<Config, 'STORAGE' | 'STORAGE_DIR'>) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let state: Promise<StorageState> = Promise.resolve('ok');
  let isAsking = false;
  return async (): Promise<StorageState> => {
    if (STORAGE !== 'disk') return 'ok';
    if (!isAsking && performance.now() - checkedAt > fresh) {
      isAsking = true;
      checkedAt = performance.now();
      state = look(path.resolve(STORAGE_DIR)).finally(() => {
        isAsking = false;
      });
    }
    return Promise.race([state, sleep(patience, 'away' as const, { ref: false })]);
  };
}
