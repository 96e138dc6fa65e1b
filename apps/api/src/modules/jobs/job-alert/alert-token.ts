import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret, sameHash } from '../../../plumbing/secret.ts';

const signatureOf = ({ SECRET }: Pick<Config, 'SECRET'>, id: string) =>
  createHmac('sha256', derivedSecret(SECRET, 'unsubscribe')).update(id).digest();

/** What the mails of an alert carry to end them. It is kept nowhere, and good as long as the alert is there. */
export const alertToken = (config: Pick<Config, 'SECRET'>, id: string) =>
  `${id}.${signatureOf(config, id).toString('base64url')}`;

/** The alert that a token is of; null where we have not made it. */
export function alertIdOf(config: Pick<Config, 'SECRET'>, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  const right = sameHash(Buffer.from(signature, 'base64url'), signatureOf(config, id));
  return right && more.length === 0 ? id : null;
}
