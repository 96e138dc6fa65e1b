import { randomBytes } from 'node:crypto';
import { formHours, leastSeconds } from '@acheep/contract/content/enquiry';
import type { Config } from '../../../config.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { signed } from '../../../plumbing/signed.ts';

const tokens = signed('enquiry form');

/** What a form is sent with: when it was opened, in a way that only we can say. It is kept nowhere until it is used. */
export const formToken = (config: Pick<Config, 'SECRET'>, now: Date): string =>
  tokens.make(config, [now.getTime().toString(36), randomBytes(12).toString('base64url')]);

type Form = { state: 'good'; hash: Buffer<ArrayBuffer> } | { state: 'unknown' | 'old' | 'fast' };

/** What a token says of its form: who sends it after a second has not typed anything. */
export function readForm(config: Pick<Config, 'SECRET'>, token: string, now: Date): Form {
  const [opened, random] = tokens.read(config, token);
  if (!opened) return { state: 'unknown' };
  const seconds = (now.getTime() - Number.parseInt(opened, 36)) / 1000;
  if (seconds > formHours * 3600) return { state: 'old' };
  if (seconds < leastSeconds) return { state: 'fast' };
  return { state: 'good', hash: tokenHash(`${opened}.${random}`) };
}
