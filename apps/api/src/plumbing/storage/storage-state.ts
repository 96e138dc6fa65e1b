import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';

export type StorageState = 'ok' | 'full' | 'read-only' | 'away';

/** Bytes. With less room small files may still find a place, and people's CVs and pictures do not. */
const leastRoom = 50_000_000;
/** For so long an answer is told again, and so long it is waited for: a volume over a network may not answer. Milliseconds. */
const fresh = 5_000;
const patience = 1_000;

/** The folder itself, or the one in which the first file makes it. */
async function look(folder: string): Promise<StorageState> {
  try {
    const { bavail, bsize } = await statfs(folder);
    await access(folder, constants.W_OK);
    return bavail * bsize < leastRoom ? 'full' : 'ok';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path.dirname(folder) !== folder) return look(path.dirname(folder));
    return code === 'EROFS' || code === 'EACCES' ? 'read-only' : 'away';
  }
}

/**
 * Tells whether the folder of files takes new ones, without writing one: asked every few seconds by whoever watches. A
 * bucket would have to be asked over the network; what its calls come to is counted.
 */
export function watchStorage({ STORAGE, STORAGE_DIR }: Pick<Config, 'STORAGE' | 'STORAGE_DIR'>) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<StorageState> = Promise.resolve('ok');
  let isAsking = false;
  return async (): Promise<StorageState> => {
    if (STORAGE !== 'disk') return 'ok';
    if (!isAsking && performance.now() - askedAt > fresh) {
      isAsking = true;
      askedAt = performance.now();
      asked = look(path.resolve(STORAGE_DIR)).finally(() => {
        isAsking = false;
      });
    }
    return Promise.race([asked, sleep(patience, 'away' as const, { ref: false })]);
  };
}
