import type { OptionOf, Options } from '../kernel/option.ts';

/** Row grouping of the revenue file. */
export const revenueRows = {
  month: { en: 'By month', km: 'តាមខែ' },
  package: { en: 'By package', km: 'តាមកញ្ចប់សេវា' },
  invoice: { en: 'By invoice', km: 'តាមវិក្កយបត្រ' },
} satisfies Options;
export type RevenueRow = OptionOf<typeof revenueRows>;
