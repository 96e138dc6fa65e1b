import type { Invoice } from '@acheep/contract/billing/order';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { findInvoice } from './invoice.repository.ts';
import { invoicePdf, type Paper } from './invoice-pdf.ts';
import { presentInvoice } from './order.presenter.ts';
import { mayRead } from './order.repository.ts';

type Signer = Pick<Deps, 'config' | 'now'>;
const links = signedLink('invoice');

/** Contents of a signed invoice link. */
interface InvoiceLink {
  orderId: string;
  locale: Locale;
  sessionId: string;
}

/** Link to an invoice as a PDF, valid for some minutes in any program. `?paper=a5` selects the smaller format. */
const signInvoiceLink = (signer: Signer, { orderId, locale, sessionId }: InvoiceLink): string =>
  `/api/v1/invoice/${links.make(signer, [orderId, locale, sessionId]).token}`;

/** Contents of a link; null if its signature is invalid or it has expired. */
function readInvoiceLink(signer: Signer, token: string): InvoiceLink | null {
  const [orderId, locale, sessionId = ''] = links.read(signer, token);
  return orderId ? { orderId, locale: locale === 'km' ? 'km' : 'en', sessionId } : null;
}

/** Invoices for everybody who may see the order: as data, and as a PDF behind a short-lived link. */
export function invoiceService(deps: Deps) {
  const { prisma } = deps.database;

  async function find(userId: string, orderId: string) {
    if (!(await mayRead(prisma, userId, orderId))) throw notFound();
    const row = await findInvoice(prisma, orderId);
    if (!row) throw new AppError('order.no_invoice');
    return presentInvoice(row);
  }

  return {
    async get({ id, sessionId }: Actor, orderId: string): Promise<Invoice> {
      const link = (locale: 'en' | 'km') => signInvoiceLink(deps, { orderId, locale, sessionId });
      return { ...(await find(id, orderId)), pdf: { en: link('en'), km: link('km') } };
    },

    /** Returns the PDF behind a link while its session is live and the user may see the order. */
    async open(token: string, paper: Paper) {
      const link = readInvoiceLink(deps, token);
      const session = link && (await findLiveSession(deps.database, link.sessionId, deps.now()));
      if (!session) throw new AppError('file.link_expired');
      const invoice = await find(session.userId, link.orderId);
      return {
        name: `${invoice.number}.pdf`,
        content: await invoicePdf(session.userId, invoice, link.locale, paper),
      };
    },
  };
}
