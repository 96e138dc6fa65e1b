import { expect, it } from 'vitest';
import { relaxedTexts } from './relaxed-text.ts';

it.each<[string, [string, string][]]>([
  ['accountant', []],
  ['', []],
  ['!!! ???', []],
  [
    'Sales manager',
    [
      ['Sales', 'manager'],
      ['manager', 'Sales'],
    ],
  ],
  [
    'java  script night',
    [
      ['java  script', 'night'],
      ['night', 'java  script'],
    ],
  ],
  [
    'គណនេយ្យករ ភ្នំពេញ',
    [
      ['គណនេយ្យករ', 'ភ្នំពេញ'],
      ['ភ្នំពេញ', 'គណនេយ្យករ'],
    ],
  ],
])('%j without one of its words, the last first', (text, expected) => {
  expect(relaxedTexts(text).map((one) => [one.text, one.word])).toEqual(expected);
});

it('takes a Khmer phrase without spaces apart', () => {
  const words = relaxedTexts('គ្រូបង្រៀនភាសាអង់គ្លេស').map(({ word }) => word);
  expect(words.length).toBeGreaterThan(1);
  expect(words.toReversed().join('')).toBe('គ្រូបង្រៀនភាសាអង់គ្លេស');
});

it('leaves out one of six words at most, whatever was typed', () => {
  expect(relaxedTexts('a1 b2 c3 d4 e5 f6 g7 h8 i9'.repeat(8)).length).toBeLessThanOrEqual(6);
});
