import { channelAddress } from '@acheep/contract/messaging/telegram-channel';
import { describe, expect, it } from 'vitest';
import { closedPost, openPost, postText } from './channel-text.ts';
import { isQuiet } from './telegram-channel.policy.ts';

const long = 'ប្រធានផ្នែកគណនេយ្យ'.repeat(20);
const content = {
  title: 'Cook & <b>baker</b>',
  by: 'Lotus "Kitchen" Co., Ltd.',
  sort: 'Job · Full-time',
  worth: 'USD 300 – 500 a month',
  facts: [
    { sign: 'place', text: 'Phnom Penh' },
    { sign: 'time', text: 'Closes 7 Dec' },
  ],
} as const;

describe('the text of a post', () => {
  it('says title, company, kind, pay, place and closing date, with everything escaped', () => {
    const text = postText('job', content);
    expect(text).toBe(
      [
        '<b>Cook &amp; &lt;b&gt;baker&lt;/b&gt;</b>',
        'Lotus &quot;Kitchen&quot; Co., Ltd.',
        '',
        '💼 Job · Full-time',
        '💵 USD 300 – 500 a month',
        '📍 Phnom Penh',
        '🗓 Closes 7 Dec',
      ].join('\n'),
    );
    expect(openPost(text, 'https://acheep.example/job/1?via=telegram-channel.2', 'job', 'km')).toMatch(
      /<a href="https:\/\/acheep.example\/job\/1\?via=telegram-channel.2">មើលការងារ និងដាក់ពាក្យ<\/a>$/,
    );
    expect(closedPost('<b>Cook</b>', 'en')).toBe('<b>Closed</b>\n\n<s><b>Cook</b></s>');
  });

  it('has no signs that turn its direction, and no line breaks of a title', () => {
    const text = postText('job', { ...content, title: '\u202eCook\u202c \u200fwanted\u2067!\nNow' });
    expect(text.split('\n')[0]).toBe('<b>Cook wanted! Now</b>');
  });

  it('fits into a caption, whatever is as long as it may be, and cuts no letter in two', () => {
    const emoji = '👩🏽‍🍳'.repeat(60);
    for (const title of [long, emoji, `x${emoji}`]) {
      const facts = [0, 1, 2, 3].map(() => ({ sign: 'place' as const, text: long }));
      const text = postText('training', { title, by: long, sort: long, worth: long, facts });
      for (const html of [openPost(text, 'https://a.example', 'training', 'en'), closedPost(text, 'km')])
        expect(html.replace(/<[^>]*>/g, '').length).toBeLessThanOrEqual(1024);
      const [, first = ''] = /<b>(.*)…<\/b>/.exec(text) ?? [];
      expect(title.startsWith(first)).toBe(true);
      expect(first).not.toMatch(/[\u200d\ud83c-\udbff]$/);
    }
    expect(postText('job', { ...content, title: long.slice(0, 200) })).toContain(long.slice(0, 200));
  });
});

it.each([
  ['@jobs_kh', '@jobs_kh'],
  ['jobs_kh', '@jobs_kh'],
  ['https://t.me/jobs_kh', '@jobs_kh'],
  ['t.me/s/jobs_kh/12', '@jobs_kh'],
  ['https://telegram.me/jobs_kh/', '@jobs_kh'],
  ['-1001234567890', '-1001234567890'],
  ['https://t.me/c/1234567890/5', '-1001234567890'],
  ['https://t.me/+AbCdEfGhIjK', null],
  ['https://t.me/joinchat/AbCdEf', null],
  ['https://example.com/jobs_kh', null],
  ['1234567890', null],
  ['@', null],
])('a channel typed as %s is %s', (typed, address) => {
  expect(channelAddress(typed)).toBe(address);
});

it('quiet hours are of Phnom Penh, and may span midnight', () => {
  const night = { quietFrom: 21, quietUntil: 7 };
  const at = (clock: string) => new Date(`2026-12-01T${clock}:00+07:00`);
  expect(
    ['20:59', '21:00', '23:59', '00:00', '06:59', '07:00'].map((clock) => isQuiet(night, at(clock))),
  ).toEqual([false, true, true, true, true, false]);
  expect(isQuiet({ quietFrom: 12, quietUntil: 14 }, at('13:30'))).toBe(true);
  expect(isQuiet({ quietFrom: 12, quietUntil: 14 }, at('20:00'))).toBe(false);
  expect(isQuiet({ quietFrom: null, quietUntil: null }, at('02:00'))).toBe(false);
});
