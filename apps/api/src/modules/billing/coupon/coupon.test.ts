import {
  couponCreate,
  couponDelete,
  couponGet,
  couponList,
  couponUpdate,
  orderCoupon,
} from '@acheep/contract/billing/coupon';
import { orderCreate, orderWithdraw } from '@acheep/contract/billing/order';
import { adminOrderList } from '@acheep/contract/billing/order-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createCoupon } from '@acheep/prisma/factories/coupon';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const customer = () => createRecruiter(api.prisma, { jobs: 0 });
const order = (person: { id: string }, packageId: string, coupon?: string) =>
  api.as(person).call(orderCreate, { body: { packageId, ...(coupon && { coupon }) } });
const pricesOf = (person: { id: string }, coupon: string) =>
  api.as(person).call(orderCoupon, { body: { coupon } });
/** What is wrong with the coupon of a refused call. */
const faultOf = ({ body }: { body: { data: { coupon?: string[] } } }) => body.data.coupon?.[0];
const newCoupon = { code: 'SAVE-20', kind: 'percent', percent: 20 };

describe('a coupon in a company’s hands', () => {
  it('shows the new price before it is ordered, and orders at it', async () => {
    const owner = await customer();
    const pack = await createPackage(api.prisma);
    const { id, code } = await createCoupon(api.prisma, { packageIds: [pack.id] });
    const prices = [{ packageId: pack.id, discount: 10_00, subtotal: 40_00, vat: 4_00, total: 44_00 }];
    expect((await pricesOf(owner, code.toLowerCase())).body.data).toMatchObject({ code, prices });
    const { status, body } = await order(owner, pack.id, ` ${code.toLowerCase()} `);
    const amounts = { coupon: code, discount: 10_00, subtotal: 40_00, vat: 4_00, total: 44_00 };
    expect([status, body.data]).toMatchObject([201, { status: 'pending', ...amounts }]);
    const found = await api.as(admin).call(adminOrderList, { query: { 'filter[couponId]': id } });
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([body.data._id]);
  });

  it('that takes off the whole price starts the package at once, beside a free one', async () => {
    const owner = await customer();
    const pack = await createPackage(api.prisma);
    const free = await createPackage(api.prisma, { price: 0n });
    const { code } = await createCoupon(api.prisma, { percent: null, amount: 90_00n });
    const { body } = await order(owner, pack.id, code);
    expect(body.data).toMatchObject({ status: 'active', discount: 50_00, total: 0, invoiceNumber: null });
    expect((await order(owner, free.id)).status).toBe(201);
  });

  it('is for its packages, and an amount for its currency', async () => {
    const owner = await customer();
    const dollars = await createPackage(api.prisma);
    const riel = await createPackage(api.prisma, { price: 200_000_00n, currency: 'KHR' });
    const { code: forRiel } = await createCoupon(api.prisma, { packageIds: [riel.id] });
    expect(faultOf(await order(owner, dollars.id, forRiel))).toMatch(/isn’t for this package/);
    const { code: money } = await createCoupon(api.prisma, { percent: null, amount: 5_00n });
    expect(faultOf(await order(owner, riel.id, money))).toMatch(/isn’t for this package/);
    const { body } = await pricesOf(owner, forRiel);
    expect(body.data.prices).toMatchObject([{ packageId: riel.id, currency: 'KHR', discount: 40_000_00 }]);
  });

  it.each([
    ['unknown', 'NOBODY-KNOWS', {}, /don’t know/],
    ['not yet valid', '', { from: new Date(addDays(today(), 1)) }, /isn’t valid yet/],
    ['over', '', { until: new Date(addDays(today(), -1)) }, /has ended/],
    [
      'for no package',
      '',
      { packageIds: ['01900000-0000-7000-8000-000000000000'] },
      /isn’t for this package/,
    ],
  ])('is refused where it is %s, before and with the order', async (_, typed, state, fault) => {
    const owner = await customer();
    const pack = await createPackage(api.prisma);
    const code = typed || (await createCoupon(api.prisma, state)).code;
    for (const answer of [await pricesOf(owner, code), await order(owner, pack.id, code)])
      expect([answer.status, faultOf(answer)]).toEqual([422, expect.stringMatching(fault)]);
  });

  it('is read in Khmer digits and small letters', async () => {
    const owner = await customer();
    await createPackage(api.prisma);
    await createCoupon(api.prisma, { code: 'NEW-YEAR-2027' });
    expect((await pricesOf(owner, ' new-year-២០២៧')).body.data.code).toBe('NEW-YEAR-2027');
  });

  it('is valid on its first and on its last day', async () => {
    const owner = await customer();
    await createPackage(api.prisma);
    const day = new Date(today());
    const { code } = await createCoupon(api.prisma, { from: day, until: day });
    expect((await pricesOf(owner, code)).status).toBe(200);
  });

  it('is used as often as it may be: by each company, and again once an order was withdrawn', async () => {
    const [one, other] = [await customer(), await customer()];
    const pack = await createPackage(api.prisma);
    const { code } = await createCoupon(api.prisma, { maxPerCompany: 1 });
    const first = await order(one, pack.id, code);
    expect(faultOf(await order(one, pack.id, code))).toMatch(/already used/);
    expect((await order(other, pack.id, code)).status).toBe(201);
    await api.as(one).call(orderWithdraw, { params: { id: first.body.data._id } });
    expect((await order(one, pack.id, code)).status).toBe(201);
  });

  it('has its code alone, also where several take it at once', async () => {
    const make = (code: string) =>
      api.as(admin).call(couponCreate, { body: { ...newCoupon, code } as never });
    const made = await Promise.all([1, 2, 3].map(() => make('RACE-1')));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const others = await Promise.all(['RACE-2', 'RACE-3'].map(make));
    const renamed = await Promise.all(
      others.map(({ body: { data } }) =>
        api.as(admin).call(couponUpdate, {
          params: { id: data._id },
          body: { ...newCoupon, code: 'RACE-4', updatedAt: data.updatedAt } as never,
        }),
      ),
    );
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('gives its last uses to as many of those who order at once, and no more', async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, customer));
    const pack = await createPackage(api.prisma);
    const { id: couponId, code } = await createCoupon(api.prisma, { maxUses: 3 });
    const answers = await Promise.all(owners.map((owner) => order(owner, pack.id, code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const faults = answers.filter(({ status }) => status === 422).map(faultOf);
    expect(new Set(faults)).toEqual(new Set(['This coupon has been used up.']));
    expect(await api.prisma.order.count({ where: { couponId } })).toBe(3);
  });

  it('is asked for by those who may order', async () => {
    const { code } = await createCoupon(api.prisma);
    expect((await api.as(null).call(orderCoupon, { body: { coupon: code } })).status).toBe(401);
    const seeker = await createUser(api.prisma, { role: 'user' });
    expect((await pricesOf(seeker, code)).status).toBe(403);
    expect((await pricesOf(await customer(), 'a b')).status).toBe(422);
  });
});

describe('the operator’s coupons', () => {
  it('are created, changed and deleted, with an entry in the audit log for each', async () => {
    const { status, body } = await api.as(admin).call(couponCreate, { body: newCoupon });
    expect([status, body.data]).toMatchObject([201, { ...newCoupon, amount: null, uses: 0, state: 'valid' }]);
    const { _id: id, updatedAt } = body.data;
    const edit = { code: 'SAVE-20', kind: 'amount', percent: 20, amount: 5_00, updatedAt };
    const edited = await api.as(admin).call(couponUpdate, { params: { id }, body: edit });
    expect(edited.body.data).toMatchObject({ kind: 'amount', percent: null, amount: 5_00 });
    expect((await api.as(admin).call(couponDelete, { params: { id } })).status).toBe(200);
    expect((await api.as(admin).call(couponGet, { params: { id } })).status).toBe(404);
    const entries = await api.prisma.auditEntry.findMany({
      where: { subjectId: id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['coupon.create', { coupon: 'SAVE-20' }],
      ['coupon.edit', { coupon: 'SAVE-20', percent: '20 → –', amount: '– → $5' }],
      ['coupon.delete', { coupon: 'SAVE-20' }],
    ]);
  });

  it('show how often each was used, and that it is used up', async () => {
    const { code } = await createCoupon(api.prisma, { maxUses: 1 });
    await order(await customer(), (await createPackage(api.prisma)).id, code);
    const { body } = await api.as(admin).call(couponList, { query: { search: code } });
    expect(body.data).toMatchObject([{ code, uses: 1, state: 'used' }]);
  });

  it.each([
    ['code', { code: 'abc' }],
    ['code', { code: 'ក្រហម' }],
    ['percent', { percent: 101 }],
    ['percent', { percent: undefined }],
    ['amount', { kind: 'amount' }],
    ['amount', { kind: 'amount', amount: 50, currency: 'KHR' }],
    ['until', { from: '2026-12-02', until: '2026-12-01' }],
    ['maxUses', { maxUses: 0 }],
  ])('refuse a wrong %s', async (field, more) => {
    const { status, body } = await api.as(admin).call(couponCreate, { body: { ...newCoupon, ...more } });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it('refuse the code of another one', async () => {
    const { code } = await createCoupon(api.prisma);
    const { status, body } = await api.as(admin).call(couponCreate, { body: { ...newCoupon, code } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['code']]);
    const { id, updatedAt } = await createCoupon(api.prisma);
    const taken = { ...newCoupon, code, updatedAt: updatedAt.toISOString() };
    expect((await api.as(admin).call(couponUpdate, { params: { id }, body: taken })).status).toBe(422);
  });

  it('are no matter of a recruiter', async () => {
    expect((await api.as(await customer()).call(couponList)).status).toBe(403);
  });
});
