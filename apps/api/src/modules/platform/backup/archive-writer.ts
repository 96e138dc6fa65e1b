import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { encrypt } from './archive-crypt.ts';
import { meter } from './meter.ts';

/** Bytes of a table's rows that are buffered at a time. */
const partSize = 4_000_000;
// Most bytes are pictures, videos and PDFs, which hardly compress.
const level = 4;

export interface ArchiveWriter {
  /** The archive as it is being written. */
  content: Readable;
  addText(path: string, text: string): Promise<void>;
  /**
   * Adds content of any length in parts, whose paths come from `pathOf`; returns the hash and the number of rows of all
   * of it.
   */
  addRows(pathOf: (part: number) => string, rows: Readable): Promise<{ rows: number; sha256: string }>;
  addFile(path: string, size: number, file: Readable): Promise<{ sha256: string }>;
  finish(): void;
  abort(error: Error): void;
}

const lineBreak = 10;
function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, at + 1)) count += 1;
  return count;
}

/** Writes a `.tar.gz`, encrypted if there is a key. Streams everything, buffering only what is in transit. */
export async function archiveWriter(key: string): Promise<ArchiveWriter> {
  const tar = pack();
  const zip = createGzip({ level });
  // The reader of `content` gets this failure.
  pipeline(tar, zip).catch((error) => content.destroy(error));
  const content: Readable = key ? await encrypt(zip, key) : zip;
  // A stream may fail before anybody reads it.
  for (const stream of [tar, content]) stream.on('error', () => {});

  const put = (name: string, buffer: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: buffer.length }, (error) => (error ? reject(error) : resolve()));
      entry.end(buffer);
    });

  return {
    content,
    addText: (path, text) => put(path, Buffer.from(text)),
    async addRows(pathOf, rows) {
      const hash = createHash('sha256');
      let held: Buffer[] = [];
      const total = { rows: 0, bytes: 0, parts: 0 };
      const flush = async () => {
        total.parts += 1;
        total.bytes = 0;
        await put(pathOf(total.parts), Buffer.concat(held));
        held = [];
      };
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        hash.update(chunk);
        held.push(chunk);
        total.rows += countLines(chunk);
        total.bytes += chunk.length;
        if (total.bytes >= partSize) await flush();
      }
      if (held.length > 0) await flush();
      return { rows: total.rows, sha256: hash.digest('hex') };
    },
    async addFile(path, size, file) {
      const passed = meter();
      await pipeline(file, passed, tar.entry({ name: path, size }));
      return { sha256: passed.digest() };
    },
    finish: () => tar.finalize(),
    abort: (error) => {
      tar.destroy(error);
      zip.destroy(error);
      content.destroy(error);
    },
  };
}
