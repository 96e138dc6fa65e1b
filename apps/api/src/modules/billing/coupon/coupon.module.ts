import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/billing/coupon';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import { couponStateOn } from './coupon.policy.ts';
import * as coupons from './coupon.repository.ts';
import { couponUse } from './coupon-use.service.ts';

const midnight = (day: string | null | undefined) => (day ? new Date(day) : null);

/** Columns of a body; of percent and amount it keeps the one of its kind. */
const columnsOf = ({ kind, percent, amount, ...body }: ParsedBodyOf<typeof contract.couponCreate>) => ({
  ...body,
  percent: kind === 'percent' ? (percent ?? null) : null,
  amount: kind === 'amount' && amount ? BigInt(amount) : null,
  from: midnight(body.from),
  until: midnight(body.until),
  maxUses: body.maxUses ?? null,
  maxPerCompany: body.maxPerCompany ?? null,
});

/** The fields as the audit log shows them. */
const noted = ({ amount, ...row }: Omit<coupons.CouponRow, 'id' | 'createdAt' | 'updatedAt'>) => ({
  ...row,
  amount: amount === null ? null : moneyText(Number(amount), row.currency as Currency),
});

function couponService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const note = auditBy(now);

  const present = (row: coupons.CouponRow, uses: number): contract.Coupon => ({
    ...plain(contract.coupon, row),
    kind: row.percent === null ? 'amount' : 'percent',
    currency: row.currency as Currency,
    uses,
    state: couponStateOn(today(now()), row, uses),
  });

  const presentOne = async (tx: Transaction, row: coupons.CouponRow) =>
    present(row, (await coupons.countUses(tx, [row.id])).get(row.id) ?? 0);

  async function hold(tx: Transaction, id: string) {
    const row = await coupons.lockCoupon(tx, id);
    if (!row) throw notFound();
    return row;
  }

  async function refuseTaken(tx: Transaction, code: string, id?: string) {
    if (await coupons.codeIsTaken(tx, code, id)) throw fieldError({ code: 'coupon_taken' });
  }

  return {
    async list({ query }: Call<typeof contract.couponList>) {
      const { rows, total } = await coupons.couponRows.page(prisma, [], query, now());
      const ids = rows.map(({ id }) => id);
      const uses = await coupons.countUses(prisma, ids);
      return { data: rows.map((row) => present(row, uses.get(row.id) ?? 0)), meta: pageMeta(total, query) };
    },

    async get({ params: { id } }: Call<typeof contract.couponGet>) {
      const row = await coupons.findCoupon(prisma, id);
      if (!row) throw notFound();
      return present(row, (await coupons.countUses(prisma, [id])).get(id) ?? 0);
    },

    async create({ tx, body, ...by }: Call<typeof contract.couponCreate>) {
      await refuseTaken(tx, body.code);
      const row = await coupons.createCoupon(tx, columnsOf(body));
      await note(tx, by, 'coupon.create', row.id, { coupon: row.code });
      return present(row, 0);
    },

    update: ({ params: { id }, body: { updatedAt, ...body }, ...by }: Call<typeof contract.couponUpdate>) =>
      prisma.$transaction(async (tx) => {
        const before = await hold(tx, id);
        refuseOutdated(before, updatedAt);
        await refuseTaken(tx, body.code, id);
        const data = columnsOf(body);
        const row = await coupons.saveCoupon(tx, id, data);
        await note(tx, by, 'coupon.edit', id, {
          coupon: row.code,
          ...changedIn(noted(before), noted(data)),
        });
        return presentOne(tx, row);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.couponDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await hold(tx, id);
        await coupons.deleteCoupon(tx, id);
        await note(tx, by, 'coupon.delete', id, { coupon: row.code });
      }),
  };
}

function couponRoutes(register: Register, deps: Deps) {
  const service = couponService(deps);

  register(contract.couponList, service.list);
  register(contract.couponGet, service.get);
  register(contract.couponCreate, service.create);
  register(contract.couponUpdate, service.update);
  register(contract.couponDelete, service.remove);
  register(contract.orderCoupon, couponUse(deps).prices);
}

export const couponModule: Module = {
  audited: {
    coupon: {
      title: { en: 'Coupon', km: 'កូដបញ្ចុះតម្លៃ' },
      name: 'coupon',
      page: () => adminPaths.coupons(),
      isList: true,
      bodies: [contract.couponUpdate.body],
    },
  },
  routes: couponRoutes,
  tables: { coupon: { without: 'what the site offers to companies' } },
};
