import type { Locale } from '@acheep/contract/kernel/locale';
import { withOneStop } from '@acheep/contract/messaging/notification-text';
import { type NotificationCategory, notificationCategories } from '@acheep/contract/notices';
import { calendarOfMail } from './calendar-file.ts';
import type { Mail, MailKind, Site } from './mail-kind.ts';
import { type MailText, mailText } from './mail-text.ts';
import { inWordsOf, type MailWords } from './mail-words.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Converts line breaks, as mail programs do not support `white-space`. */
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** The colour of the brand in mails, until the operator chooses another. */
export const mailGreen = '#0b6b3a';

const item = ({ title, text, url }: NonNullable<MailText['items']>[number], color: string) =>
  `<p style="border-top:1px solid #dde6e0;padding-top:12px;margin:12px 0"><a href="${escaped(url)}" style="color:${color};font-weight:700">${escaped(title)}</a><br>${escaped(text)}</p>`;

const other = ({ label, url }: NonNullable<MailText['others']>[number], color: string) =>
  `<p style="margin:12px 0"><a href="${escaped(url)}" style="color:${color}">${escaped(label)}</a></p>`;

const page = (
  { subject, greeting, paragraphs, items, action, afterAction, others, footer, stop }: MailText,
  locale: Locale,
  { name, logo, color = mailGreen }: Site,
) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f7f5;color:#16221b;font:16px/1.7 'Kantumruy Pro','Noto Sans Khmer',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="font-weight:700;color:${color};font-size:20px;margin:0 0 16px">${logo ? `<img src="${escaped(logo)}" alt="${escaped(name)}" height="40" style="height:40px;max-width:240px;object-fit:contain">` : escaped(name)}</p>
<div style="background:#fff;border:1px solid #dde6e0;border-radius:8px;padding:24px">
<p style="margin-top:0">${escaped(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n')}
${(items ?? []).map((one) => item(one, color)).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:${color};color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block">${escaped(action.label)}</a></p><p style="font-size:13px;color:#55655c;word-break:break-all">${escaped(action.url)}</p>` : ''}
${(afterAction ?? []).map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n')}
${(others ?? []).map((one) => other(one, color)).join('\n')}
</div>
<p style="font-size:13px;color:#55655c">${escaped(footer)}${stop ? `<br><a href="${escaped(stop.url)}" style="color:#55655c">${escaped(stop.label)}</a>` : ''}</p>
</div></body></html>`;

const plain = ({
  greeting,
  paragraphs,
  items = [],
  action,
  afterAction = [],
  others = [],
  footer,
  stop,
}: MailText) =>
  [
    greeting,
    ...paragraphs,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterAction,
    ...others.map(({ label, url }) => `${label}:\n${url}`),
    footer,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
  ].join('\n\n');

type Written = Pick<Mail, 'locale' | 'params' | 'reader'> & {
  /** The unsubscribe page for mails of this kind, or for all mails of companies if `reader` is no account. */
  stopAt?: string;
  /** The operator's words, if there are any. */
  words?: MailWords | null;
};

const stopOf = (category: NotificationCategory, locale: Locale) =>
  ({
    en: `Unsubscribe from “${notificationCategories[category].en}”`,
    km: `ឈប់ទទួលអ៊ីមែលអំពី «${notificationCategories[category].km}»`,
  })[locale];
const stopCompanies = {
  en: 'Stop e-mails from companies',
  km: 'ឈប់ទទួលអ៊ីមែលពីក្រុមហ៊ុន',
} satisfies Record<Locale, string>;

/**
 * Renders the subject, text, HTML and calendar entry of a mail, in its reader's language. Names are inserted literally,
 * never as markup.
 */
export function renderMail(
  kind: MailKind<object>,
  { locale, params, reader, stopAt, words }: Written,
  site: Site,
) {
  const own = mailText(kind, locale, params, site);
  const content = words ? inWordsOf(words, own, params, site) : own;
  const label = 'category' in kind && reader ? stopOf(kind.category, locale) : stopCompanies[locale];
  const stop = content.stop ?? (stopAt ? { label, url: stopAt } : undefined);
  const written = { ...content, paragraphs: content.paragraphs.map((one) => withOneStop(one, params)), stop };
  const { subject, calendar } = written;
  const icalEvent = calendar && { ...calendarOfMail(calendar, site.name), filename: 'calendar.ics' };
  return {
    subject,
    text: plain(written),
    html: page(written, locale, site),
    ...(icalEvent && { icalEvent }),
  };
}
