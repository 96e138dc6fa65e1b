import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { CategoryOn } from '@acheep/contract/notices';
import type { CalendarEvent } from './calendar-file.ts';
import type { MailWords } from './mail-words.ts';

/** A text in both languages, or one that is the same in both, such as somebody's own words. */
export type Said = Localized | string;

/** A link to a page of the site, by its path, labelled in both languages. */
export interface LetterLink extends Localized {
  to: string;
}

/** What a mail says, its two languages beside each other. Empty paragraphs are left out. */
export interface Letter {
  subject: Said;
  /** A paragraph, or several. */
  text: Said | readonly (Said | false | undefined)[];
  action?: LetterLink;
  /** Several items below the text, each with its page. */
  items?: readonly { title: string; text: Said; url: string }[];
  /** Why somebody gets this mail, or need not mind it: one of `footers`, or of its own. */
  footer: Localized;
  /** Added to the reader's calendar, or removed from it. An event with several dates has one entry for each. */
  calendar?: CalendarEvent | readonly CalendarEvent[];
  /** Alternatives to `action`, shown below it. */
  others?: readonly LetterLink[];
  /** The unsubscribe link, at the very end, of a mail that brings its own. */
  stop?: LetterLink;
}

/** The site's name and links as mails show them. */
export interface Site {
  name: string;
  logo?: string;
  /** The operator's colour, dark enough for white text. */
  color?: string;
  /** Returns the URL of the site's page at `path`, in the mail's language. */
  url(path: string): string;
}

/** Codes expire within minutes, and account mails come before news. */
export const mailPriorities = { code: 2, account: 1, news: 0 } as const;
/** Priority from which somebody is waiting for the mail: a worker with its own connections is reserved for these. */
export const urgent = mailPriorities.account;

/** The rule by which a reader opts out of a mail; each kind states one. */
type Choice<Params> =
  | {
      /** The notification category that it belongs to: not sent to anyone who has switched off e-mail for it. */
      category: CategoryOn<'mail'>;
      /** True when the reader needs this mail despite their choice. */
      isNeeded?(params: Params): boolean;
    }
  /** The reason why nobody can opt out. */
  | { necessary: string }
  /**
   * The reason why it is sent without consent, perhaps to an address without an account. It stops together with all
   * mails of companies to the address, and counts against the limit of the address.
   */
  | { unasked: string }
  /** The place of the choice, if not the notification settings: such a mail has its own `stop` and headers. */
  | { chosenBy: string };

/** One kind of mail, rendered from `Params`. Parameters named `token`, `code` and `key` are encrypted in the queue. */
export type MailKind<Params extends object> = Choice<Params> & KindWords<Params>;

interface KindWords<Params extends object> {
  /** Name in the queue and in the log. */
  name: string;
  /** What it is, for the operator. */
  title: Localized;
  /** `news` if unsaid. */
  priority?: keyof typeof mailPriorities;
  /**
   * True when its words are the same whatever happened, but for parameters that stand in them as they are: the operator
   * may replace all of them. Otherwise an operator's words stand around those of the product.
   */
  isFree?: true;
  /** True if it greets nobody by name: whoever had it sent may have typed a name of their own. */
  isUnnamed?: true;
  /** Parameters for the preview and the tests. */
  sample: Params;
  /** The Reply-To address and its display name; the site's address by default. */
  answerTo?(params: Params): { name: string; address: string } | undefined;
  headers?(params: Params, site: Site): Record<string, string>;
  letter(params: Params, site: Site): Letter;
}

/** Declares a kind of mail; its parameters are those of the sample, unless it says more of them. */
export const mailKind = <Params extends object>(kind: MailKind<Params>): MailKind<Params> => kind;

/** A queued mail: one kind, one recipient. */
export interface Mail {
  template: string;
  to: string;
  locale: Locale;
  params: object;
  /** The account that may unsubscribe from mails of this kind; absent for an address without an account. */
  reader?: string;
  /** Words of a test mail or an announcement, instead of the stored ones. */
  words?: MailWords;
  /** Expiry of its content, ISO 8601: it is not sent after that. */
  until?: string;
  /** Expiry of its code, ISO 8601: it is sent without the code after that. */
  codeUntil?: string;
}
