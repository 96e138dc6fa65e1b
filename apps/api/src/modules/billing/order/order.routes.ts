import * as order from '@acheep/contract/billing/order';
import * as adminOrder from '@acheep/contract/billing/order-admin';
import { adminRevenue, adminRevenueCsv } from '@acheep/contract/billing/revenue';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { invoiceService } from './invoice.service.ts';
import { orderService } from './order.service.ts';
import { orderAdminService } from './order-admin.service.ts';
import { revenueService } from './revenue.service.ts';

export function orderRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const invoices = invoiceService(deps);
  const orders = orderService(deps);
  const admin = orderAdminService(deps);
  const revenue = revenueService(deps);

  register(order.orderCreate, async ({ tx, actor, body }) => ({
    data: await orders.create(tx, actor, body),
  }));
  register(order.orderList, ({ actor, query }) => orders.list(actor, query));
  register(order.orderCurrentActive, async ({ actor }) => ({ data: await orders.currentActive(actor) }));
  register(order.orderGet, async ({ actor, params }) => ({ data: await orders.get(actor, params.id) }));
  register(order.orderSlip, async ({ tx, actor, params, body }) => ({
    data: await orders.handInSlip(tx, actor, params.id, body.slip),
  }));
  register(order.orderKhqr, async ({ tx, actor, params }) => ({
    data: await orders.renewCode(tx, actor, params.id),
  }));
  register(order.orderWithdraw, async ({ tx, actor, params }) => ({
    data: await orders.withdraw(tx, actor, params.id),
  }));
  register(order.orderInvoice, async ({ actor, params }) => ({ data: await invoices.get(actor, params.id) }));

  register(adminOrder.adminOrderList, ({ query }) => admin.list(query));
  register(adminOrder.adminOrderGet, async ({ actor, params }) => ({
    data: await admin.get(actor, params.id),
  }));
  register(adminOrder.adminOrderConfirm, async ({ tx, params, body, ...call }) => ({
    data: await admin.confirm(tx, by(call), params.id, body),
  }));
  register(adminOrder.adminOrderCancel, async ({ tx, params, body, ...call }) => ({
    data: await admin.cancel(tx, by(call), params.id, body.reason),
  }));
  register(adminOrder.adminOrderRefund, async ({ tx, params, body, ...call }) => ({
    data: await admin.refund(tx, by(call), params.id, body.reason),
  }));
  register(adminOrder.adminOrderNote, async ({ params, body, ...call }) => ({
    data: await admin.note(by(call), params.id, body),
  }));
  register(adminOrder.adminOrderInvoice, async ({ actor, params }) => ({
    data: await invoices.get(actor, params.id),
  }));

  register(adminRevenue, async ({ query }) => ({ data: await revenue.get(query) }));
  register(adminRevenueCsv, async ({ query, locale }) => ({ data: await revenue.csv(query, locale) }));
  invoiceRoutes(api, deps);
}
