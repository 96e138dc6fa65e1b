import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartError } from '../../../config.ts';

/** The beginning of every file of age. */
export const ageMark = 'age-encryption.org/v1';

/** Loaded only to encrypt or decrypt: its curves take some megabytes that a server without backups does not need. */
const age = () => import('age-encryption');

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-');

// The library uses the browser's stream types, which are the same as Node's except for their names.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);

/** Encrypts a stream in the format of age (age-encryption.org), for the owner of the key only. */
export async function encrypt(content: Readable, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(isIdentity(key) ? await identityToRecipient(key) : key);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Decrypts a stream. A missing or wrong key is reported before any content is read. */
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

/** Generates a key pair: the public key writes archives, the secret key reads them. */
export async function makeKeys(): Promise<{ writes: string; reads: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const reads = await generateX25519Identity();
  return { reads, writes: await identityToRecipient(reads) };
}
