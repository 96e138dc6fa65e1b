import { expect, it } from 'vitest';
import { styleRules } from './style-rule.ts';

const broken = (text: string, key = 'title') =>
  styleRules.filter(({ breaks }) => breaks(text, key)).map(({ name }) => name);

it.each([
  ['Ask by telephone', 'telephone'],
  ['Open till Friday', 'till'],
  ['We sent an email', 'spelling'],
  ['You cannot apply', 'no contraction'],
  ['Whoever has the link can read it', 'impersonal subject'],
  ['It’s not needed any more.', 'any more'],
  ['Send the code', 'article in a button'],
  ['Saved Searches', 'title case'],
])('%j breaks the rule %j alone', (text, name) => {
  expect(broken(text)).toEqual([name]);
});

it('a toast is a headline, with no full stop', () => {
  expect(broken('The note is saved.', 'done')).toEqual(['is saved', 'full stop in a toast']);
  expect(broken('Note saved', 'done')).toEqual([]);
  expect(broken('Note saved. Your team can read it.', 'done')).toEqual([]);
});

it.each([
  'Jobs in Phnom Penh',
  'Package Deals',
  'Not only for recruiters',
  'Send code',
  'Open the job to see more.',
])('%j is in style', (text) => {
  expect(broken(text)).toEqual([]);
});
