import * as contract from '@acheep/contract/billing/order';
import { orderPrice } from '@acheep/contract/billing/order-price';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Currency } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { fillVatTin } from '../../companies/company/company.repository.ts';
import { lockCompanyToChange } from '../../companies/company/company-lock.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { couponUse } from '../coupon/coupon-use.service.ts';
import { lockOffer } from '../package/package.repository.ts';
import { freeUse } from './free-use.service.ts';
import { codeOf } from './khqr.ts';
import { buyerOf, howToPay, presentCurrent, presentOrder, slipOf } from './order.presenter.ts';
import * as orders from './order.repository.ts';
import { orderConfirmation } from './order-confirm.service.ts';
import { orderMails } from './order-mail.service.ts';
import { findCurrentActive } from './order-take.repository.ts';
import { orderedTerms } from './ordered-terms.ts';

export function orderService(deps: Deps) {
  const { prisma } = deps.database;
  const { confirmIn: confirm } = orderConfirmation(deps);
  const coupons = couponUse(deps);
  const mails = orderMails(deps);
  const countFree = freeUse(deps);
  const day = () => today(deps.now());
  const midnight = () => new Date(day());

  const detail = async (db: Reader, actor: Actor, row: orders.OrderRow): Promise<contract.OrderDetail> => ({
    ...presentOrder(row, day()),
    slip: slipOf(row, { ...deps, sessionId: actor.sessionId }),
    buyer: buyerOf(row),
    payment: howToPay(row, (await readSettings(db)).settings),
  });

  /** The actor's company, for reading. */
  async function companyOf(actor: Actor) {
    const id = await companyIdOf(prisma, actor.id);
    if (!id) throw notFound();
    return id;
  }

  /** Locks a pending order of the actor's company for the rest of the transaction. */
  async function pending(tx: Transaction, actor: Actor, id: string) {
    const companyId = await companyIdOf(tx, actor.id);
    const row = companyId && (await orders.lockOrder(tx, id));
    if (!row || row.companyId !== companyId) throw notFound();
    if (row.status !== 'pending') throw new AppError('order.status');
    return row;
  }

  /** A new payment code for an order, valid from now; none if the operator has no account. */
  async function newCode(tx: Transaction, row: orders.OrderRow) {
    const { settings } = await readSettings(tx);
    return codeOf(settings.khqr, row, deps.now());
  }

  return {
    async create({
      tx,
      actor,
      body: { packageId, jobId, coupon: typed },
    }: Call<typeof contract.orderCreate>) {
      // Serializes orders for one company, so that each sees the earlier ones.
      const company = await lockCompanyToChange(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if (jobId && !(await orders.lockDraft(tx, company.id, jobId)))
        throw fieldError({ jobId: 'draft_needed' });
      const offer = await lockOffer(tx, packageId);
      if (!offer) return refuseUnknown(['packageId']) as never;
      const isFreePackage = offer.price === 0n;
      if (isFreePackage && (await orders.usesFree(tx, company.id, midnight())))
        throw new AppError('order.free_again');
      const coupon = typed ? await coupons.takeIn(tx, typed, company.id, offer) : null;
      const discount = coupon?.discount ?? 0;
      const isFree = BigInt(discount) === offer.price;
      if (!isFree && (await orders.countPending(tx, company.id)) >= contract.maxPending)
        throw new AppError('order.most_pending', { most: contract.maxPending });

      const { vatRate } = (await readSettings(tx)).settings.invoicing;
      const price = orderPrice({
        price: Number(offer.price),
        quantity: 1,
        discount,
        vatRate,
        currency: offer.currency as Currency,
      });
      const created = await orders.createOrder(tx, {
        ...orderedTerms(offer, price),
        ...coupon?.columns,
        companyId: company.id,
        createdById: actor.id,
        jobId: jobId ?? null,
        createdAt: deps.now(),
      });
      if (isFree) {
        const begun = await confirm(tx, created, null);
        if (isFreePackage && !(await countFree(tx, begun))) throw new AppError('order.free_elsewhere');
        return detail(tx, actor, begun);
      }
      const code = await newCode(tx, created);
      const saved = code ? await orders.saveOrder(tx, created.id, code) : created;
      await mails.madeIn(tx, saved);
      return detail(tx, actor, saved);
    },

    async list({ actor, query }: Call<typeof contract.orderList>) {
      const own = orders.ordersOf(await companyOf(actor));
      const { rows, total } = await orders.ownOrders.page(prisma, [own], query, deps.now());
      return { data: rows.map((row) => presentOrder(row, day())), meta: pageMeta(total, query) };
    },

    async get({ actor, params: { id } }: Call<typeof contract.orderGet>) {
      const row = await orders.findOwnOrder(prisma, await companyOf(actor), id);
      if (!row) throw notFound();
      return detail(prisma, actor, row);
    },

    async currentActive({ actor }: Call<typeof contract.orderCurrentActive>) {
      const companyId = await companyIdOf(prisma, actor.id);
      const row = companyId && (await findCurrentActive(prisma, companyId, midnight()));
      return row ? presentCurrent(row) : null;
    },

    async handInSlip({
      tx,
      actor,
      params: { id },
      body: {
        slip: { path },
      },
    }: Call<typeof contract.orderSlip>) {
      const row = await pending(tx, actor, id);
      const slipId = await lockOwnUpload(tx, { ownerId: actor.id, kind: 'slip', path });
      if (!slipId || (await orders.slipIsTaken(tx, row.id, slipId))) return refuseUnknown(['slip']) as never;
      const saved = await orders.saveOrder(tx, row.id, { slipId, slipAt: deps.now() });
      await mails.slipReceivedIn(tx, saved);
      return detail(tx, actor, saved);
    },

    async renewCode({ tx, actor, params: { id } }: Call<typeof contract.orderKhqr>) {
      const row = await pending(tx, actor, id);
      if (row.khqrUntil && row.khqrUntil > deps.now()) return detail(tx, actor, row);
      const code = await newCode(tx, row);
      if (!code) throw new AppError('order.no_khqr');
      return detail(tx, actor, await orders.saveOrder(tx, row.id, code));
    },

    saveBuyer: ({ actor, params: { id }, body: { vatTin, updatedAt } }: Call<typeof contract.orderBuyer>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyToChange(tx, actor.id);
        const row = await pending(tx, actor, id);
        refuseOutdated(row, updatedAt);
        if (vatTin && company) await fillVatTin(tx, company.id, vatTin);
        return detail(tx, actor, await orders.saveOrder(tx, id, { vatTin }));
      }),

    async withdraw({ tx, actor, params: { id } }: Call<typeof contract.orderWithdraw>) {
      const row = await pending(tx, actor, id);
      const data = { status: 'cancelled', cancelledAt: deps.now() } as const;
      return detail(tx, actor, await orders.saveOrder(tx, row.id, data));
    },
  };
}
