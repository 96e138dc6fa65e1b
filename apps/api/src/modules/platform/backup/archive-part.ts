import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../../config.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { isKey } from '../../../plumbing/storage/storage-key.ts';
import { type ArchiveEntry, damaged } from './archive-reader.ts';
import type { KeptFile } from './manifest.ts';
import { asFolderFault } from './place-fault.ts';
import { tableOf } from './verify-archive.ts';

/** Reads the rows of one table, which may span several archive entries, and remembers the entry after them. */
export class Entries {
  private readonly entries: AsyncGenerator<ArchiveEntry>;
  private held: ArchiveEntry | undefined;
  constructor(entries: AsyncGenerator<ArchiveEntry>) {
    this.entries = entries;
  }

  async next(): Promise<ArchiveEntry | undefined> {
    const { held } = this;
    this.held = undefined;
    return held ?? (await this.entries.next()).value ?? undefined;
  }

  async *rowsOf(first: ArchiveEntry): AsyncGenerator<Buffer> {
    const table = tableOf(first.path);
    let entry: ArchiveEntry | undefined = first;
    for (; entry && tableOf(entry.path) === table; entry = await this.next()) yield* entry.content;
    this.held = entry;
  }

  close = () => this.entries.return(undefined);
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** Writes a file to its storage key and reads it back. */
export async function putFile(
  storage: Storage,
  folder: string,
  file: KeptFile,
  content: AsyncIterable<Buffer>,
) {
  if (!isKey(file.key)) throw damaged(`it names a file ${file.key}, which this program never made`);
  const part = path.join(folder, 'file');
  await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(part)).catch((error) => {
    throw asFolderFault(error, `The folder for temporary files, ${folder}`);
  });
  await storage.put(file.key, part, file.mediaType);
  const stored = await storage.get(file.key);
  if (!stored || (await hashOf(stored as AsyncIterable<Buffer>)) !== file.sha256)
    throw new StartError(`The file ${file.key} is another one in the storage than in the archive.`);
}
