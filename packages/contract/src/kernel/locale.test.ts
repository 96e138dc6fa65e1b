import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['km', 'km'],
  ['km-KH,en;q=0.5', 'km'],
  ['fr,km;q=0.8', 'km'],
  ['en-US,km', 'en'],
  ['*', 'en'],
])('reads the language of %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
