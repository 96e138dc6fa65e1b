import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret, sameHash } from '../../../plumbing/secret.ts';
import { addressKey } from './address-key.ts';

const signatureOf = ({ SECRET }: Pick<Config, 'SECRET'>, key: Buffer) =>
  createHmac('sha256', derivedSecret(SECRET, 'no mail of companies')).update(key).digest();

/** What mails of companies carry to end all of them for an address. It is kept nowhere, and does not end. */
export function stopToken(config: Pick<Config, 'SECRET'>, address: string): string {
  const key = addressKey(config, address);
  return `${key.toString('base64url')}.${signatureOf(config, key).toString('base64url')}`;
}

/** The address that a token ends mails for, as its key; null where we have not made it. */
export function stoppedBy(config: Pick<Config, 'SECRET'>, token: string): Buffer<ArrayBuffer> | null {
  const [given = '', signature = '', ...more] = token.split('.');
  const key = Buffer.from(given, 'base64url');
  const isRight = sameHash(Buffer.from(signature, 'base64url'), signatureOf(config, key));
  return isRight && more.length === 0 ? key : null;
}
