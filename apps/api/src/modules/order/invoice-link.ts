import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@acheep/contract/locale';
import type { Deps } from '../../deps.ts';
import { derivedSecret } from '../../secret.ts';

/** How long a link to an invoice works. */
const linkMinutes = 5;

type Signer = Pick<Deps, 'config' | 'now'>;

/** Which invoice a link opens, in which language, for whose session. */
export interface InvoiceLink {
  orderId: string;
  locale: Locale;
  sessionId: string;
}

const signature = ({ config }: Signer, claim: string) =>
  createHmac('sha256', derivedSecret(config.SECRET, 'invoice link of a session')).update(claim).digest();

/** A link that opens an invoice as a PDF, in any program, for some minutes. `?paper=a5` makes it smaller. */
export function signInvoiceLink(signer: Signer, { orderId, locale, sessionId }: InvoiceLink): string {
  const claim = `${orderId}_${locale}_${sessionId}.${signer.now().getTime() + linkMinutes * 60_000}`;
  return `/api/v1/invoice/${claim}.${signature(signer, claim).toString('base64url')}`;
}

/** What a link says; null where it is not ours or its time is over. */
export function readInvoiceLink(signer: Signer, token: string): InvoiceLink | null {
  const [subject = '', expires = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const right = signature(signer, `${subject}.${expires}`);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!(Number(expires) > signer.now().getTime())) return null;
  const [orderId = '', locale, sessionId = ''] = subject.split('_');
  return { orderId, locale: locale === 'km' ? 'km' : 'en', sessionId };
}
