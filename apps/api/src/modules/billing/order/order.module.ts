import { adminPaths } from '@acheep/contract/admin-paths';
import * as order from '@acheep/contract/billing/order';
import * as adminOrder from '@acheep/contract/billing/order-admin';
import { adminRevenue, adminRevenueCsv } from '@acheep/contract/billing/revenue';
import { today } from '@acheep/contract/kernel/calendar';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { by } from '../../accounts/admin/by.ts';
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

  register(order.orderCreate, async ({ tx, actor, body }) => ({
    data: await orders.createIn(tx, actor, body),
  }));
  register(order.orderList, ({ actor, query }) => orders.list(actor, query));
  register(order.orderCurrentActive, async ({ actor }) => ({ data: await orders.currentActive(actor) }));
  register(order.orderGet, async ({ actor, params }) => ({ data: await orders.get(actor, params.id) }));
  register(order.orderSlip, async ({ tx, actor, params, body }) => ({
    data: await orders.handInSlipIn(tx, actor, params.id, body.slip),
  }));
  register(order.orderKhqr, async ({ tx, actor, params }) => ({
    data: await orders.renewCodeIn(tx, actor, params.id),
  }));
  register(order.orderBuyer, async ({ actor, params, body }) => ({
    data: await orders.saveBuyer(actor, params.id, body),
  }));
  register(order.orderWithdraw, async ({ tx, actor, params }) => ({
    data: await orders.withdrawIn(tx, actor, params.id),
  }));
  register(order.orderInvoice, async ({ actor, params }) => ({ data: await invoices.get(actor, params.id) }));

  register(adminOrder.adminOrderList, ({ query }) => admin.list(query));
  register(adminOrder.adminOrderGet, async ({ actor, params }) => ({
    data: await admin.get(actor, params.id),
  }));
  register(adminOrder.adminOrderConfirm, async ({ tx, params, body, ...call }) => ({
    data: await admin.confirmIn(tx, by(call), params.id, body),
  }));
  register(adminOrder.adminOrderCancel, async ({ tx, params, body, ...call }) => ({
    data: await admin.cancelIn(tx, by(call), params.id, body.reason),
  }));
  register(adminOrder.adminOrderRefund, async ({ tx, params, body, ...call }) => ({
    data: await admin.refundIn(tx, by(call), params.id, body.reason),
  }));
  register(adminOrder.adminOrderNote, async ({ params, body, ...call }) => ({
    data: await admin.note(by(call), params.id, body),
  }));
  register(adminOrder.adminOrderInvoice, async ({ actor, params }) => ({
    data: await invoices.get(actor, params.id),
  }));

  register(adminRevenue, async ({ query }) => ({ data: await revenue.get(query) }));
  register(adminRevenueCsv, ({ query, locale }) => revenue.csv(query, locale));
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
