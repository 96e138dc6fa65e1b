import { once } from 'node:events';
import type { Readable } from 'node:stream';
import ZipStream from 'zip-stream';

export interface ArchiveEntry {
  name: string;
  content: Readable;
}

/**
 * Streams a ZIP of the entries one at a time, without buffering it. An entry is requested when the previous one is
 * complete, and aborting the stream closes the open entry.
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
