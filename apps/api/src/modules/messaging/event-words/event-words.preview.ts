import { inBoth, type Locale, type Localized, locales } from '@acheep/contract/kernel/locale';
import type { Kind } from '@acheep/contract/messaging/notice';
import {
  type NotificationCategory,
  notificationCategories,
  notificationKinds,
} from '@acheep/contract/notices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { type Html, html } from '../../../page/html.ts';
import { pageWords } from '../../../page/page-words.ts';
import { mailText } from '../mail/mail-text.ts';
import { siteOf } from '../mail/site.ts';
import { botWords } from '../telegram-bot/bot-words.ts';
import { eventTexts } from './event-words.ts';

interface Row {
  /** Where it is said. */
  place: string;
  said: Localized;
}

const bell: Readonly<Record<string, Kind>> = notificationKinds;

/** All that the product says about each event, by its name: in pages, mails, the bell and Telegram. */
export function wordsOfEvents({ config, modules }: Deps): Map<string, Row[]> {
  const mails = new Map(modules.flatMap(({ mails = [] }) => mails).map((kind) => [kind.name, kind]));
  const merged = Object.values(eventTexts).flatMap(({ mails = [], bell = [] }) => [...mails, ...bell]);
  const events = [...mails.keys(), ...Object.keys(bell), ...Object.keys(eventTexts)].filter(
    (name) => name in eventTexts || !merged.includes(name),
  );

  const ofMail = (name: string): Row[] => {
    const kind = mails.get(name);
    if (!kind) return [];
    const written = (locale: Locale) => mailText(kind, locale, kind.sample, siteOf(config, locale));
    return [
      { place: `Console: ${name}`, said: kind.title },
      { place: `Mail: ${name}`, said: inBoth((locale) => written(locale).subject) },
      {
        place: 'Mail, text',
        said: inBoth((locale) => {
          const { paragraphs, action, footer } = written(locale);
          return [...paragraphs, action && `[${action.label}]`, footer].filter(Boolean).join('\n');
        }),
      },
    ];
  };
  const ofBell = (name: string): Row[] => {
    const kind = bell[name];
    if (!kind) return [];
    return [
      { place: 'Setting', said: notificationCategories[kind.category as NotificationCategory] },
      ...(kind.one ? [{ place: `Bell, device, Telegram: one ${name}`, said: kind.one }] : []),
      { place: `Bell, device, Telegram: ${name}`, said: kind },
    ];
  };
  return new Map(
    [...new Set(events)].sort().map((event) => {
      const { mails: otherMails = [], bell: otherBell = [], pages = [], bot = [] } = eventTexts[event] ?? {};
      return [
        event,
        [
          ...pages.map((key) => ({
            place: `Page: ${key}`,
            said: inBoth((locale) => pageWords()[locale](key)),
          })),
          ...[event, ...otherMails].flatMap(ofMail),
          ...[event, ...otherBell].flatMap(ofBell),
          ...bot.map((key) => ({ place: `Bot: ${key}`, said: botWords[key] })),
        ],
      ];
    }),
  );
}

const tableOf = (event: string, rows: readonly Row[]): Html =>
  html`<h2 id="${event}">${event}</h2><table>${rows.map(
    ({ place, said }) =>
      html`<tr><th>${place}</th>${locales.map((locale) => html`<td lang="${locale}">${said[locale]}</td>`)}</tr>`,
  )}</table>`;

/** For developers: serves all sentences about one event side by side at `/dev/words`. */
export function registerWordsPreview(app: FastifyInstance, deps: Deps) {
  if (!deps.config.DEVELOPMENT_PAGES) return;
  app.get('/dev/words', async (_request, reply) => {
    const page = html`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Words by event</title>
<style>body{font:15px/1.6 system-ui;max-width:1200px;margin:24px auto;padding:0 16px}
table{border-collapse:collapse;width:100%;table-layout:fixed}th{width:20%;font-weight:500}
td,th{border:1px solid #ccc;padding:6px 8px;text-align:start;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere}</style>
<h1>Words by event</h1>${[...wordsOfEvents(deps)].map(([event, rows]) => tableOf(event, rows))}</html>`;
    return reply.type('text/html').send(page.text);
  });
}
