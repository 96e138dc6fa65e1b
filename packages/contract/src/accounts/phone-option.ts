import type { OptionOf, Options } from '../kernel/option.ts';

/** What a code for a phone is good for. */
export const codePurposes = {
  'sign-in': { en: 'Sign in', km: 'ចូលគណនី' },
  add: { en: 'Add to the account', km: 'បន្ថែមលើគណនី' },
} satisfies Options;
export type CodePurpose = OptionOf<typeof codePurposes>;

/** Where a code arrives. */
export const codeWays = {
  telegram: { en: 'Telegram', km: 'Telegram' },
  sms: { en: 'SMS', km: 'សារ SMS' },
} satisfies Options;
export type CodeWay = OptionOf<typeof codeWays>;
