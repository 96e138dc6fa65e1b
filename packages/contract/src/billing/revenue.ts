import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { currencies } from '../kernel/money.ts';
import { day } from '../kernel/text.ts';
import { revenueRows } from './revenue-option.ts';

/** What was billed in one currency, in its minor units. `refunded` is how much of `total` was paid back. */
const sums = {
  currency: choice(currencies),
  invoices: z.int().nonnegative(),
  subtotal: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
};

/** Revenue by the days on which invoices were issued. A month or a package has an entry for each currency. */
export const revenue = z.strictObject({
  /** The days that were looked at, both inclusive: the last twelve months where nothing was asked. */
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.array(z.strictObject(sums)),
  /** `month` is `2026-11`; the oldest first. Months without an invoice are left out. */
  months: z.array(z.strictObject({ month: z.string(), ...sums })),
  /** By the package's words on the invoices; the largest first. */
  packages: z.array(z.strictObject({ title: z.string(), titleKm: z.string(), ...sums })),
});
export type Revenue = z.infer<typeof revenue>;

const period = {
  from: named(day, 'first day', 'ថ្ងៃចាប់ផ្ដើម').optional(),
  to: named(day, 'last day', 'ថ្ងៃបញ្ចប់').optional(),
};

export const adminRevenue = endpoint({
  method: 'GET',
  path: '/admin/revenue',
  access: 'Admin',
  summary: 'What was billed, by month and by package',
  query: z.strictObject(period),
  response: one(revenue),
});

export const adminRevenueCsv = endpoint({
  method: 'GET',
  path: '/admin/revenue/csv',
  access: 'Admin',
  summary: 'The same as a file for a spreadsheet, in the language of the caller',
  query: z.strictObject({
    ...period,
    by: named(choice(revenueRows), 'rows', 'ជួរ').default('month'),
  }),
  /** `csv` is the whole text of the file, to be saved as it is under `name`. */
  response: one(z.strictObject({ name: z.string(), csv: z.string() })),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/admin/revenue'] as const;
