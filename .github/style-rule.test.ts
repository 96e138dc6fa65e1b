import { expect, it } from 'vitest';
import { breaksOf, styleRules } from './style-rule.ts';

const broken = (text: string, key = 'title') =>
  styleRules.filter(({ breaks }) => breaks(text, key)).map(({ name }) => name);

it.each([
  ['Ask by telephone', 'telephone'],
  ['Open till Friday', 'till'],
  ['We sent an email', 'spelling'],
  ['You cannot apply', 'no contraction'],
  ['Whoever has the link can read it', 'impersonal subject'],
  ['The code isn’t needed any more.', 'any more'],
  ['Send the code', 'article in a button'],
  ['Saved Searches', 'title case'],
  ['Anybody may apply', 'impersonal subject'],
  ['It will be deleted for good.', 'without a noun'],
  ["Withdraw one's own application", 'impersonal subject'],
  ['អ្នកអាចបន្ថែមវាវិញបានគ្រប់ពេល។', 'it in Khmer'],
  ['តំណនេះប្រើបានតែម្ដង។ វាផុតកំណត់ថ្ងៃស្អែក។', 'it in Khmer'],
  ['មានគេដឹងពាក្យសម្ងាត់របស់អ្នក', 'they in Khmer'],
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

it.each([
  // វា and គេ at the beginning of other words.
  'សូមវាយបញ្ចូលលេខកូដ របស់វាគ្មិន',
  'ត្រូវគេហទំព័រនេះ',
  'Count the till',
])('%j is in style in Khmer, or of a shop', (text) => {
  expect(broken(text)).toEqual([]);
});

it('guides keep the long forms that mails and pages have not', () => {
  const text = 'Emails cannot be read by whoever is not signed in';
  const rules = (scope: 'everything' | 'sentences') => breaksOf(text, scope).map(({ name }) => name);
  expect(rules('everything')).toEqual(['impersonal subject']);
  expect(rules('sentences')).toEqual(['spelling', 'no contraction', 'impersonal subject']);
});
