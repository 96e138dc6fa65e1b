import { orderCreate, orderGet, orderInvoice } from '@acheep/contract/billing/order';
import { adminOrderCreate, adminOrderExtend } from '@acheep/contract/billing/order-admin';
import { adminRevenue } from '@acheep/contract/billing/revenue';
import { addDays, addMonths, today } from '@acheep/contract/kernel/calendar';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

/** A company without an order, its owner, and a package of five jobs at fifty dollars. */
async function customer(overrides: Parameters<typeof createPackage>[1] = {}) {
  const owner = await createRecruiter(api.prisma, { jobs: 0 });
  const { companyId } = await api.prisma.companyMember.findUniqueOrThrow({ where: { userId: owner.id } });
  const pack = await createPackage(api.prisma, overrides);
  return { owner, pack, ids: { companyId, packageId: pack.id } };
}
const create = (body: object) => api.as(admin).call(adminOrderCreate, { body });
const extend = (id: string, body: object) =>
  api.as(admin).call(adminOrderExtend, { params: { id }, body: { reason: 'The site was down.', ...body } });
const ownOrder = async (person: { id: string }, id: string) =>
  (await api.as(person).call(orderGet, { params: { id } })).body.data;
const invoiceOf = async (person: { id: string }, id: string) =>
  (await api.as(person).call(orderInvoice, { params: { id } })).body.data;
const lastAudit = () => api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('an order by hand', () => {
  it('is sold by telephone: many at a discount, to be paid as any other, with an invoice to pay by', async () => {
    const { owner, pack, ids } = await customer();
    const member = { role: 'reader', billing: true };
    const colleague = await createMember(api.prisma, ids.companyId, { member });
    const terms = { quantity: 12, pricing: 'percent', percent: 25, extraDays: 30 };
    const { status, body } = await create({
      ...{ ...ids, ...terms, reason: 'A year at once.', invoiceNote: 'Purchase order 17' },
    });
    expect([status, body.data]).toMatchObject([
      201,
      {
        status: 'pending',
        package: { _id: pack.id, jobs: 60, cvViews: 120 },
        ...{ quantity: 12, discount: 150_00, subtotal: 450_00, vat: 45_00, total: 495_00 },
        ...{ extraDays: 30, reason: 'A year at once.', isByOperator: true },
        actions: ['confirm', 'extend', 'cancel', 'invoice'],
      },
    ]);
    const { _id: id, number } = body.data;
    const seen = await ownOrder(owner, id);
    expect(seen).toMatchObject({
      discount: 150_00,
      total: 495_00,
      actions: expect.arrayContaining(['slip']),
    });
    expect(JSON.stringify(seen)).not.toContain('A year at once.');
    const proforma = { kind: 'proforma', number, paidOn: null, note: 'Purchase order 17', total: 495_00 };
    expect(await invoiceOf(owner, id)).toMatchObject(proforma);
    for (const { email } of [owner, colleague]) {
      const [mail] = await api.mailsTo(email);
      expect(mail?.subject).toBe(`Your order ${number}: $495 to pay`);
      expect(mail?.text).toContain('60 jobs for 1 month + 30 days');
    }
    expect(await lastAudit()).toMatchObject({
      action: 'order.create',
      actorId: admin.id,
      targetId: owner.id,
      subjectId: id,
      details: { order: number, quantity: '12', amount: '$150', total: '$495', reason: 'A year at once.' },
    });
  });

  it('is confirmed at once with a payment that has arrived: billed at its price, for its days', async () => {
    const { owner, ids } = await customer();
    const paid = { paidOn: today(), paidBy: 'transfer', reference: 'FT9' };
    const price = { quantity: 2, pricing: 'amount', amount: 20_00, extraDays: 5, reason: 'Known customer.' };
    const { body } = await create({ ...ids, ...price, ...paid });
    expect(body.data).toMatchObject({
      status: 'active',
      validTo: addDays(addMonths(today(), 1), 5),
      paymentReference: 'FT9',
    });
    const bill = { quantity: 2, discount: 20_00, subtotal: 80_00, vat: 8_00, total: 88_00, extraDays: 5 };
    expect(await invoiceOf(owner, body.data._id)).toMatchObject({ number: body.data.invoiceNumber, ...bill });
    expect((await api.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      `Payment received: ${body.data.number}`,
    ]);
    const revenue = (await api.as(admin).call(adminRevenue)).body.data;
    expect(revenue.totals).toMatchObject([{ subtotal: 80_00, vat: 8_00, total: 88_00 }]);
  });

  it('made free is active at once, has no invoice, and leaves the company its free package', async () => {
    const { owner, pack, ids } = await customer();
    const { body } = await create({ ...ids, pricing: 'free', reason: 'For the ministry.' });
    expect(body.data).toMatchObject({ status: 'active', discount: 50_00, total: 0, invoiceNumber: null });
    expect((await api.mailsTo(owner.email))[0]?.subject).toBe(`Your package “${pack.title}” is active`);
    const free = await createPackage(api.prisma, { price: 0n });
    const { status } = await api.as(owner).call(orderCreate, { body: { packageId: free.id } });
    expect(status).toBe(201);
  });

  it('may cost more than the package, or be of one that is not on sale', async () => {
    const { ids } = await customer({ status: 'inactive' });
    const { body } = await create({ ...ids, pricing: 'price', price: 80_00, reason: 'With our help.' });
    expect(body.data).toMatchObject({ discount: 0, subtotal: 80_00, total: 88_00 });
    const less = await create({ ...ids, quantity: 2, pricing: 'price', price: 40_00, reason: 'Less.' });
    expect(less.body.data).toMatchObject({ discount: 20_00, subtotal: 80_00 });
  });

  it('rounds a discount of riel to what can be paid', async () => {
    const { ids } = await customer({ price: 10_001_00n, currency: 'KHR' });
    const { body } = await create({ ...ids, pricing: 'percent', percent: 33, reason: 'A third.' });
    expect(body.data).toMatchObject({ discount: 3_300_00, subtotal: 6_701_00, vat: 670_00 });
  });

  it.each([
    ['companyId', { companyId: '01900000-0000-7000-8000-000000000000' }],
    ['packageId', { packageId: '01900000-0000-7000-8000-000000000000' }],
    ['quantity', { quantity: 0 }],
    ['price', { pricing: 'price', reason: 'Why' }],
    ['percent', { pricing: 'percent', percent: 101, reason: 'Why' }],
    ['amount', { pricing: 'amount', amount: 50_01, reason: 'Why' }],
    ['reason', { pricing: 'free' }],
    ['reason', { extraDays: 1 }],
    ['paidBy', { paidOn: today() }],
    ['paidOn', { paidOn: addDays(today(), 1), paidBy: 'cash' }],
  ])('refuses a wrong %s', async (field, more) => {
    const { ids } = await customer();
    const { status, body } = await create({ ...ids, ...more });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
    expect(await api.prisma.order.count({ where: { companyId: ids.companyId } })).toBe(0);
  });

  it('is not for a company of which nobody may order', async () => {
    const { ids } = await customer();
    const { company } = await createRecruiter(api.prisma, { role: 'trainer', jobs: 0 });
    const { body } = await create({ ...ids, companyId: company?.id });
    expect(Object.keys(body.data)).toEqual(['companyId']);
  });

  it('refuses an archived package, and parts of a riel', async () => {
    const gone = await customer({ status: 'archived' });
    expect(Object.keys((await create(gone.ids)).body.data)).toEqual(['packageId']);
    const riel = await customer({ price: 40_000_00n, currency: 'KHR' });
    const odd = await create({ ...riel.ids, pricing: 'amount', amount: 50, reason: 'Why' });
    expect([odd.status, Object.keys(odd.body.data)]).toEqual([422, ['amount']]);
  });
});

