import { orderInvoice, orderList } from '@acheep/contract/billing/order';
import {
  adminOrderConfirm,
  adminOrderInvoice,
  adminOrderList,
  adminOrderRefund,
} from '@acheep/contract/billing/order-admin';
import { today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createOrder } from '@acheep/prisma/factories/order';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  const invoicing = {
    vatRate: 1000,
    prefix: 'INV',
    sellerName: 'Acheep Co., Ltd.',
    sellerNameKm: 'អាជីព ឯ.ក',
    sellerAddress: 'Street 240, Phnom Penh',
    sellerAddressKm: 'ផ្លូវ 240 រាជធានីភ្នំពេញ',
    vatTin: 'K001-900123456',
    rielRate: 4011,
    rielRateOn: '2026-11-19',
  };
  await api.as(admin).call(adminSettingUpdate, { body: { invoicing } });
});

/** A paid order of a company with this name. */
async function billed(
  company: { name: string; nameKm?: string },
  overrides: Parameters<typeof createOrder>[1] = {},
) {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0, company });
  const { id } = await createOrder(api.prisma, { ownerId: recruiter.id, ...overrides });
  const body = { paidOn: '2026-11-20', paidBy: 'khqr', reference: '100FT36' };
  await api.as(admin).call(adminOrderConfirm, { params: { id }, body });
  const { data } = (await api.as(recruiter).call(orderInvoice, { params: { id } })).body;
  return { recruiter, id, invoice: data };
}
const open = (url: string) => openBytes(api, url);
/** Text of a PDF as copied by a reader, extracted with PDFium, as in Chrome. */
const textOf = (bytes: Buffer) =>
  withPages(bytes, (pages) => ({
    // Lines break as on the sheet, and spaces are drawn as gaps.
    text: (pages[0]?.getText() ?? '').replace(/\s+/g, ' '),
    size: pages[0]?.getOriginalSize(),
    pages: pages.length,
  }));
const solid = (text: string) => text.replace(/\s+/g, '');

