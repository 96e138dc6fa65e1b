import { orderBuyer, orderGet, orderInvoice } from '@acheep/contract/billing/order';
import { adminOrderConfirm, adminOrderGet } from '@acheep/contract/billing/order-admin';
import { ownCompanyGet } from '@acheep/contract/companies/company';
import { today } from '@acheep/contract/kernel/calendar';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.operatorSetting.deleteMany());

type Person = { id: string };
const [first, second] = ['K001-900000001', 'L001-900000002'];
const set = (more: object) =>
  api.as(admin).call(adminSettingUpdate, { body: { invoicing: { vatRate: 1000, prefix: 'INV', ...more } } });
const recruiterWith = async (vatTin: string | null) => {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
  const company = await api.prisma.company.update({ where: { ownerId: recruiter.id }, data: { vatTin } });
  return { ...recruiter, company };
};
const buyer = (person: Person, id: string, body: object) =>
  api.as(person).call(orderBuyer, { params: { id }, body });
const confirm = (id: string) =>
  api.as(admin).call(adminOrderConfirm, { params: { id }, body: { paidOn: today(), paidBy: 'cash' } });
const invoiceOf = async (person: Person, id: string) =>
  (await api.as(person).call(orderInvoice, { params: { id } })).body.data;
/** The invoice of a new order. */
async function billed(person: Person, more: Parameters<typeof createOrder>[1] = {}) {
  const { id } = await createOrder(api.prisma, { ownerId: person.id, ...more });
  await confirm(id);
  return invoiceOf(person, id);
}

describe('PUT /order/:id/buyer', () => {
  it('names the VAT TIN of the company, unless the order has another one', async () => {
    const recruiter = await recruiterWith(first);
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
    const shown = async () => (await api.as(recruiter).call(orderGet, { params: { id } })).body.data.buyer;
    expect(await shown()).toEqual({
      name: recruiter.company.name,
      nameKm: null,
      address: recruiter.company.address,
      addressKm: null,
      vatTin: first,
    });
    expect((await buyer(recruiter, id, { vatTin: 'l001 900000002' })).body.data.buyer.vatTin).toBe(second);
    const toOperator = await api.as(admin).call(adminOrderGet, { params: { id } });
    expect(toOperator.body.data.buyer.vatTin).toBe(second);
    await buyer(recruiter, id, { vatTin: null });
    expect((await shown()).vatTin).toBe(first);
    const own = await api.as(recruiter).call(ownCompanyGet);
    expect(own.body.data.vatTin).toBe(first);
  });

  it('gives it to a company that has none, so that it is asked once', async () => {
    const owner = await recruiterWith(null);
    const member = await createMember(api.prisma, owner.company.id, { member: { role: 'reader' } });
    const { id } = await createOrder(api.prisma, { ownerId: owner.id });
    expect((await buyer(member, id, { vatTin: first })).status).toBe(200);
    expect((await api.as(owner).call(ownCompanyGet)).body.data.vatTin).toBe(first);
  });

  it('refuses another form, an order that is billed, and whoever is second', async () => {
    const recruiter = await recruiterWith(null);
    const order = await createOrder(api.prisma, { ownerId: recruiter.id });
    const wrong = await buyer(recruiter, order.id, { vatTin: '123' });
    expect([wrong.status, wrong.body.data]).toEqual([
      422,
      { vatTin: ['The VAT TIN must look like K001-123456789.'] },
    ]);
    const updatedAt = new Date(order.updatedAt.getTime() - 1000).toISOString();
    expect((await buyer(recruiter, order.id, { vatTin: first, updatedAt })).body.code).toBe('record.changed');
    await confirm(order.id);
    expect((await buyer(recruiter, order.id, { vatTin: first })).body.code).toBe('order.status');
  });
});

