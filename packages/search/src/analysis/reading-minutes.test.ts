import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it('reads two hundred English words or nine hundred Khmer characters a minute, and a short text in one', () => {
  const english = `<p>${'word '.repeat(2000)}</p>`;
  const khmer = `<p>${'ក'.repeat(9000)}</p>`;
  expect([null, '', '<p>Hello</p>', english, khmer, english + khmer].map(readingMinutes)).toEqual([
    0, 0, 1, 10, 10, 20,
  ]);
});
