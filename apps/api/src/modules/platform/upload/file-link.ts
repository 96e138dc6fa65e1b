import type { Image } from '@acheep/contract/kernel/image';
import type { Deps } from '../../../deps.ts';
import { signedLink } from '../../../plumbing/signed.ts';

type Signer = Pick<Deps, 'config' | 'now'>;

const links = signedLink('file');

/** What a link opens, and for whom. */
export interface FileLink {
  /** The upload. */
  id: string;
  /** Of an image, its small size. */
  small?: boolean;
  /** The session that asked for the link: it opens nothing after that. */
  sessionId: string;
  /** The record that shows somebody else's file; without one it has to be the person's own. */
  by?: { noun: string; id: string } | undefined;
}

/**
 * A link that opens one file for five minutes, in any program that it is given to, as long as the person it was made
 * for may see the file.
 */
export function signFileLink(signer: Signer, { id, small, sessionId, by }: FileLink) {
  const words = [id, small ? 's' : 'l', sessionId, ...(by ? [by.noun, by.id] : [])];
  const { token, expiresAt } = links.make(signer, words);
  return { url: `/api/v1/file/${token}`, expiresAt };
}

/** Such links to both sizes of an image. */
export const signImageLinks = (signer: Signer, link: Omit<FileLink, 'small'>): Image => ({
  small: signFileLink(signer, { ...link, small: true }).url,
  image: signFileLink(signer, link).url,
});

/** What a link says; null where the link is not ours or its time is over. */
export function readFileLink(signer: Signer, token: string): FileLink | null {
  const [id, size, sessionId = '', noun, record] = links.read(signer, token);
  if (!id) return null;
  return { id, small: size === 's', sessionId, by: noun && record ? { noun, id: record } : undefined };
}
