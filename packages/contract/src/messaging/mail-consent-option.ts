import { type OptionOf, type Options, some } from '../kernel/option.ts';

/** Consent states of a candidate that a company added by hand. */
export const mailConsents = {
  unasked: { en: 'Not asked about e-mails', km: 'មិនទាន់សួរអំពីអ៊ីមែល' },
  waiting: { en: 'Hasn’t agreed to e-mails yet', km: 'មិនទាន់យល់ព្រមទទួលអ៊ីមែល' },
  given: { en: 'Agreed to e-mails', km: 'យល់ព្រមទទួលអ៊ីមែល' },
  'not-me': { en: 'E-mail address isn’t theirs', km: 'អ៊ីមែលមិនមែនជារបស់បេក្ខជន' },
  stopped: { en: 'Doesn’t want e-mails', km: 'មិនចង់ទទួលអ៊ីមែល' },
} satisfies Options;
export type MailConsent = OptionOf<typeof mailConsents>;

/** Possible answers: consent, wrong recipient, or no mails from any company. */
export const consentAnswers = some(mailConsents, 'given', 'not-me', 'stopped');
export type ConsentAnswer = OptionOf<typeof consentAnswers>;
