import { messageGreeting } from '@acheep/contract/hiring/candidate-message-fill';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Letter, LetterLink, MailKind, Said, Site } from './mail-kind.ts';

/** A mail as one reader gets it, before layout. */
export interface MailText extends Pick<Letter, 'calendar'> {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: TextLink;
  /** Paragraphs that an operator has put below the action. */
  afterAction?: readonly string[];
  items?: readonly { title: string; text: string; url: string }[];
  footer: string;
  others?: readonly TextLink[];
  stop?: TextLink;
}

interface TextLink {
  label: string;
  url: string;
}

const unnamed = { en: 'Hello,', km: 'សួស្ដី' };

/** The letter of a mail in one language, with its greeting. */
export function mailText(kind: MailKind<object>, locale: Locale, params: object, site: Site): MailText {
  const { subject, text, action, items, footer, calendar, others, stop } = kind.letter(params, site);
  const { name = '' } = params as { name?: string };
  const translate = (one: Said) => (typeof one === 'string' ? one : one[locale]);
  const link = (one: LetterLink) => ({ label: one[locale], url: site.url(one.to) });
  return {
    subject: translate(subject),
    greeting: name && !kind.isUnnamed ? messageGreeting[locale](name) : unnamed[locale],
    paragraphs: [text].flat().flatMap((one) => (one ? translate(one) : [])),
    action: action && link(action),
    items: items?.map((one) => ({ ...one, text: translate(one.text) })),
    footer: footer[locale],
    calendar,
    others: others?.map(link),
    stop: stop && link(stop),
  };
}
