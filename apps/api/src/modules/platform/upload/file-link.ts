import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Image } from '@acheep/contract/kernel/image';
import type { Deps } from '../../../deps.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';

/** How long a link to a private file works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

const signature = ({ config }: Signer, claim: string) =>
  createHmac('sha256', derivedSecret(config.SECRET, 'file link of a session')).update(claim).digest();

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

const claimOf = ({ id, small, sessionId, by }: FileLink) =>
  [id, small ? 's' : 'l', sessionId, ...(by ? [by.noun, by.id] : [])].join('_');

/**
 * A link that opens one file for five minutes, in any program that it is given to, as long as the person it was made
 * for may see the file.
 */
export function signFileLink(signer: Signer, link: FileLink): { url: string; expiresAt: string } {
  const expiresAt = new Date(signer.now().getTime() + linkMinutes * 60_000);
  const claim = `${claimOf(link)}.${expiresAt.getTime()}`;
  const token = `${claim}.${signature(signer, claim).toString('base64url')}`;
  return { url: `/api/v1/file/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Such links to both sizes of an image. */
export const signImageLinks = (signer: Signer, link: Omit<FileLink, 'small'>): Image => ({
  small: signFileLink(signer, { ...link, small: true }).url,
  image: signFileLink(signer, link).url,
});

/** What a link says; null where the link is not ours or its time is over. */
export function readFileLink(signer: Signer, token: string): FileLink | null {
  const [subject, expires, signed, ...rest] = token.split('.');
  if (!subject || !expires || !signed || rest.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const right = signature(signer, `${subject}.${expires}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!(Number(expires) > signer.now().getTime())) return null;
  const [id = '', size, sessionId = '', noun, record] = subject.split('_');
  return { id, small: size === 's', sessionId, by: noun && record ? { noun, id: record } : undefined };
}
