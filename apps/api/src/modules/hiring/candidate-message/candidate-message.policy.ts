import type { ApplicationStatus } from '@acheep/contract/hiring/application-option';
import type { MessageOutcome, MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { MailConsent } from '@acheep/contract/messaging/mail-consent-option';

type Texts = Partial<Record<Locale, MessageText>>;

/** The recipient's language, or the other one if the text exists only in that. */
export const languageFor = (own: Locale, texts: Texts): Locale => {
  if (texts[own]) return own;
  return own === 'en' ? 'km' : 'en';
};

/** Facts about the recipient of a message. */
interface Written {
  status: ApplicationStatus;
  /** The account's address or the given one, with or without consent. */
  email: string | null;
  /** Null for candidates who applied themselves. */
  consent: MailConsent | null;
  /** True when the account accepts such mails. */
  isWanted: boolean;
}

/** Outcome of a message to a candidate, before the limits on the number of messages. */
export function outcomeFor({ status, email, consent, isWanted }: Written): MessageOutcome['outcome'] {
  if (status === 'withdrawn') return 'withdrawn';
  if (!email) return 'unreachable';
  if (!isWanted || consent === 'not-me' || consent === 'stopped') return 'unwanted';
  return consent === null || consent === 'given' ? 'written' : 'waiting';
}
