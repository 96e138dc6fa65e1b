import type { AuditAction } from '@acheep/contract/audit';
import type * as contract from '@acheep/contract/billing/order-admin';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { peopleOf } from '../../companies/company/company-people.repository.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { untold } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { extendFreeUse } from './free-use.repository.ts';
import { createCreditNote, noteRefund, takeCreditNoteNumber } from './invoice.repository.ts';
import { adminOrderActionsOf, documentNumber, extended } from './order.policy.ts';
import { buyerOf, presentAdminOrder, slipOf } from './order.presenter.ts';
import * as orders from './order.repository.ts';
import { orderByHand } from './order-by-hand.service.ts';
import { orderConfirmation } from './order-confirm.service.ts';
import { orderMails } from './order-mail.service.ts';

/** Operator actions on orders. Each writes its audit entry in the same transaction. */
export function orderAdminService(deps: Deps) {
  const { prisma } = deps.database;
  const { confirmIn: confirm } = orderConfirmation(deps);
  const byHand = orderByHand(deps);
  const mails = orderMails(deps);
  const day = () => today(deps.now());

  async function detail(db: Reader, actor: Actor, row: orders.OrderRow): Promise<contract.AdminOrderDetail> {
    const people = await peopleOf(db, row.companyId);
    const order = presentAdminOrder(row, day());
    return {
      ...order,
      company: { ...order.company, verified: row.company.verifiedAt !== null },
      slip: slipOf(row, { ...deps, sessionId: actor.sessionId }),
      buyer: buyerOf(row),
      people: people.map(({ id, name, email, phone }) => ({ _id: id, name, email, phone })),
    };
  }

  const note = (
    tx: Transaction,
    { actor, requestId }: By,
    action: AuditAction,
    row: orders.OrderRow,
    details: Record<string, string>,
  ) =>
    writeAudit(tx, {
      actorId: actor.id,
      action,
      targetId: row.company.owner.id,
      subjectId: row.id,
      details: { order: orderNumber(row.number), ...details },
      requestId,
      createdAt: deps.now(),
    });

  /** Locks an order, runs `work` on it, and writes the audit entry. */
  async function act(
    tx: Transaction,
    by: By,
    id: string,
    action: AuditAction,
    work: (row: orders.OrderRow) => Promise<{ saved: orders.OrderRow; details?: Record<string, string> }>,
  ) {
    const row = await orders.lockOrder(tx, id);
    if (!row) throw notFound();
    const { saved, details = {} } = await work(row);
    await note(tx, by, action, row, details);
    return detail(tx, by.actor, saved);
  }

  /** Issues the credit note of a refunded invoice with the next number of the year, and returns the number. */
  async function credit(tx: Transaction, invoiceId: string, reason: string) {
    const { prefix } = (await readSettings(tx)).settings.invoicing;
    const issuedOn = day();
    const year = Number(issuedOn.slice(0, 4));
    const sequence = await takeCreditNoteNumber(tx, year);
    const number = documentNumber(`${prefix}-CN`, year, sequence);
    await createCreditNote(tx, {
      ...{ invoiceId, number, year, sequence, reason },
      issuedOn: new Date(issuedOn),
    });
    return number;
  }

  /** A payment cannot be of a later day than today. */
  function refuseLater(paidOn: string | undefined) {
    if (paidOn && paidOn > day())
      throw fieldError({ paidOn: { key: 'date_until', params: { date: day() } } });
  }

  return {
    async list({ query }: Call<typeof contract.adminOrderList>) {
      const { rows, total } = await orders.allOrders.page(prisma, [], query, deps.now());
      return { data: rows.map((row) => presentAdminOrder(row, day())), meta: pageMeta(total, query) };
    },

    async get({ actor, params: { id } }: Call<typeof contract.adminOrderGet>) {
      const row = await orders.findOrder(prisma, id);
      if (!row) throw notFound();
      return detail(prisma, actor, row);
    },

    async create({ tx, body, ...by }: Call<typeof contract.adminOrderCreate>) {
      refuseLater(body.paidOn);
      const { saved, details } = await byHand.createIn({ tx, body });
      await note(tx, by, 'order.create', saved, details);
      return detail(tx, by.actor, saved);
    },

    extend: ({ tx, params: { id }, body: { days, reason }, ...by }: Call<typeof contract.adminOrderExtend>) =>
      act(tx, by, id, 'order.extend', async (row) => {
        if (!adminOrderActionsOf(row).includes('extend')) throw new AppError('order.status');
        const validTo = row.validTo && new Date(extended(day(), row.validTo, days));
        const saved = await orders.saveOrder(tx, id, {
          extraDays: row.extraDays + days,
          // Its company is told of the new end too.
          ...(validTo && { validTo, endsSoonAt: null, endedAt: null }),
        });
        if (validTo) await extendFreeUse(tx, id, validTo);
        await mails.extendedIn(tx, saved, days);
        const until = validTo?.toISOString().slice(0, 10) ?? '';
        return { saved, details: { days: String(days), until, reason } };
      }),

    confirm: ({ tx, params: { id }, body, ...by }: Call<typeof contract.adminOrderConfirm>) =>
      act(tx, by, id, 'order.confirm', async (row) => {
        const { paidOn, paidBy, reference = null } = body;
        refuseLater(paidOn);
        await confirm(tx, row, { paidOn, paidBy, reference });
        const saved = await orders.getOrder(tx, id);
        return { saved, details: { invoice: saved.invoice?.number ?? '', paidOn, paidBy } };
      }),

    cancel: ({ tx, params: { id }, body: { reason }, ...by }: Call<typeof contract.adminOrderCancel>) =>
      act(tx, by, id, 'order.cancel', async (row) => {
        if (row.status !== 'pending') throw new AppError('order.status');
        const data = { status: 'cancelled', cancelledAt: deps.now(), cancelReason: reason } as const;
        const saved = await orders.saveOrder(tx, id, data);
        await mails.cancelledIn(tx, saved);
        return { saved, details: { reason } };
      }),

    refund: ({ tx, params: { id }, body: { reason }, ...by }: Call<typeof contract.adminOrderRefund>) =>
      act(tx, by, id, 'order.refund', async (row) => {
        if (!adminOrderActionsOf(row).includes('refund')) throw new AppError('order.status');
        const invoice = await noteRefund(tx, id, new Date(day()));
        const creditNote = await credit(tx, invoice.id, reason);
        const data = { refundedAt: deps.now(), refundReason: reason };
        return { saved: await orders.saveOrder(tx, id, data), details: { creditNote, reason } };
      }),

    note: ({ params: { id }, body: { note, updatedAt }, ...by }: Call<typeof contract.adminOrderNote>) =>
      prisma.$transaction((tx) =>
        act(tx, by, id, 'order.note', async (row) => {
          refuseOutdated(row, updatedAt);
          return { saved: await orders.saveOrder(tx, id, { note }), details: { note: untold } };
        }),
      ),
  };
}
