import { buffer } from 'node:stream/consumers';
import { openPromise, type ZipFile } from 'yauzl';

/** Entries that are looked through. Word's own packages have some dozens. */
const mostEntries = 2000;

async function find(zip: ZipFile, name: string, limit: number): Promise<Buffer | null> {
  let left = mostEntries;
  for await (const entry of zip.eachEntry()) {
    // What comes out may not be more than the entry says, or reading it fails: a bomb stops there.
    if (entry.fileName === name)
      return entry.uncompressedSize > limit ? null : buffer(await zip.openReadStreamPromise(entry));
    left -= 1;
    if (left === 0) return null;
  }
  return null;
}

/** One entry of the ZIP file at `path`, unpacked; null where it is not there, is broken, or is larger than `limit` bytes. */
export async function readZipEntry(path: string, name: string, limit: number): Promise<Buffer | null> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!zip) return null;
  const found = await find(zip, name, limit).catch(() => null);
  zip.close();
  return found;
}
