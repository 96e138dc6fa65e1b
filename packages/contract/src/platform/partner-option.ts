import type { Options } from '../kernel/option.ts';

/** Sort order for partners that mirror the data and read changes. */
export const partnerSort = {
  updatedAt_1: { en: 'Oldest change first', km: 'កែប្រែមុនគេ' },
} satisfies Options;
