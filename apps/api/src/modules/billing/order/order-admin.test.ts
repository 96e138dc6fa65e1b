import { orderGet, orderInvoice } from '@acheep/contract/billing/order';
import {
  adminOrderCancel,
  adminOrderConfirm,
  adminOrderGet,
  adminOrderList,
  adminOrderRefund,
} from '@acheep/contract/billing/order-admin';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { takeCreditNoteNumber, takeInvoiceNumber } from './invoice.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const paid = (more: object = {}) => ({ paidOn: today(), paidBy: 'transfer', reference: 'FT123', ...more });
const confirm = (id: string, body: object = paid()) =>
  api.as(admin).call(adminOrderConfirm, { params: { id }, body });
const cancel = (id: string, reason = 'No payment arrived.') =>
  api.as(admin).call(adminOrderCancel, { params: { id }, body: { reason } });
const refund = (id: string, reason = 'Paid twice.') =>
  api.as(admin).call(adminOrderRefund, { params: { id }, body: { reason } });
const stored = (id: string) =>
  api.prisma.order.findUniqueOrThrow({ where: { id }, include: { invoice: true } });
const invoiceOf = (person: { id: string }, id: string) =>
  api.as(person).call(orderInvoice, { params: { id } });
const lastAudit = () => api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

/**
 * Makes calls at once, the first two while a transaction has taken a number, which it gives up when they wait for
 * theirs: more would take all connections.
 */
async function aroundGivenUp<T>(take: typeof takeInvoiceNumber, calls: readonly (() => PromiseLike<T>)[]) {
  // A request is sent when somebody waits for its response.
  const send = async (call: () => PromiseLike<T>) => await call();
  const first: Promise<T>[] = [];
  const givenUp = api.prisma.$transaction(async (tx) => {
    await take(tx, Number(today().slice(0, 4)));
    first.push(...calls.slice(0, 2).map(send));
    await untilWaiting(api);
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  return Promise.all([...first, ...calls.slice(2).map(send)]);
}

describe('confirming an order', () => {
  it('makes it count from today, bills it, tells the company, and writes it down', async () => {
    const recruiter = await createRecruiter(api.prisma, {
      company: { name: 'Angkor Foods', nameKm: 'ម្ហូបអង្គរ' },
    });
    const order = await createOrder(api.prisma, { ownerId: recruiter.id, duration: 3 });
    const { status, body } = await confirm(order.id, paid({ paidOn: addDays(today(), -1) }));
    const year = today().slice(0, 4);
    expect([status, body.data]).toMatchObject([
      200,
      {
        status: 'active',
        validFrom: today(),
        paidOn: addDays(today(), -1),
        paidBy: 'transfer',
        paymentReference: 'FT123',
        invoiceNumber: expect.stringMatching(new RegExp(`^INV-${year}-\\d{5}$`)),
        actions: ['extend', 'refund', 'invoice'],
      },
    ]);
    const number = orderNumber(order.number);
    expect((await invoiceOf(recruiter, order.id)).body.data).toMatchObject({
      number: body.data.invoiceNumber,
      orderNumber: number,
      issuedOn: today(),
      seller: { name: 'Acheep', vatTin: null },
      buyer: { name: 'Angkor Foods', nameKm: 'ម្ហូបអង្គរ', address: 'Street 271, Phnom Penh' },
      subtotal: 50_00,
      vat: 5_00,
      total: 55_00,
    });
    const [mail] = await api.mailsTo(recruiter.email);
    expect(mail?.subject).toBe(`Payment received: ${number}`);
    expect(mail?.text).toContain(body.data.invoiceNumber);
    expect(await lastAudit()).toMatchObject({
      action: 'order.confirm',
      actorId: admin.id,
      targetId: recruiter.id,
      details: { order: number, invoice: body.data.invoiceNumber },
    });
  });

  it('keeps what the order was made with, whatever has become of its package', async () => {
    const changes = [
      (id: string) =>
        api.prisma.package.update({ where: { id }, data: { price: 999n, jobs: 1, duration: 9 } }),
      (id: string) => api.prisma.package.update({ where: { id }, data: { status: 'archived' } }),
      (id: string) => api.prisma.package.delete({ where: { id } }),
    ];
    for (const change of changes) {
      const pack = await createPackage(api.prisma);
      const { id } = await createOrder(api.prisma, { packageId: pack.id, jobs: 7 });
      await change(pack.id);
      const { status, body } = await confirm(id);
      expect([status, body.data]).toMatchObject([200, { total: 55_00, package: { jobs: 7, duration: 1 } }]);
    }
  });

  it('fault 17: has one outcome where it is confirmed and cancelled at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createOrder(api.prisma);
      const answers = await Promise.all([confirm(id), cancel(id), confirm(id), cancel(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const { status, invoice, cancelledAt } = await stored(id);
      expect([invoice !== null, cancelledAt !== null]).toEqual(
        status === 'active' ? [true, false] : [false, true],
      );
    }
  });

  it('fault 17: numbers invoices without gaps: many at once, and around one that is given up', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => createOrder(api.prisma)));
    const answers = await aroundGivenUp(
      takeInvoiceNumber,
      orders.map(
        ({ id }) =>
          () =>
            confirm(id),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const year = Number(today().slice(0, 4));
    const invoices = await api.prisma.invoice.findMany({ where: { year }, orderBy: { sequence: 'asc' } });
    expect(invoices.map(({ sequence }) => sequence)).toEqual(invoices.map((_, index) => index + 1));
    expect(invoices.length).toBeGreaterThanOrEqual(20);
  });

  it('begins at one in a new year', async () => {
    api.setClock('2099-12-31T17:00:00Z');
    try {
      const { body } = await confirm((await createOrder(api.prisma)).id, paid({ paidOn: '2100-01-01' }));
      expect([body.data.invoiceNumber, body.data.validFrom]).toEqual(['INV-2100-00001', '2100-01-01']);
    } finally {
      api.setClock(null);
    }
  });

  it.each([
    ['paidOn', { paidOn: addDays(today(), 1) }],
    ['paidOn', { paidOn: undefined }],
    ['paidBy', { paidBy: 'shells' }],
    ['reference', { reference: 'x'.repeat(81) }],
  ])('refuses a wrong %s', async (field, more) => {
    const { id } = await createOrder(api.prisma);
    const { status, body } = await confirm(id, paid(more));
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
    expect((await stored(id)).status).toBe('pending');
  });
});

describe('cancelling and paying back', () => {
  it('tells the company why it was cancelled', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
    const { body } = await cancel(id, 'The slip is of another payment.');
    expect(body.data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The slip is of another payment.',
      actions: [],
    });
    const [mail] = await api.mailsTo(recruiter.email);
    expect(mail?.text).toContain('The slip is of another payment.');
    expect((await confirm(id)).body.code).toBe('order.status');
  });

  it('notes that an order was paid back, once: it has expired then, and a credit note takes its invoice back', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
    expect((await refund(id)).body.code).toBe('order.status');
    await confirm(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id)));
    const [first, ...more] = answers.sort((a, b) => a.status - b.status);
    expect([first?.status, new Set(more.map(({ status }) => status))]).toEqual([200, new Set([409])]);
    expect(first?.body.data).toMatchObject({
      status: 'expired',
      refundReason: 'Paid twice.',
      actions: ['invoice'],
    });
    const { creditNoteNumber: number } = first?.body.data ?? {};
    expect(number).toMatch(new RegExp(`^INV-CN-${today().slice(0, 4)}-\\d{5}$`));
    expect((await invoiceOf(recruiter, id)).body.data).toMatchObject({
      refundedOn: today(),
      creditNote: { number, issuedOn: today(), reason: 'Paid twice.' },
    });
    expect((await lastAudit()).details).toMatchObject({ creditNote: number, reason: 'Paid twice.' });
    expect((await refund(id)).body.code).toBe('order.status');
  });
});

