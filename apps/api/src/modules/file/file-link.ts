import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Image } from '@acheep/contract/image';
import type { Deps } from '../../deps.ts';
import { derivedSecret } from '../../secret.ts';

/** How long a link to a private file works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

const signature = ({ config }: Signer, claim: string) =>
  createHmac('sha256', derivedSecret(config.SECRET, 'file link')).update(claim).digest();

/** What a link opens: an upload, of an image perhaps its small size; the CV of an application while that stands. */
interface Opened {
  id: string;
  small: boolean;
  applicationId: string | undefined;
}

/** What a link to the small size of an image says after the id. */
const smallMark = 's';

/** A link that opens one file for five minutes, for whoever holds it. */
export function signFileLink(
  signer: Signer,
  { id, small, applicationId }: { id: string; small?: boolean; applicationId?: string },
): { url: string; expiresAt: string } {
  const expiresAt = new Date(signer.now().getTime() + linkMinutes * 60_000);
  const subject = [id, small && smallMark, applicationId].filter(Boolean).join('_');
  const claim = `${subject}.${expiresAt.getTime()}`;
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
  const [subject, expires, signed, ...rest] = token.split('.');
  if (!subject || !expires || !signed || rest.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const right = signature(signer, `${subject}.${expires}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!(Number(expires) > signer.now().getTime())) return null;
  const [id = '', ...marks] = subject.split('_');
  return { id, small: marks.includes(smallMark), applicationId: marks.find((mark) => mark !== smallMark) };
}
