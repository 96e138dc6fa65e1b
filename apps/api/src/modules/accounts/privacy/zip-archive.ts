import { once } from 'node:events';
import type { Readable } from 'node:stream';
import ZipStream from 'zip-stream';

export interface ArchiveEntry {
  name: string;
  content: Readable;
}

/**
 * A ZIP of entries, one after the other as it is read: nothing of it is kept. An entry is asked for when the one
 * before is through, and whoever stops reading ends the one that is open.
 */
export function zipArchive(entries: AsyncIterable<ArchiveEntry>) {
  const zip = new ZipStream();
  const closed = once(zip, 'close').then(
    () => true,
    () => true,
  );

  async function write({ name, content }: ArchiveEntry): Promise<boolean> {
    const written = new Promise<false>((resolve, reject) => {
      zip.entry(content, { name }, (error) => (error ? reject(error) : resolve(false)));
    });
    const stopped = await Promise.race([written, closed]);
    if (stopped) content.destroy();
    return stopped;
  }

  async function writeAll() {
    for await (const entry of entries) {
      if (await write(entry)) return;
    }
    zip.finalize();
  }
  writeAll().catch((error) => zip.destroy(error));
  return zip;
}
