import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { signedLink } from '../../../plumbing/signed.ts';

type Signer = Pick<Deps, 'config' | 'now'>;
const links = signedLink('invoice');

/** Which invoice a link opens, in which language, for whose session. */
export interface InvoiceLink {
  orderId: string;
  locale: Locale;
  sessionId: string;
}

/** A link that opens an invoice as a PDF, in any program, for some minutes. `?paper=a5` makes it smaller. */
export const signInvoiceLink = (signer: Signer, { orderId, locale, sessionId }: InvoiceLink): string =>
  `/api/v1/invoice/${links.make(signer, [orderId, locale, sessionId]).token}`;

/** What a link says; null where it is not ours or its time is over. */
export function readInvoiceLink(signer: Signer, token: string): InvoiceLink | null {
  const [orderId, locale, sessionId = ''] = links.read(signer, token);
  return orderId ? { orderId, locale: locale === 'km' ? 'km' : 'en', sessionId } : null;
}
