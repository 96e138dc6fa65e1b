import type { Locale } from '@acheep/contract/kernel/locale';
import type { CategoryOn } from '@acheep/contract/messaging/notification-category';
import type { CalendarEvent } from './calendar-file.ts';

/** What a mail says, before it is laid out. */
export interface MailText {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Several things that it tells of, each with its page. */
  items?: { title: string; text: string; url: string }[];
  footer: string;
  /** Goes into the reader's calendar, or out of it; what takes place several times is several entries. */
  calendar?: CalendarEvent | readonly CalendarEvent[];
  /** Other answers than `action`, below it. */
  others?: { label: string; url: string }[];
  /** The way to get no more of these, under all the rest. */
  stop?: { label: string; url: string };
}

/** The site as mails name it and link to it. */
export interface Site {
  name: string;
  /** The address of its picture, where it has one. */
  logo?: string;
  /** Makes an address of the site's page at `path`, in the mail's language. */
  url(path: string): string;
}

/** Codes live for minutes, and what concerns an account comes before news. */
export const mailPriorities = { code: 2, account: 1, news: 0 } as const;
/** From here on somebody waits for the mail: these have connections that nothing else fills. */
export const urgent = mailPriorities.account;

/** Whether its reader may do without it; each mail says one of these. */
type Choice<Params> =
  | {
      /** The notice whose choice it follows: it is not sent to whoever wants no e-mail of that. */
      category: CategoryOn<'mail'>;
      /** Whether it says something that its reader needs, whatever they chose. */
      isNeeded?(params: Params): boolean;
    }
  /** Why it comes to everybody. */
  | { necessary: string }
  /**
   * Why it comes to somebody who has not agreed to it, and may have no account: it ends with all mails of companies to the
   * address, and is counted by the address before.
   */
  | { unasked: string }
  /** Where its reader chooses, if not on the page of all notices: it has a `stop` and its headers of its own. */
  | { chosenBy: string };

/** One kind of mail, written with `Params`. Those named `token`, `code` and `key` wait in the queue encrypted. */
export type MailKind<Params extends object> = Choice<Params> & MailWords<Params>;

interface MailWords<Params extends object> {
  /** As the queue and the log call it. */
  name: string;
  priority: keyof typeof mailPriorities;
  /** What the preview and the tests write it with. */
  sample: Params;
  /** Where an answer goes, with the name that mail programs show; to the site's own address where nothing is said. */
  answerTo?(params: Params): { name: string; address: string };
  /** What mail programs are told besides. */
  headers?(params: Params, site: Site): Record<string, string>;
  en(params: Params, site: Site): MailText;
  km(params: Params, site: Site): MailText;
}

/** A mail in the queue: one kind, one recipient. */
export interface Mail {
  template: string;
  to: string;
  locale: Locale;
  params: object;
  /** The account that may end mails of this kind; there is none behind some addresses. */
  reader?: string;
  /** When what it carries has died, ISO 8601: it is not sent any more. */
  until?: string;
  /** When its code has died, ISO 8601: it is sent without. */
  codeUntil?: string;
}
