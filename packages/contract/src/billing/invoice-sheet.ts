import { dateText } from '../kernel/date-text.ts';
import { numberText } from '../kernel/english-text.ts';
import type { Localized } from '../kernel/locale.ts';
import { type Currency, moneyText, rielAt } from '../kernel/money.ts';
import type { Invoice, InvoiceParty } from './invoice.ts';
import { type InvoiceDocument, invoiceDocuments, invoiceKinds, paymentMethods } from './order-option.ts';
import { termText } from './package-option.ts';

/** An invoice without its links. */
export type InvoiceFacts = Omit<Invoice, 'pdf' | 'creditNote'> & {
  creditNote: Omit<NonNullable<Invoice['creditNote']>, 'pdf'> | null;
};

/** A label and its value. What is the same in both languages stands once. */
export interface SheetFact {
  label: Localized;
  value: Localized;
}

export interface SheetParty {
  label: Localized;
  name: Localized;
  facts: SheetFact[];
}

/** An invoice or a credit note as it is printed: Khmer, with English below. */
export interface InvoiceSheet {
  title: Localized;
  number: string;
  facts: SheetFact[];
  parties: [seller: SheetParty, buyer: SheetParty];
  columns: Record<'place' | 'item' | 'quantity' | 'price' | 'amount', Localized>;
  line: { item: Localized; terms: Localized; quantity: string; price: string; amount: string };
  /** The grand total is the last; `riel` is empty where there is no rate. */
  totals: { label: Localized; amount: string; riel: string }[];
  notes: SheetFact[];
  /** Places to sign: the buyer's, then the seller's. */
  signatures: Localized[];
}

const labels = {
  number: { en: 'No.', km: 'លេខ' },
  date: { en: 'Date', km: 'កាលបរិច្ឆេទ' },
  order: { en: 'Order', km: 'ការបញ្ជាទិញ' },
  seller: { en: 'Seller', km: 'អ្នកលក់' },
  buyer: { en: 'Buyer', km: 'អ្នកទិញ' },
  address: { en: 'Address', km: 'អាសយដ្ឋាន' },
  vatTin: { en: 'VAT TIN', km: 'លេខអត្តសញ្ញាណកម្ម អតប' },
  discount: { en: 'Discount', km: 'បញ្ចុះតម្លៃ' },
  subtotal: { en: 'Total excluding VAT', km: 'សរុបមិនរួមអាករ' },
  total: { en: 'Grand total', km: 'សរុបរួម' },
  rate: { en: 'Exchange rate', km: 'អត្រាប្ដូរប្រាក់' },
  paid: { en: 'Paid', km: 'បានបង់ប្រាក់' },
  refunded: { en: 'Refunded', km: 'បានបង្វិលប្រាក់វិញ' },
  reason: { en: 'Reason', km: 'មូលហេតុ' },
  ofInvoice: { en: 'For invoice', km: 'វិក្កយបត្រលេខ' },
  remark: { en: 'Remark for the payment', km: 'កំណត់ចំណាំពេលបង់ប្រាក់' },
  note: { en: 'Note', km: 'កំណត់ចំណាំ' },
  ofDate: { en: 'Invoice date', km: 'កាលបរិច្ឆេទវិក្កយបត្រ' },
} satisfies Record<string, Localized>;

const columns = {
  place: { en: 'No.', km: 'ល.រ' },
  item: { en: 'Description', km: 'បរិយាយ' },
  quantity: { en: 'Quantity', km: 'បរិមាណ' },
  price: { en: 'Unit price', km: 'ថ្លៃឯកតា' },
  amount: { en: 'Amount', km: 'ទឹកប្រាក់' },
} satisfies InvoiceSheet['columns'];

const signatures = [
  { en: 'Buyer’s signature and name', km: 'ហត្ថលេខា និងឈ្មោះអ្នកទិញ' },
  { en: 'Seller’s signature, name and stamp', km: 'ហត្ថលេខា ឈ្មោះ និងត្រារបស់អ្នកលក់' },
] satisfies Localized[];

const same = (text: string): Localized => ({ en: text, km: text });
const dated = (day: string): Localized => ({ en: dateText(day, 'en'), km: dateText(day, 'km') });
const inBoth = (make: (locale: 'en' | 'km') => string): Localized => ({ en: make('en'), km: make('km') });

const exact = (amount: number, currency: Currency) => moneyText(amount, currency, { exact: true });

const partyOf = (
  label: Localized,
  { name, nameKm, address, addressKm, vatTin }: InvoiceParty,
): SheetParty => ({
  label,
  name: { en: name, km: nameKm ?? name },
  facts: [
    ...(address || addressKm
      ? [{ label: labels.address, value: { en: address || (addressKm ?? ''), km: addressKm ?? address } }]
      : []),
    ...(vatTin ? [{ label: labels.vatTin, value: same(vatTin) }] : []),
  ],
});

