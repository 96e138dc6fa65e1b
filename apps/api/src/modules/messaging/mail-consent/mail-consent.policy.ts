import { isLinkFree } from '@acheep/contract/kernel/link-free';
import type { ConsentAnswer, MailConsent } from '@acheep/contract/messaging/mail-consent-option';

interface Answered {
  answer: string | null;
  recipient: { stoppedAt: Date | null };
}

/** What is read of a candidate to tell whether the company may write. */
export interface Candidate {
  email: string | null;
  /** Null of who was added by hand. */
  applicant: object | null;
  consent: { consent: Answered } | null;
}

/** How it stands with a question that was asked, or with an address that wants nothing. */
export const stateOf = ({ answer, recipient }: Answered): Exclude<MailConsent, 'unasked'> => {
  if (recipient.stoppedAt) return 'stopped';
  return (answer as ConsentAnswer | null) ?? 'waiting';
};

/** How it stands with writing to somebody; null where nobody has to be asked, as they applied or gave no address. */
export function consentOf({ email, applicant, consent }: Candidate): MailConsent | null {
  if (applicant || !email) return null;
  return consent ? stateOf(consent.consent) : 'unasked';
}

/** More digits are a telephone number. */
const mostDigits = 5;
const longest = 80;

/**
 * A name that somebody typed, as it may stand in a mail to whoever has not agreed to it; null of one that holds an address, a
 * number to call, or a letter of its own.
 */
export function plainName(name: string): string | null {
  const digits = name.normalize('NFKC').replace(/[^\p{Nd}]/gu, '').length;
  return name.length <= longest && digits <= mostDigits && isLinkFree(name.normalize('NFKC')) ? name : null;
}
