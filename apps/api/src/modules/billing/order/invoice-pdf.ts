import type { InvoiceParty, Invoice as Linked } from '@acheep/contract/billing/order';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { dayText, durationText, moneyText } from '../../../words.ts';

type Invoice = Omit<Linked, 'pdf'>;

export const papers = ['a4', 'a5'] as const;
export type Paper = (typeof papers)[number];

const words = {
  en: {
    tax: 'Tax invoice',
    plain: 'Invoice',
    number: 'No.',
    date: 'Date',
    order: 'Order',
    seller: 'From',
    buyer: 'To',
    vatTin: 'VAT TIN',
    description: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    subtotal: 'Subtotal',
    vat: 'VAT',
    total: 'Total',
  },
  km: {
    tax: 'វិក្កយបត្រអាករ',
    plain: 'វិក្កយបត្រ',
    number: 'លេខ',
    date: 'កាលបរិច្ឆេទ',
    order: 'ការបញ្ជាទិញ',
    seller: 'អ្នកលក់',
    buyer: 'អ្នកទិញ',
    vatTin: 'លេខអត្តសញ្ញាណកម្ម អតប',
    description: 'បរិយាយ',
    quantity: 'បរិមាណ',
    amount: 'ទឹកប្រាក់',
    subtotal: 'សរុបមិនរួមអាករ',
    vat: 'អាករលើតម្លៃបន្ថែម',
    total: 'សរុបរួម',
  },
} satisfies Record<Locale, Record<string, string>>;

/** Formats basis points: `1000` as 10, `1250` as 12.5. */
const percent = (rate: number) => String(rate / 100);

/** One party, with the name in the reader's language first and the other one below. */
function partyIn({ name, nameKm, address, addressKm, vatTin }: InvoiceParty, locale: Locale) {
  const names = locale === 'km' && nameKm ? [nameKm, name] : [name, nameKm ?? ''];
  return {
    name: names[0],
    other: names[1],
    address: (locale === 'km' && addressKm) || address,
    vatTin: vatTin ?? '',
  };
}

function paidText({ paidOn, paidBy, paymentReference }: Invoice, locale: Locale) {
  const [day, way] = [dayText(paidOn, locale), paymentMethods[paidBy][locale]];
  const reference = paymentReference ? ` · ${paymentReference}` : '';
  return locale === 'km' ? `បានបង់នៅថ្ងៃទី ${day} · ${way}${reference}` : `Paid on ${day} · ${way}${reference}`;
}

function termsText({ jobs, duration, durationType }: Invoice, locale: Locale) {
  const time = durationText(duration, durationType, locale);
  return locale === 'km' ? `ការងារចំនួន ${jobs} · ${time}` : `${jobs} job${jobs === 1 ? '' : 's'} · ${time}`;
}

/** Renders an invoice as a PDF in one language. `owner`: key of the fair queue. */
export function invoicePdf(owner: string, invoice: Invoice, locale: Locale, paper: Paper) {
  const said = words[locale];
  const money = (amount: number) => moneyText(amount, invoice.currency);
  const refunded = invoice.refundedOn && dayText(invoice.refundedOn, locale);
  return renderPdf(owner, new URL('./invoice.typ', import.meta.url), {
    paper,
    lang: locale,
    title: invoice.seller.vatTin ? said.tax : said.plain,
    number: invoice.number,
    orderNumber: invoice.orderNumber,
    issuedOn: dayText(invoice.issuedOn, locale),
    seller: partyIn(invoice.seller, locale),
    buyer: partyIn(invoice.buyer, locale),
    item: locale === 'km' ? invoice.titleKm : invoice.title,
    terms: termsText(invoice, locale),
    subtotal: money(invoice.subtotal),
    vat: money(invoice.vat),
    total: money(invoice.total),
    paid: paidText(invoice, locale),
    refunded: refunded
      ? locale === 'km'
        ? `បានបង្វិលប្រាក់វិញនៅថ្ងៃទី ${refunded}`
        : `Refunded on ${refunded}`
      : '',
    words: { ...said, vat: `${said.vat} (${percent(invoice.vatRate)}%)` },
  });
}
