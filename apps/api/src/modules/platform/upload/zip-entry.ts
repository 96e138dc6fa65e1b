import { buffer } from 'node:stream/consumers';
import { openPromise, type ZipFile } from 'yauzl';

/** Maximum entries scanned. Word's packages have some dozens. */
const maxEntries = 2000;

async function find(zip: ZipFile, name: string, limit: number): Promise<Buffer | null> {
  let left = maxEntries;
  for await (const entry of zip.eachEntry()) {
    // The output may not exceed the entry's stated size, or reading fails, which stops a zip bomb.
    if (entry.fileName === name)
      return entry.uncompressedSize > limit ? null : buffer(await zip.openReadStreamPromise(entry));
    left -= 1;
    if (left === 0) return null;
  }
  return null;
}

/** Reads one entry of the ZIP file at `path`; null if it is missing, broken, or larger than `limit` bytes. */
export async function readZipEntry(path: string, name: string, limit: number): Promise<Buffer | null> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!zip) return null;
  const found = await find(zip, name, limit).catch(() => null);
  zip.close();
  return found;
}
