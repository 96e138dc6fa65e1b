import type { Options } from '../kernel/option.ts';

/** Payee of a KHQR code: a person's Bakong account, or a merchant under contract with a bank. */
export const khqrKinds = {
  individual: { en: 'Individual', km: 'បុគ្គល' },
  merchant: { en: 'Merchant', km: 'អាជីវករ' },
} satisfies Options;
