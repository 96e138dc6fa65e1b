import type { Options } from '../kernel/option.ts';

/** The order in which whoever keeps a copy reads what has changed. */
export const partnerSort = {
  updatedAt_1: { en: 'Changed first', km: 'កែប្រែមុនគេ' },
} satisfies Options;