/** The rows of amounts. A receipt has no VAT to tell apart. */
function totalsOf({
  kind,
  currency,
  discount,
  subtotal,
  vat,
  vatRate,
  total,
  riel,
}: InvoiceFacts): InvoiceSheet['totals'] {
  const row = (label: Localized, amount: number, inRiel: number | undefined) => ({
    label,
    amount: exact(amount, currency),
    riel: inRiel === undefined ? '' : exact(inRiel, 'KHR'),
  });
  const rate = `(${vatRate / 100}%)`;
  const less = {
    label: labels.discount,
    amount: `-${exact(discount, currency)}`,
    riel: riel ? `-${exact(rielAt(discount, riel.rate), 'KHR')}` : '',
  };
  const parts = [
    row(labels.subtotal, subtotal, riel?.subtotal),
    row({ en: `VAT ${rate}`, km: `អាករលើតម្លៃបន្ថែម ${rate}` }, vat, riel?.vat),
  ];
  return [
    ...(discount > 0 ? [less] : []),
    ...(kind === 'receipt' || (kind === 'proforma' && vat === 0) ? [] : parts),
    row(labels.total, total, riel?.total),
  ];
}

/** Where a proforma invoice is paid, and the number that tells whose payment it is. */
const paymentFacts = ({ payTo, orderNumber }: InvoiceFacts): SheetFact[] => [
  ...payTo.map(({ bank, currency, accountName, accountNumber, amount }) => ({
    label: same(`${bank} (${currency})`),
    value: same(
      [accountNumber, accountName, amount !== null && exact(amount, currency)].filter(Boolean).join(' · '),
    ),
  })),
  { label: labels.remark, value: same(orderNumber) },
];

/** An invoice, or its credit note, as the page and the PDF print it. */
export function invoiceSheet(invoice: InvoiceFacts, document: InvoiceDocument): InvoiceSheet {
  const { kind, currency, quantity, discount, subtotal, jobs } = invoice;
  const { riel, creditNote } = invoice;
  const credit = document === 'credit-note' ? creditNote : null;
  const undiscounted = subtotal + discount;
  const { paidOn, paidBy, paymentReference: reference, refundedOn } = invoice;
  return {
    title: credit ? invoiceDocuments['credit-note'] : invoiceKinds[kind],
    number: (credit ?? invoice).number,
    facts: [
      { label: labels.number, value: same((credit ?? invoice).number) },
      { label: labels.date, value: dated((credit ?? invoice).issuedOn) },
      ...(credit
        ? [
            { label: labels.ofInvoice, value: same(invoice.number) },
            { label: labels.ofDate, value: dated(invoice.issuedOn) },
          ]
        : kind === 'proforma'
          ? []
          : [{ label: labels.order, value: same(invoice.orderNumber) }]),
    ],
    parties: [partyOf(labels.seller, invoice.seller), partyOf(labels.buyer, invoice.buyer)],
    columns,
    line: {
      item: { en: invoice.title, km: invoice.titleKm },
      terms: {
        en: `${jobs} job${jobs === 1 ? '' : 's'} · ${termText(invoice, 'en')}`,
        km: `ការងារចំនួន ${jobs} · ${termText(invoice, 'km')}`,
      },
      quantity: String(quantity),
      price: exact(undiscounted / quantity, currency),
      amount: exact(undiscounted, currency),
    },
    totals: totalsOf(invoice),
    notes: [
      ...(riel
        ? [
            {
              label: labels.rate,
              value: {
                en: `1 USD = ${numberText(riel.rate)} KHR (${dateText(riel.on, 'en')})`,
                km: `1 ដុល្លារ = ${numberText(riel.rate)} រៀល (${dateText(riel.on, 'km')})`,
              },
            },
          ]
        : []),
      ...(credit
        ? [{ label: labels.reason, value: same(credit.reason) }]
        : [
            ...(kind === 'proforma' ? paymentFacts(invoice) : []),
            ...(paidOn && paidBy
              ? [
                  {
                    label: labels.paid,
                    value: inBoth((locale) =>
                      [dateText(paidOn, locale), paymentMethods[paidBy][locale], reference]
                        .filter(Boolean)
                        .join(' · '),
                    ),
                  },
                ]
              : []),
            ...(invoice.note ? [{ label: labels.note, value: same(invoice.note) }] : []),
            ...(refundedOn ? [{ label: labels.refunded, value: dated(refundedOn) }] : []),
          ]),
    ],
    signatures,
  };
}
