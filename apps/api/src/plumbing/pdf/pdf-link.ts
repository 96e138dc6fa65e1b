import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { derivedSecret } from '../secret.ts';

/** How long a link to a PDF works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

/**
 * Links that open a PDF of one kind for some minutes, in any program. What a link says is a few words without `_` and
 * `.`, such as ids: what of, how, and for which session.
 */
export function pdfLinks(kind: string) {
  const signature = ({ config }: Signer, claim: string) =>
    createHmac('sha256', derivedSecret(config.SECRET, `${kind} link of a session`))
      .update(claim)
      .digest();

  return {
    sign(signer: Signer, words: readonly string[]): { token: string; expiresAt: string } {
      const expiresAt = new Date(signer.now().getTime() + linkMinutes * 60_000);
      const claim = `${words.join('_')}.${expiresAt.getTime()}`;
      const token = `${claim}.${signature(signer, claim).toString('base64url')}`;
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** What a link says; null where it is not ours or its time is over. */
    read(signer: Signer, token: string): string[] | null {
      const [subject = '', expires = '', signed = '', ...rest] = token.split('.');
      const given = Buffer.from(signed, 'base64url');
      const right = signature(signer, `${subject}.${expires}`);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) > signer.now().getTime() ? subject.split('_') : null;
    },
  };
}
