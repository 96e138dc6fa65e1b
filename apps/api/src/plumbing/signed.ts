import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { derivedSecret, sameHash } from './secret.ts';

type Secret = Pick<Config, 'SECRET'>;

/** How long a link that opens a file works. */
const linkMinutes = 5;

/**
 * Tokens that nobody without the operator's secret can make, and that are stored nowhere: words without `.`, and their
 * signature (HMAC-SHA-256, with a key for each purpose). A word that stands for bytes is signed as these.
 */
export function signed(purpose: string, encoding: 'utf8' | 'base64url' = 'utf8') {
  const signatureOf = ({ SECRET }: Secret, text: string) =>
    createHmac('sha256', derivedSecret(SECRET, purpose)).update(text, encoding).digest();

  return {
    make(config: Secret, words: readonly string[]): string {
      const text = words.join('.');
      return `${text}.${signatureOf(config, text).toString('base64url')}`;
    },

    /** The words of a token; none if it is not ours. */
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
 * Links that open a file for five minutes, in any program. What a link says is a few words without `_` and `.`, such as
 * ids, among them that of the session that asked for it.
 */
export function signedLink(purpose: string) {
  const tokens = signed(`${purpose} link of a session`);

  return {
    make({ config, now }: Signer, words: readonly string[]): { token: string; expiresAt: string } {
      const expiresAt = new Date(now().getTime() + linkMinutes * 60_000);
      const token = tokens.make(config, [words.join('_'), String(expiresAt.getTime())]);
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** The words of a link; none if it is not ours or has expired. */
    read({ config, now }: Signer, token: string): string[] {
      const [words = '', expires = ''] = tokens.read(config, token);
      return Number(expires) > now().getTime() ? words.split('_') : [];
    },
  };
}
