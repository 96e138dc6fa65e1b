import type { ApplicationStatus } from '@acheep/contract/application-option';
import type { MessageOutcome, MessageText } from '@acheep/contract/candidate-message';
import type { Locale } from '@acheep/contract/locale';

type Texts = Partial<Record<Locale, MessageText>>;

/** The language in which somebody is written to: their own, or the other where only that is written. */
export const languageFor = (own: Locale, texts: Texts): Locale => {
  if (texts[own]) return own;
  return own === 'en' ? 'km' : 'en';
};

/** What becomes of a message to a candidate; of nobody there is no state. */
export function outcomeFor(
  status: ApplicationStatus | undefined,
  email: string | null | undefined,
): MessageOutcome['outcome'] {
  if (!status) return 'missing';
  if (status === 'withdrawn') return 'withdrawn';
  return email ? 'written' : 'unreachable';
}