it('fault 17: numbers credit notes without gaps: many at once, and around one that is given up', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => createOrder(api.prisma)));
  for (const { id } of orders) await confirm(id);
  const answers = await aroundGivenUp(
    takeCreditNoteNumber,
    orders.map(
      ({ id }) =>
        () =>
          refund(id),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const notes = await api.prisma.creditNote.findMany({ orderBy: { sequence: 'asc' } });
  expect(notes.map(({ sequence }) => sequence)).toEqual(notes.map((_, index) => index + 1));
  expect(notes.length).toBeGreaterThanOrEqual(12);
});

describe('the operator’s queue', () => {
  it('shows who has waited longest first, and finds by number, company, state and slip', async () => {
    await api.prisma.order.deleteMany();
    const recruiter = await createRecruiter(api.prisma, {
      jobs: 0,
      company: { name: '50% Silk', nameKm: 'សូត្រខ្មែរ' },
    });
    const first = await createOrder(api.prisma, {
      ownerId: recruiter.id,
      createdAt: new Date('2026-01-01T18:00:00Z'),
    });
    const second = await createOrder(api.prisma, { status: 'active' });
    const ids = async (query: Record<string, string>) =>
      (await api.as(admin).call(adminOrderList, { query })).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ sort: 'createdAt_-1' })).toEqual([second.id, first.id]);
    for (const search of ['50% silk', 'សូត្រ', orderNumber(first.number)])
      expect(await ids({ search })).toEqual([first.id]);
    expect(await ids({ search: '%' })).toEqual([first.id]);
    expect(await ids({ 'filter[status]': 'active' })).toEqual([second.id]);
    expect(await ids({ 'filter[slip]': 'with' })).toEqual([]);
    expect(await ids({ 'filter[companyId]': first.companyId })).toEqual([first.id]);
    expect(await ids({ 'filter[from]': '2026-01-02', 'filter[to]': '2026-01-02' })).toEqual([first.id]);
    expect(await ids({ 'filter[to]': '2026-01-01' })).toEqual([]);
  });

  it('security 19: keeps the operator’s note from the company', async () => {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id, note: 'Pays late.' });
    expect((await api.as(admin).call(adminOrderGet, { params: { id } })).body.data.note).toBe('Pays late.');
    expect((await api.as(recruiter).call(orderGet, { params: { id } })).text).not.toContain('Pays late.');
  });
});

it('keeps an invoice when order, company and account are gone', async () => {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0, company: { name: 'Gone Ltd' } });
  const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
  const { invoiceNumber: number } = (await confirm(id)).body.data;
  await api.prisma.user.delete({ where: { id: recruiter.id } });
  const left = await api.prisma.invoice.findUniqueOrThrow({ where: { number } });
  expect(left).toMatchObject({ orderId: null, total: 55_00n, buyer: { name: 'Gone Ltd' } });
});
