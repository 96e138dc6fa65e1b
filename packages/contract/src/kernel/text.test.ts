import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { atMost, trimmed, typed } from './bound.ts';
import { email, line, richText, text } from './text.ts';

const fields = { line: line(80), text: text(80), richText: richText(80) };

it.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200c\u200d\u2060'],
  ['Hangul fillers', '\u3164 \uffa0 \u115f\u1160'],
  ['the empty Braille pattern', '\u2800'],
  ['a soft hyphen and a byte order mark', '\u00ad\ufeff'],
  ['marks that turn the direction', '\u202e\u2066\u2069'],
  ['unseen vowels of Khmer', '\u17b4\u17b5'],
])('a text of only %s is missing', (_, value) => {
  for (const field of Object.values(fields)) {
    const { error } = field.safeParse(value);
    expect([...new Set(error?.issues.map(({ message }) => message))]).toEqual(['required']);
  }
  expect(fields.richText.safeParse(`<p>${value}</p>`).success).toBe(false);
});

it('what turns the direction is taken out of every line and text, and nothing else is', () => {
  for (const field of Object.values(fields))
    expect(field.parse('\u202dDara\u202c \u2067gpj\u2069.exe')).toBe('Dara gpj.exe');
});

it('zero-width spaces and joiners stay inside Khmer words', () => {
  const khmer = 'សុខ\u200bតារា\u200cក\u200dខ';
  for (const field of Object.values(fields)) expect(field.parse(khmer)).toBe(khmer);
});

it('security 48: nothing else is looked at in what is too long', () => {
  const look = vi.fn(() => true);
  for (const bounded of [typed(3), trimmed(3)])
    expect(bounded.refine(look).safeParse('long').success).toBe(false);
  expect(atMost(3, z.array(z.string().refine(look))).safeParse(['l', 'o', 'n', 'g']).success).toBe(false);
  expect(look).not.toHaveBeenCalled();
});

it.each([
  ['of a domain in another script', 'user@example.xn--p1ai'],
  ['with an apostrophe', "sean.o'neil@example.com"],
  ['with two people in it', 'first&last@example.com'],
  ['with a tag', 'dara+jobs@mail.example.com.kh'],
])('an e-mail address %s is taken', (_, value) => expect(email.parse(value)).toBe(value));

it.each([
  'dara@',
  '@example.com',
  'a b@example.com',
  '.dara@example.com',
  'da..ra@example.com',
  'dara@-example.com',
])('%s is no e-mail address', (value) =>
  expect(email.safeParse(value).error?.issues[0]?.message).toBe('email'),
);
