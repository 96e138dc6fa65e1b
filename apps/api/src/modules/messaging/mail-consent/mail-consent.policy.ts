import { isLinkFree } from '@acheep/contract/kernel/link-free';
import type { ConsentAnswer, MailConsent } from '@acheep/contract/messaging/mail-consent-option';

interface Answered {
  answer: string | null;
  recipient: { stoppedAt: Date | null };
}

/** The fields of a candidate that decide whether the company may write. */
export interface Candidate {
  email: string | null;
  /** Null for a candidate added by hand. */
  applicant: object | null;
  consent: { consent: Answered } | null;
}

/** The consent state of a request that was sent, or of an address that wants no mail. */
export const stateOf = ({ answer, recipient }: Answered): Exclude<MailConsent, 'unasked'> => {
  if (recipient.stoppedAt) return 'stopped';
  return (answer as ConsentAnswer | null) ?? 'waiting';
};

/** The consent state of a candidate; null when no consent is needed, as they applied themselves or gave no address. */
export function consentOf({ email, applicant, consent }: Candidate): MailConsent | null {
  if (applicant || !email) return null;
  return consent ? stateOf(consent.consent) : 'unasked';
}

/** More digits may be a telephone number. */
const maxDigits = 5;
const maxNameLength = 80;

/**
 * Returns a typed name if it may stand in a mail to somebody who has not agreed to it; null if it holds a link, has the
 * digits of a telephone number, or is too long.
 */
export function plainName(name: string): string | null {
  const digits = name.normalize('NFKC').replace(/[^\p{Nd}]/gu, '').length;
  return name.length <= maxNameLength && digits <= maxDigits && isLinkFree(name.normalize('NFKC'))
    ? name
    : null;
}
