import type { Options } from '../kernel/option.ts';

/** Whom a KHQR code pays: a person's Bakong account, or a merchant with a contract with a bank. */
export const khqrKinds = {
  individual: { en: 'Individual', km: 'បុគ្គល' },
  merchant: { en: 'Merchant', km: 'អាជីវករ' },
} satisfies Options;
