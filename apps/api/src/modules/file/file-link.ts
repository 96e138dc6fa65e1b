import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { derivedSecret } from '../../secret.ts';

/** How long a link to a private file works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

const signature = ({ config }: Signer, claim: string) =>
  createHmac('sha256', derivedSecret(config.SECRET, 'file link')).update(claim).digest();

/** A link that opens one file for five minutes, for whoever holds it. */
export function signFileLink(signer: Signer, upload: { id: string }): { url: string; expiresAt: string } {
  const expiresAt = new Date(signer.now().getTime() + linkMinutes * 60_000);
  const claim = `${upload.id}.${expiresAt.getTime()}`;
  const token = `${claim}.${signature(signer, claim).toString('base64url')}`;
  return { url: `/api/v1/file/${token}`, expiresAt: expiresAt.toISOString() };
}

/** The id of the upload that a link opens; null where the link is not ours or its time is over. */
export function readFileLink(signer: Signer, token: string): string | null {
  const [id, expires, signed, ...rest] = token.split('.');
  if (!id || !expires || !signed || rest.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const right = signature(signer, `${id}.${expires}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(expires) > signer.now().getTime() ? id : null;
}