describe('extra days', () => {
  it('make an order that is used longer, and its company is told and written down', async () => {
    const owner = await createRecruiter(api.prisma, { jobs: 0 });
    const over = { status: 'active', endsSoonAt: new Date() } as const;
    const { id } = await createOrder(api.prisma, { ownerId: owner.id, ...over });
    const last = addDays(today(), 37);
    const { body } = await extend(id, { days: 7 });
    expect(body.data).toMatchObject({ validTo: last, extraDays: 7 });
    const stored = await api.prisma.order.findUniqueOrThrow({ where: { id } });
    expect(stored.endsSoonAt).toBeNull();
    const [mail] = await api.mailsTo(owner.email);
    expect(mail?.text).toContain('added 7 days to your package “Standard”');
    expect(await lastAudit()).toMatchObject({
      action: 'order.extend',
      subjectId: id,
      details: { days: '7', until: last, reason: 'The site was down.' },
    });
  });

  it('count from today where the order has ended, and from the payment where it is not paid', async () => {
    const validTo = new Date(addDays(today(), -10));
    const ended = await createOrder(api.prisma, { status: 'active', validTo });
    expect((await extend(ended.id, { days: 7 })).body.data).toMatchObject({
      status: 'active',
      validTo: addDays(today(), 7),
    });
    const pending = await createOrder(api.prisma);
    expect((await extend(pending.id, { days: 7 })).body.data).toMatchObject({ validTo: null, extraDays: 7 });
  });

  it('may give another free package, which counts for its mailbox', async () => {
    const { owner, ids } = await customer();
    const free = await createPackage(api.prisma, { price: 0n });
    const { body } = await create({ ...ids, packageId: free.id });
    expect(body.data).toMatchObject({ status: 'active', discount: 0, total: 0 });
    const use = { where: { orderId: body.data._id } };
    expect(await api.prisma.freeUse.count(use)).toBe(1);
    const own = await api.as(owner).call(orderCreate, { body: { packageId: free.id } });
    expect(own.body.code).toBe('order.free_again');
    expect((await create({ ...ids, packageId: free.id })).status).toBe(201);
  });

  it('keep the mailbox of a free package from another one', async () => {
    const { owner } = await customer();
    const free = await createPackage(api.prisma, { price: 0n });
    const ordered = await api.as(owner).call(orderCreate, { body: { packageId: free.id } });
    await extend(ordered.body.data._id, { days: 7 });
    const use = await api.prisma.freeUse.findFirstOrThrow({ where: { orderId: ordered.body.data._id } });
    expect(use.until.toISOString().slice(0, 10)).toBe(addDays(addMonths(today(), 1), 7));
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['refunded', { status: 'active', refundedAt: new Date() }],
  ] as const)('are not given to a %s order', async (_, state) => {
    const { id } = await createOrder(api.prisma, state);
    expect((await extend(id, { days: 7 })).body.code).toBe('order.status');
  });

  it.each([
    ['days', { days: 0 }],
    ['days', { days: 1001 }],
    ['reason', { days: 1, reason: ' ' }],
  ])('refuses wrong %s', async (field, body) => {
    const { id } = await createOrder(api.prisma, { status: 'active' });
    const answer = await extend(id, body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });
});
