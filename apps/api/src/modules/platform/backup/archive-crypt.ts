import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartError } from '../../../config.ts';

/** How every file of age begins. */
export const ageMark = 'age-encryption.org/v1';

/** Loaded when an archive is encrypted: its curves take some megabytes that a server without backups has no need of. */
const age = () => import('age-encryption');

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-');

// The library speaks of the browser's types, which are Node's in all but name.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);

/** The same bytes, which only the owner of the key can read, in the format of age (age-encryption.org). */
export async function encrypt(content: Readable, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(isIdentity(key) ? await identityToRecipient(key) : key);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** What was encrypted. A key that is missing or another one is said before a byte of it is read. */
export async function decrypt(content: Readable, key: string): Promise<Readable> {
  if (!isIdentity(key))
    throw new StartError(
      'The archive is encrypted: set BACKUP_KEY to the key that begins with AGE-SECRET-KEY-1.',
    );
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    if (/no identity matched/.test(String(error)))
      throw new StartError('The archive was encrypted with another key than BACKUP_KEY.');
    throw error;
  }
}

/** A pair of keys: one to write archives with, one to read them. */
export async function makeKeys(): Promise<{ writes: string; reads: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const reads = await generateX25519Identity();
  return { reads, writes: await identityToRecipient(reads) };
}
