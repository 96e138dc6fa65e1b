import { locales } from '@acheep/contract/kernel/locale';
import { notificationKinds } from '@acheep/contract/notices';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { wordsOfEvents } from './event-words.preview.ts';
import { eventTexts } from './event-words.ts';

const api = await startApi({ DEVELOPMENT_PAGES: 'true', PUBLIC_URL: 'http://localhost:4321' });
const events = wordsOfEvents(api.deps);
const placesOf = (event: string) => events.get(event)?.map(({ place }) => place);

it('stand side by side for each event, in both languages', async () => {
  expect(placesOf('interview-agreed')).toEqual([
    'Page: interview:own.agreed',
    'Console: interview-agreed',
    'Mail: interview-agreed',
    'Mail, text',
    'Bot: agreed',
  ]);
  const { text } = await api.http().get('/dev/words');
  for (const [, rows] of events)
    for (const { said } of rows) for (const locale of locales) expect(said[locale]).toMatch(/\p{L}/u);
  expect(text).toContain('Many wrong sign-in codes on your Acheep account');
  expect(text).toContain(notificationKinds['job-alert-paused'].km);
});

it('are those of all mails and notifications, and each name is of one', () => {
  const mails = api.deps.modules.flatMap(({ mails = [] }) => mails.map(({ name }) => name));
  const bell = Object.keys(notificationKinds);
  const shown = [...events.values()].flat().map(({ place }) => place.split(' ').at(-1));
  expect([...mails, ...bell].filter((name) => !shown.includes(name))).toEqual([]);
  const named = Object.entries(eventTexts).flatMap(([event, said]) => [
    ...(said.mails ?? []),
    ...(said.bell ?? []),
    event,
  ]);
  expect(named.filter((name) => ![...mails, ...bell].includes(name))).toEqual([]);
});

it('of pages are words that pages have', () => {
  const keys = Object.values(eventTexts).flatMap(({ pages = [] }) => pages);
  const said = [...events.values()].flat();
  for (const key of keys) {
    const [, word = ''] = key.split(':');
    expect(said.find(({ place }) => place === `Page: ${key}`)?.said.en).not.toBe(word);
  }
});
