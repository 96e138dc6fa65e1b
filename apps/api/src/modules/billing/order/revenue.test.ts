import { adminRevenue, adminRevenueCsv } from '@acheep/contract/billing/revenue';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(async () => {
  await api.prisma.creditNote.deleteMany();
  await api.prisma.invoice.deleteMany();
});

async function bill(issuedOn: string, order: Parameters<typeof createOrder>[1] = {}, more: object = {}) {
  const { id } = await createOrder(api.prisma, { status: 'active', ...order });
  const invoice = await createInvoice(api.prisma, id);
  await api.prisma.invoice.update({
    where: { id: invoice.id },
    data: { issuedOn: new Date(issuedOn), ...more },
  });
  return invoice;
}
const riel = {
  currency: 'KHR',
  subtotal: 400_000_00n,
  vat: 40_000_00n,
  total: 440_000_00n,
  title: 'Basic',
  titleKm: 'មូលដ្ឋាន',
};
const period = { from: '2026-10-01', to: '2026-11-30' };
const csv = async (query: object, locale: 'en' | 'km' = 'en') =>
  (await api.as(admin).call(adminRevenueCsv, { query: { ...period, ...query }, locale })).body.data;

describe('revenue', () => {
  it('is what was billed by month and by package, each currency for itself, and what was paid back of it', async () => {
    await bill('2026-09-30');
    await bill('2026-10-01');
    await bill('2026-11-30', {}, { refundedOn: new Date('2026-12-01') });
    await bill('2026-11-02');
    await bill('2026-11-02', riel);
    await bill('2026-12-01');
    const { body } = await api.as(admin).call(adminRevenue, { query: period });
    const dollars = {
      currency: 'USD',
      subtotal: 100_00,
      vat: 10_00,
      total: 110_00,
      refunded: 55_00,
      invoices: 2,
    };
    const one = { currency: 'USD', subtotal: 50_00, vat: 5_00, total: 55_00, refunded: 0, invoices: 1 };
    const khr = {
      currency: 'KHR',
      subtotal: 400_000_00,
      vat: 40_000_00,
      total: 440_000_00,
      refunded: 0,
      invoices: 1,
    };
    const three = { ...dollars, subtotal: 150_00, vat: 15_00, total: 165_00, invoices: 3 };
    expect(body.data).toEqual({
      ...period,
      totals: [three, khr],
      months: [
        { month: '2026-10', ...one },
        { month: '2026-11', ...dollars },
        { month: '2026-11', ...khr },
      ],
      packages: [
        { title: 'Standard', titleKm: 'ស្តង់ដារ', ...three },
        { title: 'Basic', titleKm: 'មូលដ្ឋាន', ...khr },
      ],
    });
  });

  it('looks at the last twelve months where nothing is asked, and stays when orders go', async () => {
    await bill(new Date().toISOString().slice(0, 10));
    await api.prisma.order.deleteMany();
    const { body } = await api.as(admin).call(adminRevenue);
    expect(body.data.totals).toMatchObject([{ total: 55_00 }]);
  });

  it('is a file that a spreadsheet adds up, by month, by package and with every invoice', async () => {
    await bill('2026-10-01');
    await bill('2026-11-02', riel);
    expect(await csv({})).toEqual({
      name: 'revenue-month-2026-10-01-2026-11-30.csv',
      csv: [
        '\ufeffMonth,Currency,Invoices,Subtotal,VAT,Total,Refunded',
        '2026-10,USD,1,50,5,55,0',
        '2026-11,KHR,1,400000,40000,440000,0',
        '',
      ].join('\r\n'),
    });
    expect((await csv({ by: 'package' }, 'km')).csv.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffកញ្ចប់សេវា,រូបិយប័ណ្ណ,ចំនួនវិក្កយបត្រ,សរុបមិនរួមអាករ,អាករលើតម្លៃបន្ថែម,សរុបរួម,ប្រាក់បានបង្វិលវិញ',
      'ស្តង់ដារ,USD,1,50,5,55,0',
    ]);
  });

  it('has for each invoice what the VAT declaration asks for: the buyer’s VAT TIN, riel and credit note', async () => {
    const buyer = { name: 'Silk', nameKm: null, address: '', addressKm: null, vatTin: 'L001-900000002' };
    const inRiel = { rate: 4000, on: '2026-11-02', subtotal: 200_000_00, vat: 20_000_00, total: 220_000_00 };
    const { id: invoiceId } = await bill('2026-11-02', {}, { buyer, riel: inRiel });
    const issuedOn = new Date('2026-11-03');
    await api.prisma.creditNote.create({
      data: { invoiceId, number: 'CN-1', year: 1, sequence: 1, issuedOn, reason: 'Paid twice.' },
    });
    const [head, row] = (await csv({ by: 'invoice' })).csv.split('\r\n');
    const cells = Object.fromEntries(
      (head ?? '').split(',').map((name: string, at: number) => [name, row?.split(',')[at]]),
    );
    expect(cells).toMatchObject({
      'VAT TIN': 'L001-900000002',
      'Total in riel': '220000',
      'Credit note': 'CN-1',
    });
  });

  it('carries out no formula that a company is called by', async () => {
    const party = {
      name: '=HYPERLINK("http://x")',
      nameKm: null,
      address: '',
      addressKm: null,
      vatTin: null,
    };
    await bill('2026-11-02', {}, { buyer: party, paymentReference: '@cmd' });
    const { csv: text } = await csv({ by: 'invoice' });
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain("'@cmd");
  });

  it.each([
    ['from', { from: 'yesterday' }],
    ['by', { by: 'hour' }],
  ])('refuses a wrong %s', async (field, query) => {
    const { status, body } = await api.as(admin).call(adminRevenueCsv, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});
