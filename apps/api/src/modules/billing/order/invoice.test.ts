import { orderInvoice } from '@acheep/contract/billing/order';
import { adminOrderConfirm, adminOrderInvoice } from '@acheep/contract/billing/order-admin';
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
  it('is text in Khmer as it is written, with every sign of its clusters', async () => {
    const company = { name: 'Angkor Silk', nameKm: 'ក្រុមហ៊ុន សូត្រខ្មែរ ស្ត្រីអង្គរ' };
    const { invoice } = await billed(company, { titleKm: 'កញ្ចប់ស្តង់ដារ', duration: 3 });
    const { status, headers, body } = await open(invoice.pdf.km);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toContain(`inline; filename="${invoice.number}.pdf"`);
    const { text, pages, size } = await textOf(body);
    for (const said of [
      'វិក្កយបត្រអាករ',
      invoice.number,
      invoice.orderNumber,
      'អាជីព ឯ.ក',
      'ផ្លូវ 240 រាជធានីភ្នំពេញ',
      'លេខអត្តសញ្ញាណកម្ម អតប K001-900123456',
      company.nameKm,
      'Angkor Silk',
      'កញ្ចប់ស្តង់ដារ',
      'ការងារចំនួន 5 · 3 ខែ',
      'អាករលើតម្លៃបន្ថែម (10%)',
      '$55.00',
      'បានបង់នៅថ្ងៃទី 20 វិច្ឆិកា 2026 · ស្កេន KHQR · 100FT36',
    ])
      expect(solid(text)).toContain(solid(said));
    expect([pages, Math.round(size?.originalWidth ?? 0)]).toEqual([1, 595]);
  });

  it('is in English too, and on A5', async () => {
    const { invoice } = await billed({ name: 'Angkor Silk' }, { vatRate: 1250, vat: 6_25n, total: 56_25n });
    const { text, pages, size } = await textOf((await open(`${invoice.pdf.en}?paper=a5`)).body);
    for (const said of [
      'Tax invoice',
      'VAT TIN K001-900123456',
      '5 jobs · 1 month',
      'VAT (12.5%)',
      '$6.25',
      '$56.25',
    ])
      expect(text).toContain(said);
    expect([pages, Math.round(size?.originalWidth ?? 0)]).toEqual([1, 420]);
  });

  it('security 30: takes what people are called for words, never for markup, however long', async () => {
    const name = '#eval("1+1") $x$ *b* @ref \\ #read("/etc/passwd") <a>';
    const { invoice } = await billed({ name, nameKm: `${'ក្រុមហ៊ុន'.repeat(12)}` });
    const { text, pages } = await textOf((await open(invoice.pdf.en)).body);
    expect(solid(text)).toContain(solid(name));
    expect(pages).toBe(1);
  });

  it('security 18: opens for a session and its person alone, for some minutes', async () => {
    const { recruiter, invoice, id } = await billed({ name: 'Angkor Silk' });
    const url: string = invoice.pdf.en;
    // The last characters of a signature may decode to the same bytes, so one further in is changed.
    const other = url.at(-4) === 'A' ? 'B' : 'A';
    expect((await open(`${url.slice(0, -4)}${other}${url.slice(-3)}`)).status).toBe(403);
    expect((await open(url.replace('_en_', '_km_'))).status).toBe(403);
    expect((await open('/api/v1/invoice/x')).status).toBe(403);
    const adminView = await api.as(admin).call(adminOrderInvoice, { params: { id } });
    expect((await open(adminView.body.data.pdf.en)).status).toBe(200);
    api.setClock(new Date(Date.now() + 6 * 60_000));
    expect((await open(url)).status).toBe(403);
    api.setClock(null);
    await api.prisma.session.deleteMany({ where: { userId: recruiter.id } });
    expect((await open(url)).status).toBe(403);
  });
});
