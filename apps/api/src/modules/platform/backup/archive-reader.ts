import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '../../../config.ts';
import { ageMark, decrypt } from './archive-crypt.ts';

export interface ArchiveEntry {
  path: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

const foreign = () => new StartError('This is no backup of Acheep.');
export const damaged = (what: string) => new StartError(`The archive is damaged: ${what}.`);

/** Reads the first bytes without consuming them. */
async function peek(stream: Readable, length: number): Promise<{ start: Buffer; whole: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first: Buffer[] = [];
  let size = 0;
  while (size < length) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const start = Buffer.concat(first);
  async function* all() {
    if (start.length > 0) yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { start, whole: Readable.from(all(), { objectMode: false }) };
}

/**
 * Yields the entries of an archive; each has to be read to its end before the next. Throws a `StartError` if the file
 * is no archive, is encrypted with another key, or is incomplete.
 */
export async function* readArchive(stored: Readable, key: string): AsyncGenerator<ArchiveEntry> {
  const { start, whole } = await peek(stored, ageMark.length);
  if (start.length === 0) throw damaged('it is empty');
  const isEncrypted = start.subarray(0, ageMark.length).toString('latin1') === ageMark;
  if (!isEncrypted && !(start[0] === 0x1f && start[1] === 0x8b)) throw foreign();
  try {
    const open = isEncrypted ? await decrypt(whole, key) : whole;
    const entries = extract();
    const flow = pipeline(open, createGunzip(), entries);
    // The failure also reaches the entries, which are awaited.
    flow.catch(() => {});
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      yield { path: name, size: size ?? 0, content: inWords(entry as AsyncIterable<Buffer>) };
    }
    await flow;
  } catch (error) {
    throw inOneWord(error);
  } finally {
    stored.destroy();
  }
}

/** True for an error of the storage: errors of streams and ciphers about the content name no system call. */
const isOfThePlace = (error: unknown) => 'syscall' in (error as object) || '$metadata' in (error as object);

const inOneWord = (error: unknown) =>
  error instanceof StartError || isOfThePlace(error) ? error : damaged('it cannot be read to its end');

async function* inWords(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw inOneWord(error);
  }
}
