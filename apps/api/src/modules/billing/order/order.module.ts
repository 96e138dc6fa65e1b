import { adminPaths } from '@acheep/contract/admin-paths';
import * as order from '@acheep/contract/billing/order';
import * as adminOrder from '@acheep/contract/billing/order-admin';
import { adminRevenue, adminRevenueCsv } from '@acheep/contract/billing/revenue';
import { today } from '@acheep/contract/kernel/calendar';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { forgetFreeUses } from './free-use.repository.ts';
import { invoiceService } from './invoice.service.ts';
import { papers } from './invoice-pdf.ts';
import * as mail from './order.mail.ts';
import { mayOpenSlip } from './order.repository.ts';
import { orderService } from './order.service.ts';
import { orderTasks } from './order.tasks.ts';
import { orderAdminService } from './order-admin.service.ts';
import { eachOrder, listEndingIds, transferSlips } from './order-data.repository.ts';
import { revenueService } from './revenue.service.ts';

/** Signed links return the bytes of a PDF, which the contract cannot describe. */
function invoiceRoutes(api: FastifyInstance, deps: Deps) {
  const invoices = invoiceService(deps);

  api.get<{ Params: { token: string }; Querystring: { paper?: unknown } }>(
    '/invoice/:token',
    async ({ params, query }, reply) => {
      const paper = papers.find((one) => one === query.paper) ?? 'a4';
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
  register(adminOrder.adminOrderGet, admin.get);
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
      bodies: [adminOrder.adminOrderConfirm.body, adminOrder.adminOrderNote.body],
    },
  },
  routes: orderRoutes,
  tasks: orderTasks,
  mails: [
    mail.orderMadeMail,
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
