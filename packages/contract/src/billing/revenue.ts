import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { currencies } from '../kernel/money.ts';
import { day } from '../kernel/text.ts';
import { revenueRows } from './revenue-option.ts';

/** Sums billed in one currency, in its minor units. `refunded` is the part of `total` that was refunded. */
const sums = {
  currency: choice(currencies),
  invoices: z.int().nonnegative(),
  subtotal: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
};

/** Revenue by date of invoice. A month or package has one row for each currency. */
export const revenue = z.strictObject({
  /** Period covered, both days inclusive; defaults to the last twelve months. */
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.array(z.strictObject(sums)),
  /** `month` is `2026-11`; oldest first. Months without an invoice are left out. */
  months: z.array(z.strictObject({ month: z.string(), ...sums })),
  /** Grouped by package title on the invoices; largest first. */
  packages: z.array(z.strictObject({ title: z.string(), titleKm: z.string(), ...sums })),
});
export type Revenue = z.infer<typeof revenue>;

const period = {
  from: named(day, 'start date', 'ថ្ងៃចាប់ផ្ដើម').optional(),
  to: named(day, 'end date', 'ថ្ងៃបញ្ចប់').optional(),
};

export const adminRevenue = endpoint({
  method: 'GET',
  path: '/admin/revenue',
  access: 'Admin',
  summary: 'Get the billed revenue by month and by package',
  query: z.strictObject(period),
  response: one(revenue),
});

export const adminRevenueCsv = endpoint({
  method: 'GET',
  path: '/admin/revenue/csv',
  access: 'Admin',
  summary: "Export the revenue as a spreadsheet file in the caller's language",
  query: z.strictObject({
    ...period,
    by: named(choice(revenueRows), 'grouping', 'ការបែងចែក').default('month'),
  }),
  /** `csv` is the full text of the file, to be saved unchanged under `name`. */
  response: one(z.strictObject({ name: z.string(), csv: z.string() })),
});

/** @collected by `pages.ts`. */
export const pages = ['/admin/revenue'] as const;