describe('an invoice', () => {
  it('remembers the VAT TINs of both and its kind, whatever is changed afterwards', async () => {
    const recruiter = await recruiterWith(first);
    await set({ vatTin: 'K009-900000009' });
    const { id } = await createOrder(api.prisma, { ownerId: recruiter.id, vatTin: second });
    await confirm(id);
    const issued = await invoiceOf(recruiter, id);
    expect(issued).toMatchObject({
      kind: 'tax',
      seller: { vatTin: 'K009-900000009' },
      buyer: { vatTin: second },
    });
    await set({ vatRate: 0 });
    await api.prisma.company.update({ where: { id: recruiter.company.id }, data: { vatTin: null } });
    await api.prisma.order.update({ where: { id }, data: { vatTin: null } });
    const { pdf: _, ...after } = await invoiceOf(recruiter, id);
    expect(issued).toMatchObject(after);
  });

  it('is no tax invoice without the seller’s VAT TIN, and a receipt without VAT', async () => {
    const recruiter = await recruiterWith(first);
    expect((await billed(recruiter)).kind).toBe('plain');
    await set({ vatRate: 0, vatTin: 'K009-900000009' });
    expect((await billed(recruiter, { vatRate: 0, vat: 0n, total: 50_00n })).kind).toBe('receipt');
  });

  it('remembers its amounts in riel with the rate and its day', async () => {
    const recruiter = await recruiterWith(null);
    expect((await billed(recruiter)).riel).toBeNull();
    await set({ rielRate: 4011, rielRateOn: '2026-11-20' });
    const { id } = await createOrder(api.prisma, {
      ...{ ownerId: recruiter.id, subtotal: 49_99n, vat: 5_00n, total: 54_99n },
    });
    await confirm(id);
    const riel = { rate: 4011, on: '2026-11-20', subtotal: 200_510_00, vat: 20_055_00, total: 220_565_00 };
    expect((await invoiceOf(recruiter, id)).riel).toEqual(riel);
    await set({ rielRate: 4200, rielRateOn: '2026-11-21' });
    expect((await invoiceOf(recruiter, id)).riel).toEqual(riel);
    expect((await billed(recruiter, { currency: 'KHR' })).riel).toBeNull();
  });

  it('is paid into each account in its currency, as far as there is a rate', async () => {
    const recruiter = await recruiterWith(null);
    const account = { bank: 'ABA', accountName: 'ACHEEP', accountNumber: '000 000 001' };
    const banks = (['KHR', 'USD'] as const).map((currency) => ({ ...account, currency }));
    await api.as(admin).call(adminSettingUpdate, { body: { banks } });
    const amounts = async (currency: 'USD' | 'KHR') => {
      const total = currency === 'USD' ? 54_99n : 220_000_00n;
      const sums = { subtotal: total, vat: 0n, total };
      const { id } = await createOrder(api.prisma, { ownerId: recruiter.id, currency, ...sums });
      const { data } = (await api.as(recruiter).call(orderGet, { params: { id } })).body;
      return data.payment.banks.map((bank: { currency: string; amount: number }) => [
        bank.currency,
        bank.amount,
      ]);
    };
    await set({ rielRate: 4011, rielRateOn: '2026-11-20' });
    expect(await amounts('USD')).toEqual([
      ['USD', 54_99],
      ['KHR', 220_565_00],
    ]);
    expect(await amounts('KHR')).toEqual([
      ['KHR', 220_000_00],
      ['USD', null],
    ]);
    await set({});
    expect(await amounts('USD')).toEqual([
      ['USD', 54_99],
      ['KHR', null],
    ]);
  });

  it('issued before it remembered its kind keeps its title', async () => {
    const recruiter = await recruiterWith(first);
    for (const [vatTin, kind] of [
      ['K009-900000009', 'tax'],
      [null, 'plain'],
    ] as const) {
      const order = { ownerId: recruiter.id, status: 'active', vatRate: 0, vat: 0n, total: 50_00n } as const;
      const { id } = await createOrder(api.prisma, order);
      const { seller } = await createInvoice(api.prisma, id);
      await api.prisma.invoice.update({
        where: { orderId: id },
        data: { seller: { ...(seller as object), vatTin } },
      });
      expect(await invoiceOf(recruiter, id)).toMatchObject({ kind, buyer: { vatTin: null }, riel: null });
    }
  });
});
