import { createHmac, randomBytes } from 'node:crypto';
import { formHours, leastSeconds } from '@acheep/contract/content/enquiry';
import type { Config } from '../../../config.ts';
import { derivedSecret, sameHash, tokenHash } from '../../../plumbing/secret.ts';

const signatureOf = ({ SECRET }: Pick<Config, 'SECRET'>, text: string) =>
  createHmac('sha256', derivedSecret(SECRET, 'enquiry form')).update(text).digest();

/** What a form is sent with: when it was opened, in a way that only we can say. It is kept nowhere until it is used. */
export function formToken(config: Pick<Config, 'SECRET'>, now: Date): string {
  const text = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${signatureOf(config, text).toString('base64url')}`;
}

type Form = { state: 'good'; hash: Buffer<ArrayBuffer> } | { state: 'unknown' | 'old' | 'fast' };

/** What a token says of its form: who sends it after a second has not typed anything. */
export function readForm(config: Pick<Config, 'SECRET'>, token: string, now: Date): Form {
  const [opened = '', random = '', signature = '', ...more] = token.split('.');
  const isOurs = sameHash(Buffer.from(signature, 'base64url'), signatureOf(config, `${opened}.${random}`));
  if (!isOurs || more.length > 0) return { state: 'unknown' };
  const seconds = (now.getTime() - Number.parseInt(opened, 36)) / 1000;
  if (seconds > formHours * 3600) return { state: 'old' };
  if (seconds < leastSeconds) return { state: 'fast' };
  return { state: 'good', hash: tokenHash(`${opened}.${random}`) };
}
