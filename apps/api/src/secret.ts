import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A key of its own for each `purpose`, 32 bytes in hex, from the operator's one secret. */
export const derivedSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'acheep', purpose, 32)).toString('hex');

/** 256 random bits for a link or a file key, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a one-time token. */
export const tokenHash = (token: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(token).digest());
