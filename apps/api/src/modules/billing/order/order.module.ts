import { adminPaths } from '@acheep/contract/admin-paths';
import type { Invoice } from '@acheep/contract/billing/invoice';
import { type InvoiceFacts, invoiceSheet } from '@acheep/contract/billing/invoice-sheet';
import * as order from '@acheep/contract/billing/order';
import * as adminOrder from '@acheep/contract/billing/order-admin';
import { type InvoiceDocument, invoiceDocuments } from '@acheep/contract/billing/order-option';
import { adminRevenue, adminRevenueCsv } from '@acheep/contract/billing/revenue';
import { today } from '@acheep/contract/kernel/calendar';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { forgetFreeUses } from './free-use.repository.ts';
import { findInvoice } from './invoice.repository.ts';
import { presentProforma } from './invoice-facts.ts';
import * as mail from './order.mail.ts';
import { presentInvoice } from './order.presenter.ts';
import { findOrder, mayOpenSlip, mayRead } from './order.repository.ts';
import { orderService } from './order.service.ts';
import { orderTasks } from './order.tasks.ts';
import { orderAdminService } from './order-admin.service.ts';
import { eachOrder, listEndingIds, transferSlips } from './order-data.repository.ts';
import { revenueService } from './revenue.service.ts';

const invoicePapers = ['a4', 'a5'] as const;
type Paper = (typeof invoicePapers)[number];

/** Renders an invoice or its credit note as a PDF. `owner`: key of the fair queue. */
async function invoicePdf(owner: string, invoice: InvoiceFacts, document: InvoiceDocument, paper: Paper) {
  const sheet = invoiceSheet(invoice, document);
  const content = await renderPdf(owner, new URL('./invoice.typ', import.meta.url), { ...sheet, paper });
  return { number: sheet.number, content };
}

type InvoiceSigner = Pick<Deps, 'config' | 'now'>;
const invoiceLinks = signedLink('invoice');

/** Contents of a signed link to an invoice or a credit note. */
interface InvoiceLink {
  orderId: string;
  document: InvoiceDocument;
  sessionId: string;
}

/** Link to a document as a PDF, valid for some minutes in any program. `?paper=a5` selects the smaller format. */
const signInvoiceLink = (signer: InvoiceSigner, { orderId, document, sessionId }: InvoiceLink): string =>
  `/api/v1/invoice/${invoiceLinks.make(signer, [orderId, document, sessionId]).token}`;

/** Contents of a link; null if its signature is invalid or it has expired. */
function readInvoiceLink(signer: InvoiceSigner, token: string): InvoiceLink | null {
  const [orderId, named, sessionId = ''] = invoiceLinks.read(signer, token);
  const document = valuesOf(invoiceDocuments).find((one) => one === named);
  return orderId && document ? { orderId, document, sessionId } : null;
}

/** Invoices and credit notes for everybody who may see the order: as data, and as a PDF behind a short-lived link. */
function invoiceService(deps: Deps) {
  const { prisma } = deps.database;

  async function find(userId: string, orderId: string) {
    if (!(await mayRead(prisma, userId, orderId))) throw notFound();
    const row = await findInvoice(prisma, orderId);
    if (row) return presentInvoice(row);
    const order = await findOrder(prisma, orderId);
    if (order?.status !== 'pending') throw new AppError('order.no_invoice');
    return presentProforma(order, (await readSettings(prisma)).settings);
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

/** Signed links return the bytes of a PDF, which the contract cannot describe. */
function invoiceRoutes(api: FastifyInstance, deps: Deps) {
  const invoices = invoiceService(deps);

  api.get<{ Params: { token: string }; Querystring: { paper?: unknown } }>(
    '/invoice/:token',
    async ({ params, query }, reply) => {
      const paper = invoicePapers.find((one) => one === query.paper) ?? 'a4';
      return sendPdf(reply, await invoices.open(params.token, paper));
    },
  );
}

function orderRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const invoices = invoiceService(deps);
  const orders = orderService(deps);
  const admin = orderAdminService(deps);
  const revenue = revenueService(deps);

  register(order.orderCreate, orders.create);
  register(order.orderList, orders.list);
  register(order.orderCurrentActive, orders.currentActive);
  register(order.orderGet, orders.get);
  register(order.orderSlip, orders.handInSlip);
  register(order.orderKhqr, orders.renewCode);
  register(order.orderBuyer, orders.saveBuyer);
  register(order.orderWithdraw, orders.withdraw);
  register(order.orderInvoice, ({ actor, params }) => invoices.get(actor, params.id));

  register(adminOrder.adminOrderList, admin.list);
  register(adminOrder.adminOrderCreate, admin.create);
  register(adminOrder.adminOrderGet, admin.get);
  register(adminOrder.adminOrderExtend, admin.extend);
  register(adminOrder.adminOrderConfirm, admin.confirm);
  register(adminOrder.adminOrderCancel, admin.cancel);
  register(adminOrder.adminOrderRefund, admin.refund);
  register(adminOrder.adminOrderNote, admin.note);
  register(adminOrder.adminOrderInvoice, ({ actor, params }) => invoices.get(actor, params.id));

  register(adminRevenue, ({ query }) => revenue.get(query));
  register(adminRevenueCsv, revenue.csv);
  invoiceRoutes(api, deps);
}

export const orderModule: Module = {
  audited: {
    order: {
      title: { en: 'Order', km: 'ការបញ្ជាទិញ' },
      name: 'order',
      page: (id) => adminPaths.order(id),
      bodies: [
        adminOrder.adminOrderCreate.body,
        adminOrder.adminOrderExtend.body,
        adminOrder.adminOrderNote.body,
      ],
    },
  },
  routes: orderRoutes,
  tasks: orderTasks,
  mails: [
    mail.orderMadeMail,
    mail.orderWrittenMail,
    mail.orderExtendedMail,
    mail.orderSlipMail,
    mail.orderConfirmedMail,
    mail.orderFreeMail,
    mail.orderCancelledMail,
    mail.orderEndsSoonMail,
    mail.orderEndedMail,
  ],
  tables: {
    order: 'orders',
    invoice: 'orders',
    invoice_counter: { without: 'a number' },
    credit_note: 'orders',
    credit_note_counter: { without: 'a number' },
    free_use: { without: 'a hash of an address, and until when it uses a free package' },
  },
  sweep: ({ database: { prisma }, now }) => forgetFreeUses(prisma, new Date(today(now()))),
  authors: ['order.created_by_id'],
  ownData: { orders: eachOrder },
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferSlips },
  uploads: { 'order.slip_id': 'private' },
  showsFile: { noun: 'order', may: mayOpenSlip },
};
