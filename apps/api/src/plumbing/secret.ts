import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Derives a separate key for each `purpose`, 32 bytes in hex, from the operator's secret. */
export const derivedSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'acheep', purpose, 32)).toString('hex');

/** 256 random bits for a link or a file key, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a one-time token. */
export const tokenHash = (token: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(token).digest());

/** The stored hash of a short code, which a plain hash would not protect: it can only be checked with `key`. */
export const codeHash = (key: string, code: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', key).update(code).digest());

/** Compares two hashes in constant time. */
export const sameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text for storage in the database (AES-256-GCM). `key` comes from `derivedSecret`. */
export function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; throws if it was changed, or sealed with another key. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
