import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { signedLink } from '../../../plumbing/signed.ts';

type Signer = Pick<Deps, 'config' | 'now'>;
const links = signedLink('invoice');

/** Contents of a signed invoice link. */
export interface InvoiceLink {
  orderId: string;
  locale: Locale;
  sessionId: string;
}

/** Link to an invoice as a PDF, valid for some minutes in any program. `?paper=a5` selects the smaller format. */
export const signInvoiceLink = (signer: Signer, { orderId, locale, sessionId }: InvoiceLink): string =>
  `/api/v1/invoice/${links.make(signer, [orderId, locale, sessionId]).token}`;

/** Contents of a link; null if its signature is invalid or it has expired. */
export function readInvoiceLink(signer: Signer, token: string): InvoiceLink | null {
  const [orderId, locale, sessionId = ''] = links.read(signer, token);
  return orderId ? { orderId, locale: locale === 'km' ? 'km' : 'en', sessionId } : null;
}
