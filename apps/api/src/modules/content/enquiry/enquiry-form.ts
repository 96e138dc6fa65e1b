import { randomBytes } from 'node:crypto';
import { formHours, leastSeconds } from '@acheep/contract/content/enquiry';
import type { Config } from '../../../config.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { signed } from '../../../plumbing/signed.ts';

const tokens = signed('enquiry form');

/** A signed token with the time when a form was opened. It is not stored until it is used. */
export const formToken = (config: Pick<Config, 'SECRET'>, now: Date): string =>
  tokens.make(config, [now.getTime().toString(36), randomBytes(12).toString('base64url')]);

type Form = { state: 'good'; hash: Buffer<ArrayBuffer> } | { state: 'unknown' | 'old' | 'fast' };

/** Verifies a form's token: a form that is sent after a second was not typed by a person. */
export function readForm(config: Pick<Config, 'SECRET'>, token: string, now: Date): Form {
  const [opened, random] = tokens.read(config, token);
  if (!opened) return { state: 'unknown' };
  const seconds = (now.getTime() - Number.parseInt(opened, 36)) / 1000;
  if (seconds > formHours * 3600) return { state: 'old' };
  if (seconds < leastSeconds) return { state: 'fast' };
  return { state: 'good', hash: tokenHash(`${opened}.${random}`) };
}