describe('the PDF of an invoice', () => {
  it('is text in Khmer as it is written, with English below, and names all that a tax invoice has to', async () => {
    const company = { name: 'Angkor Silk', nameKm: 'ក្រុមហ៊ុន សូត្រខ្មែរ ស្ត្រីអង្គរ' };
    const { invoice } = await billed(company, {
      ...{ title: 'Standard', titleKm: 'កញ្ចប់ស្តង់ដារ', duration: 3, vatTin: 'L001-900000002' },
    });
    const { status, headers, body } = await open(invoice.pdf);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toContain(`inline; filename="${invoice.number}.pdf"`);
    const { text, pages, size } = await textOf(body);
    const day = { km: dateText(today(), 'km'), en: dateText(today(), 'en') };
    for (const said of [
      'វិក្កយបត្រអាករ Tax invoice',
      `លេខ No. ${invoice.number}`,
      `${day.km} ${day.en}`,
      invoice.orderNumber,
      'អ្នកលក់ Seller អាជីព ឯ.ក Acheep Co., Ltd.',
      'ផ្លូវ 240 រាជធានីភ្នំពេញ Street 240, Phnom Penh',
      'លេខអត្តសញ្ញាណកម្ម អតប VAT TIN K001-900123456',
      `អ្នកទិញ Buyer ${company.nameKm} Angkor Silk`,
      'Street 271, Phnom Penh',
      'លេខអត្តសញ្ញាណកម្ម អតប VAT TIN L001-900000002',
      'បរិមាណ Quantity',
      'ថ្លៃឯកតា Unit price',
      'កញ្ចប់ស្តង់ដារ Standard',
      'ការងារចំនួន 5 · 3 ខែ 5 jobs · 3 months',
      'សរុបមិនរួមអាករ Total excluding VAT $50.00 200,550៛',
      'អាករលើតម្លៃបន្ថែម (10%) VAT (10%) $5.00 20,055៛',
      'សរុបរួម Grand total $55.00 220,605៛',
      '1 ដុល្លារ = 4,011 រៀល (19 វិច្ឆិកា 2026) 1 USD = 4,011 KHR (Nov 19, 2026)',
      '20 វិច្ឆិកា 2026 · ស្កេន KHQR · 100FT36 Nov 20, 2026 · KHQR · 100FT36',
      'ហត្ថលេខា និងឈ្មោះអ្នកទិញ Buyer’s signature and name',
      'ហត្ថលេខា ឈ្មោះ និងត្រារបស់អ្នកលក់ Seller’s signature, name and stamp',
    ])
      expect(solid(text)).toContain(solid(said));
    expect([pages, Math.round(size?.originalWidth ?? 0)]).toEqual([1, 595]);
  });

  it('is found by its number, by the company and by operators, and by nobody else', async () => {
    const { recruiter, id, invoice } = await billed({ name: 'Angkor Silk' });
    const stranger = await createRecruiter(api.prisma, { jobs: 0 });
    const found = async (
      who: { id: string },
      list: typeof orderList | typeof adminOrderList,
      search: string,
    ) =>
      (await api.as(who).call(list, { query: { search } })).body.data.map(({ _id }: { _id: string }) => _id);
    const unchecked = invoice.orderNumber.slice(0, -2);
    for (const search of [invoice.number, invoice.number.toLowerCase(), unchecked]) {
      expect(await found(recruiter, orderList, search)).toEqual([id]);
      expect(await found(admin, adminOrderList, search)).toEqual([id]);
      expect(await found(stranger, orderList, search)).toEqual([]);
    }
    expect(await found(admin, adminOrderList, `${invoice.number}9`)).toEqual([]);
  });

  it('is on A5 too', async () => {
    const { invoice } = await billed({ name: 'Angkor Silk' }, { vatRate: 1250, vat: 6_25n, total: 56_25n });
    const { text, pages, size } = await textOf((await open(`${invoice.pdf}?paper=a5`)).body);
    for (const said of ['Tax invoice', 'VAT (12.5%)', '$6.25', '$56.25']) expect(text).toContain(said);
    expect([pages, Math.round(size?.originalWidth ?? 0)]).toEqual([1, 420]);
  });

  it('is a receipt without a line for VAT where none is charged', async () => {
    const { invoice } = await billed({ name: 'Angkor Silk' }, { vatRate: 0, vat: 0n, total: 50_00n });
    const { text } = await textOf((await open(invoice.pdf)).body);
    expect(text).toContain('Receipt');
    expect(text).not.toMatch(/Tax invoice|VAT \(/);
  });

  it('shows several packages at a discount before payment, where to pay and what to write with it', async () => {
    const banks = [
      { bank: 'ABA', accountName: 'Acheep Co., Ltd.', accountNumber: '000 123 456', currency: 'USD' },
    ];
    await api.as(admin).call(adminSettingUpdate, { body: { banks } });
    const recruiter = await createRecruiter(api.prisma, { jobs: 0, company: { name: 'Angkor Silk' } });
    const { id } = await createOrder(api.prisma, {
      ...{ ownerId: recruiter.id, quantity: 12, jobs: 60, extraDays: 30 },
      ...{ discount: 150_00n, subtotal: 450_00n, vat: 45_00n, total: 495_00n },
      invoiceNote: 'Purchase order 17',
    });
    const { data } = (await api.as(recruiter).call(orderInvoice, { params: { id } })).body;
    const { headers, body } = await open(data.pdf);
    expect(headers['content-disposition']).toContain(`filename="${data.orderNumber}.pdf"`);
    const { text, pages } = await textOf(body);
    for (const said of [
      ...['វិក្កយបត្របណ្ដោះអាសន្ន', 'Proforma invoice', data.orderNumber, '60 jobs · 1 month + 30 days'],
      ...['12', '$50.00', '$600.00', 'Discount -$150.00 -601,650៛', 'Total excluding VAT $450.00'],
      ...['Grand total $495.00', 'ABA (USD)', '000 123 456', 'Purchase order 17'],
    ])
      expect(solid(text)).toContain(solid(said));
    expect(text).not.toMatch(/Tax invoice|Paid/);
    expect(pages).toBe(1);
  });

  it('is a credit note for the invoice once it is refunded, at the same rate', async () => {
    const { recruiter, id, invoice } = await billed({ name: 'Angkor Silk' });
    expect(invoice.creditNote).toBeNull();
    await api.as(admin).call(adminOrderRefund, { params: { id }, body: { reason: 'Paid twice.' } });
    const { creditNote } = (await api.as(recruiter).call(orderInvoice, { params: { id } })).body.data;
    const { headers, body } = await open(creditNote.pdf);
    expect(headers['content-disposition']).toContain(`filename="${creditNote.number}.pdf"`);
    const { text, pages } = await textOf(body);
    for (const said of [
      ...['ប័ណ្ណឥណទាន', 'Credit note', creditNote.number, invoice.number, 'Paid twice.'],
      ...['$55.00', '220,605៛', '1 USD = 4,011 KHR (Nov 19, 2026)', 'Seller’s signature, name and stamp'],
    ])
      expect(solid(text)).toContain(solid(said));
    expect(pages).toBe(1);
  });

  it('security 30: takes what people are called for words, never for markup, however long', async () => {
    const name = '#eval("1+1") $x$ *b* @ref \\ #read("/etc/passwd") <a>';
    const { invoice } = await billed({ name, nameKm: `${'ក្រុមហ៊ុន'.repeat(12)}` });
    const { text, pages } = await textOf((await open(invoice.pdf)).body);
    expect(solid(text)).toContain(solid(name));
    expect(pages).toBe(1);
  });

  it('security 18: opens for a session and its person alone, for some minutes', async () => {
    const { recruiter, invoice, id } = await billed({ name: 'Angkor Silk' });
    const url: string = invoice.pdf;
    // The last characters of a signature may decode to the same bytes, so one further in is changed.
    const other = url.at(-4) === 'A' ? 'B' : 'A';
    expect((await open(`${url.slice(0, -4)}${other}${url.slice(-3)}`)).status).toBe(403);
    expect((await open(url.replace('_invoice_', '_credit-note_'))).status).toBe(403);
    expect((await open('/api/v1/invoice/x')).status).toBe(403);
    const adminView = await api.as(admin).call(adminOrderInvoice, { params: { id } });
    expect((await open(adminView.body.data.pdf)).status).toBe(200);
    api.setClock(new Date(Date.now() + 6 * 60_000));
    expect((await open(url)).status).toBe(403);
    api.setClock(null);
    await api.prisma.session.deleteMany({ where: { userId: recruiter.id } });
    expect((await open(url)).status).toBe(403);
  });
});
