import type { Image } from '@acheep/contract/kernel/image';
import type { Deps } from '../../../deps.ts';
import { signedLink } from '../../../plumbing/signed.ts';

type Signer = Pick<Deps, 'config' | 'now'>;

const links = signedLink('file');

export interface FileLink {
  /** Id of the upload. */
  id: string;
  /** True for the small size of an image. */
  small?: boolean;
  /** The session that requested the link, which expires with it. */
  sessionId: string;
  /** The record that shows another user's file; without one it has to be the user's own. */
  by?: { noun: string; id: string } | undefined;
}

/**
 * Signs a link that opens one file for five minutes, in any program, as long as the user it was made for may see the
 * file.
 */
export function signFileLink(signer: Signer, { id, small, sessionId, by }: FileLink) {
  const words = [id, small ? 's' : 'l', sessionId, ...(by ? [by.noun, by.id] : [])];
  const { token, expiresAt } = links.make(signer, words);
  return { url: `/api/v1/file/${token}`, expiresAt };
}

export const signImageLinks = (signer: Signer, link: Omit<FileLink, 'small'>): Image => ({
  small: signFileLink(signer, { ...link, small: true }).url,
  image: signFileLink(signer, link).url,
});

/** Reads a signed link; null if it is invalid or expired. */
export function readFileLink(signer: Signer, token: string): FileLink | null {
  const [id, size, sessionId = '', noun, record] = links.read(signer, token);
  if (!id) return null;
  return { id, small: size === 's', sessionId, by: noun && record ? { noun, id: record } : undefined };
}
