import type { InvoiceParty, RielAmounts } from '@acheep/contract/billing/invoice';
import { type PaymentMethod, paymentMethods } from '@acheep/contract/billing/order-option';
import type { adminRevenue, adminRevenueCsv, Revenue } from '@acheep/contract/billing/revenue';
import { addDays, addMonths, today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type Currency, minorUnits } from '@acheep/contract/kernel/money';
import { csvInPieces } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { TableFile } from '../../../table-file.ts';
import { eachInvoice, sumAll, sumByMonth, sumByPackage } from './revenue.repository.ts';

const words = {
  en: {
    month: 'Month',
    package: 'Package',
    currency: 'Currency',
    invoices: 'Invoices',
    number: 'Invoice',
    issuedOn: 'Date',
    company: 'Company',
    paidBy: 'Paid by',
    paidOn: 'Paid on',
    reference: 'Reference',
    subtotal: 'Subtotal',
    vat: 'VAT',
    total: 'Total',
    refunded: 'Refunded',
    vatTin: 'VAT TIN',
    riel: 'Total in riel',
    creditNote: 'Credit note',
  },
  km: {
    month: 'ខែ',
    package: 'កញ្ចប់សេវា',
    currency: 'រូបិយប័ណ្ណ',
    invoices: 'ចំនួនវិក្កយបត្រ',
    number: 'វិក្កយបត្រ',
    issuedOn: 'កាលបរិច្ឆេទ',
    company: 'ក្រុមហ៊ុន',
    paidBy: 'វិធីបង់ប្រាក់',
    paidOn: 'ថ្ងៃបង់ប្រាក់',
    reference: 'លេខយោង',
    subtotal: 'សរុបមិនរួមអាករ',
    vat: 'អាករលើតម្លៃបន្ថែម',
    total: 'សរុបរួម',
    refunded: 'ប្រាក់បានបង្វិលវិញ',
    vatTin: 'លេខអត្តសញ្ញាណកម្ម អតប',
    riel: 'សរុបរួមជារៀល',
    creditNote: 'ប័ណ្ណឥណទាន',
  },
} satisfies Record<Locale, Record<string, string>>;

/** Converts to the major unit, so that a spreadsheet can add amounts up. */
const major = (amount: number | bigint) => Number(amount) / minorUnits;
const inMajor = <S extends Record<'subtotal' | 'vat' | 'total' | 'refunded', number>>(row: S) => ({
  ...row,
  subtotal: major(row.subtotal),
  vat: major(row.vat),
  total: major(row.total),
  refunded: major(row.refunded),
});
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Row = Awaited<ReturnType<typeof sumAll>>[number];
const presentSums = ({ currency, invoices, subtotal, vat, total, refunded }: Row) => ({
  currency: currency as Currency,
  invoices,
  subtotal: Number(subtotal),
  vat: Number(vat),
  total: Number(total),
  refunded: Number(refunded),
});

/** Revenue, computed from invoices because they remain when orders and companies are deleted. */
export function revenueService({ database: { prisma }, now }: Deps) {
  function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
    const last = to ?? today(now());
    return { from: from ?? addDays(addMonths(last, -12), 1), to: last };
  }

  async function get(query: ParsedQueryOf<typeof adminRevenue>): Promise<Revenue> {
    const { from, to } = periodOf(query);
    const period = { from: new Date(from), to: new Date(to) };
    const [totals, months, packages] = await Promise.all([
      sumAll(prisma, period),
      sumByMonth(prisma, period),
      sumByPackage(prisma, period),
    ]);
    return {
      from,
      to,
      totals: totals.map(presentSums),
      months: months.map((row) => ({ month: row.month, ...presentSums(row) })),
      packages: packages.map((row) => ({ title: row.title, titleKm: row.titleKm, ...presentSums(row) })),
    };
  }

  async function* invoiceRows(dates: { from: string; to: string }, locale: Locale) {
    const period = { from: new Date(dates.from), to: new Date(dates.to) };
    for await (const row of eachInvoice(prisma, period)) {
      const buyer = row.buyer as unknown as InvoiceParty;
      const inRiel = row.riel as RielAmounts | null;
      yield {
        number: row.number,
        issuedOn: dayOf(row.issuedOn),
        company: (locale === 'km' && buyer.nameKm) || buyer.name,
        vatTin: buyer.vatTin,
        package: locale === 'km' ? row.titleKm : row.title,
        currency: row.currency,
        subtotal: major(row.subtotal),
        vat: major(row.vat),
        total: major(row.total),
        refunded: row.refundedOn ? major(row.total) : 0,
        riel: inRiel && major(inRiel.total),
        creditNote: row.creditNote?.number ?? null,
        paidOn: dayOf(row.paidOn),
        paidBy: paymentMethods[row.paidBy as PaymentMethod][locale],
        reference: row.paymentReference,
      };
    }
  }

  return {
    get,

    async csv({ query: { by, ...range }, locale }: Call<typeof adminRevenueCsv>) {
      const period = periodOf(range);
      const name = `revenue-${by}-${period.from}-${period.to}.csv`;
      const file = (pieces: AsyncIterable<string>) => new TableFile(name, pieces, 'csv');
      const headings = words[locale];
      const { currency, invoices, subtotal, vat, total, refunded } = headings;
      const sums = { currency, invoices, subtotal, vat, total, refunded };
      if (by === 'invoice') {
        const { number, issuedOn, company, vatTin, package: pack, riel, creditNote } = headings;
        const { paidOn, paidBy, reference } = headings;
        const paid = { paidOn, paidBy, reference };
        const columns = {
          number,
          issuedOn,
          company,
          vatTin,
          package: pack,
          currency,
          subtotal,
          vat,
          total,
          riel,
          refunded,
          creditNote,
          ...paid,
        };
        return file(csvInPieces(columns, invoiceRows(period, locale)));
      }
      const { months, packages } = await get(period);
      if (by === 'month') return file(csvInPieces({ month: headings.month, ...sums }, months.map(inMajor)));
      const rows = packages.map((row) => ({
        ...inMajor(row),
        package: locale === 'km' ? row.titleKm : row.title,
      }));
      return file(csvInPieces({ package: headings.package, ...sums }, rows));
    },
  };
}
