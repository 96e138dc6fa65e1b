import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { checkKey, isKey, storageUnavailable } from './storage-key.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

async function copyDurably(from: string, to: string) {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export function diskStorage(directory: string): Storage {
  const root = path.resolve(directory);
  const placeOf = (key: string) => path.join(root, checkKey(key));
  return {
    async put(key, sourcePath) {
      const place = placeOf(key);
      // Written to a temporary name first, so that no reader sees half a file. Leftovers of a crash are listed like any
      // file without a record, and swept with those.
      const part = `${place}-part`;
      try {
        await mkdir(path.dirname(place), { recursive: true });
        await copyDurably(sourcePath, part);
        await rename(part, place);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw storageUnavailable(error);
      }
    },
    async get(key, { range } = {}) {
      const file = await open(placeOf(key)).catch(nullIfMissing);
      return file?.createReadStream(range) ?? null;
    },
    async size(key) {
      const found = await stat(placeOf(key)).catch(nullIfMissing);
      return found?.size ?? null;
    },
    delete: (key) => rm(placeOf(key), { force: true }),
    async *list(folder) {
      const names = await readdir(path.join(root, folder)).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const key of names.map((name) => `${folder}/${name}`).filter(isKey)) {
        const found = await stat(placeOf(key)).catch(() => null);
        if (found?.isFile()) yield { key, modifiedAt: found.mtime };
      }
    },
  };
}
