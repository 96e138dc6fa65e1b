import type { ApplicationStatus } from '@acheep/contract/hiring/application-option';
import type { MessageOutcome, MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { MailConsent } from '@acheep/contract/messaging/mail-consent-option';

type Texts = Partial<Record<Locale, MessageText>>;

/** The language in which somebody is written to: their own, or the other where only that is written. */
export const languageFor = (own: Locale, texts: Texts): Locale => {
  if (texts[own]) return own;
  return own === 'en' ? 'km' : 'en';
};

/** What is known of a candidate who is to be written to. */
interface Written {
  status: ApplicationStatus;
  /** The account's or the one that was given, agreed to or not. */
  email: string | null;
  /** Null of who applied. */
  consent: MailConsent | null;
  /** Whether the account wants such mails. */
  isWanted: boolean;
}

/** What becomes of a message to a candidate, as long as they have not had too many. */
export function outcomeFor({ status, email, consent, isWanted }: Written): MessageOutcome['outcome'] {
  if (status === 'withdrawn') return 'withdrawn';
  if (!email) return 'unreachable';
  if (!isWanted || consent === 'not-me' || consent === 'stopped') return 'unwanted';
  return consent === null || consent === 'given' ? 'written' : 'waiting';
}
