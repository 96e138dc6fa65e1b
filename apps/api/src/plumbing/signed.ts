import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { derivedSecret, sameHash } from './secret.ts';

type Secret = Pick<Config, 'SECRET'>;

const linkMinutes = 5;

/**
 * Tokens that cannot be forged without the operator's secret, and that are not stored: words without `.`, and their
 * signature (HMAC-SHA-256, with a key for each purpose). With the encoding `base64url` the signature covers the decoded
 * bytes.
 */
export function signed(purpose: string, encoding: 'utf8' | 'base64url' = 'utf8') {
  const signatureOf = ({ SECRET }: Secret, text: string) =>
    createHmac('sha256', derivedSecret(SECRET, purpose)).update(text, encoding).digest();

  return {
    make(config: Secret, words: readonly string[]): string {
      const text = words.join('.');
      return `${text}.${signatureOf(config, text).toString('base64url')}`;
    },

    /** The words of a token; empty if the signature is invalid. */
    read(config: Secret, token: string): string[] {
      const words = token.split('.');
      const signature = Buffer.from(words.pop() ?? '', 'base64url');
      return sameHash(signature, signatureOf(config, words.join('.'))) ? words : [];
    },
  };
}

interface Signer {
  config: Secret;
  now(): Date;
}

/**
 * Links that open a file for five minutes, in any program. A link contains a few words without `_` and `.`, such as
 * ids, among them that of the session that requested it.
 */
export function signedLink(purpose: string) {
  const tokens = signed(`${purpose} link of a session`);

  return {
    make({ config, now }: Signer, words: readonly string[]): { token: string; expiresAt: string } {
      const expiresAt = new Date(now().getTime() + linkMinutes * 60_000);
      const token = tokens.make(config, [words.join('_'), String(expiresAt.getTime())]);
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** The words of a link; empty if it is invalid or has expired. */
    read({ config, now }: Signer, token: string): string[] {
      const [words = '', expires = ''] = tokens.read(config, token);
      return Number(expires) > now().getTime() ? words.split('_') : [];
    },
  };
}
