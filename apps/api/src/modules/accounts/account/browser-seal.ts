import type { ErrorCode } from '@acheep/contract/errors';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { derivedSecret, seal, tokenHash, unseal } from '../../../plumbing/secret.ts';

const minute = 60_000;

interface Bound {
  /** Hash of the browser's handle in base64; null if it gave none. */
  browser: string | null;
  /** Time of its end, in milliseconds. */
  until: number;
}

interface Purpose {
  /** Content sealed for one purpose opens for no other. */
  purpose: string;
  minutes: number;
  /** Error for what is not sealed here, for another browser, or over. */
  fault: ErrorCode;
}

/** A hash that is sealed along, so that what it is of cannot change in the meantime. */
export const sealedHash = (text: string) => tokenHash(text).toString('base64');

/** What a browser keeps for the server between two steps, so that nothing is stored before the second. */
export function browserSeal<Content extends object>(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { purpose, minutes, fault }: Purpose,
) {
  const key = derivedSecret(config.SECRET, purpose);
  const browserOf = (handle: string | undefined) => (handle === undefined ? null : sealedHash(handle));

  return {
    seal(content: Content, handle: string | undefined): string {
      const bound: Bound = { browser: browserOf(handle), until: now().getTime() + minutes * minute };
      return seal(JSON.stringify({ ...content, ...bound }), key);
    },

    open(sealed: string, handle: string | undefined): Content {
      let content: Content & Bound;
      try {
        content = JSON.parse(unseal(sealed, key));
      } catch {
        throw new AppError(fault);
      }
      if (content.browser !== browserOf(handle) || content.until < now().getTime()) throw new AppError(fault);
      return content;
    },
  };
}
