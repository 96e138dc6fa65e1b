import type { Invoice } from '@acheep/contract/billing/order';
import { type InvoiceDocument, invoiceDocuments } from '@acheep/contract/billing/order-option';
import { valuesOf } from '@acheep/contract/kernel/option';
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

/** Contents of a signed link to an invoice or a credit note. */
interface InvoiceLink {
  orderId: string;
  document: InvoiceDocument;
  sessionId: string;
}

/** Link to a document as a PDF, valid for some minutes in any program. `?paper=a5` selects the smaller format. */
const signInvoiceLink = (signer: Signer, { orderId, document, sessionId }: InvoiceLink): string =>
  `/api/v1/invoice/${links.make(signer, [orderId, document, sessionId]).token}`;

/** Contents of a link; null if its signature is invalid or it has expired. */
function readInvoiceLink(signer: Signer, token: string): InvoiceLink | null {
  const [orderId, named, sessionId = ''] = links.read(signer, token);
  const document = valuesOf(invoiceDocuments).find((one) => one === named);
  return orderId && document ? { orderId, document, sessionId } : null;
}

/** Invoices and credit notes for everybody who may see the order: as data, and as a PDF behind a short-lived link. */
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
      const link = (document: InvoiceDocument) => signInvoiceLink(deps, { orderId, document, sessionId });
      const { creditNote, ...invoice } = await find(id, orderId);
      return {
        ...invoice,
        creditNote: creditNote && { ...creditNote, pdf: link('credit-note') },
        pdf: link('invoice'),
      };
    },

    /** Returns the PDF behind a link while its session is live and the user may see the order. */
    async open(token: string, paper: Paper) {
      const link = readInvoiceLink(deps, token);
      const session = link && (await findLiveSession(deps.database, link.sessionId, deps.now()));
      if (!session) throw new AppError('file.link_expired');
      const invoice = await find(session.userId, link.orderId);
      const { number, content } = await invoicePdf(session.userId, invoice, link.document, paper);
      return { name: `${number}.pdf`, content };
    },
  };
}
