import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Image } from '@acheep/contract/image';
import type { Deps } from '../../deps.ts';
import { derivedSecret } from '../../secret.ts';

/** How long a link to a private file works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

const signature = ({ config }: Signer, claim: string) =>
  createHmac('sha256', derivedSecret(config.SECRET, 'file link')).update(claim).digest();

/** What a link opens: an upload, of an image perhaps its small size. */
interface Opened {
  id: string;
  small: boolean;
}

/** What a link to the small size of an image says after the id. */
const smallMark = '_s';

/** A link that opens one file for five minutes, for whoever holds it. */
export function signFileLink(
  signer: Signer,
  { id, small }: { id: string; small?: boolean },
): { url: string; expiresAt: string } {
  const expiresAt = new Date(signer.now().getTime() + linkMinutes * 60_000);
  const claim = `${id}${small ? smallMark : ''}.${expiresAt.getTime()}`;
  const token = `${claim}.${signature(signer, claim).toString('base64url')}`;
  return { url: `/api/v1/file/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Such links to both sizes of a private image. */
export const signImageLinks = (signer: Signer, { id }: { id: string }): Image => ({
  small: signFileLink(signer, { id, small: true }).url,
  image: signFileLink(signer, { id }).url,
});

/** What a link opens; null where the link is not ours or its time is over. */
export function readFileLink(signer: Signer, token: string): Opened | null {
  const [id, expires, signed, ...rest] = token.split('.');
  if (!id || !expires || !signed || rest.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const right = signature(signer, `${id}.${expires}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!(Number(expires) > signer.now().getTime())) return null;
  return { id: id.replace(smallMark, ''), small: id.endsWith(smallMark) };
}
