import { expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { knownSynonymsInSteps } from '../dictionary/synonym.ts';
import { relaxedTexts } from './relaxed-text.ts';

const synonyms = finish(knownSynonymsInSteps([]));
const relaxed = (text: string) => relaxedTexts(text, synonyms).map((one) => [one.text, one.words.join(' ')]);

it.each<[string, [string, string][]]>([
  ['accountant', []],
  ['', []],
  ['!!! ???', []],
  [
    'cook zyzzyva',
    [
      ['cook', 'zyzzyva'],
      ['zyzzyva', 'cook'],
    ],
  ],
  [
    'qwfpg zyzzyva',
    [
      ['zyzzyva', 'qwfpg'],
      ['qwfpg', 'zyzzyva'],
    ],
  ],
  [
    '"siem reap" zyzzyva',
    [
      ['"reap" zyzzyva', 'siem'],
      ['"siem" zyzzyva', 'reap'],
      ['"siem" "reap"', 'zyzzyva'],
    ],
  ],
  // The place is a wish, and no word of the work.
  ['គណនេយ្យករ ភ្នំពេញ', []],
  [
    'ហ្សីហ្សា ចុងភៅ',
    [
      ['ចុងភៅ', 'ហ្សីហ្សា'],
      ['ហ្សីហ្សា', 'ចុងភៅ'],
    ],
  ],
])('%j with fewer words', (text, expected) => {
  expect(relaxed(text)).toEqual(expected);
});

it('keeps the word that names the work longest', () => {
  expect(relaxed('bilingual truck driver').at(0)).toEqual(['truck driver', 'bilingual']);
  expect(
    relaxed('lacquerware painter zyzzyva')
      .slice(0, 3)
      .map(([text]) => text),
  ).toEqual(['lacquerware painter', 'painter zyzzyva', 'painter']);
  expect(relaxed('truck driver').at(0)).toEqual(['driver', 'truck']);
  expect(relaxed('អ្នកបើកបរឡាន').at(0)?.[0]).toMatch(/^អ្នកបើកបរ/);
  // What is left would be "person", and "video".
  expect(relaxed('អ្នកលាងចាន')).toEqual([['លាងចាន', 'អ្នក']]);
  expect(relaxed('វីដេអូអេឌីទ័រ').map(([text]) => text)).not.toContain('វីដេអូអេ');
});

it('has a bounded number, whatever was typed', () => {
  expect(relaxed('a1 b2 c3 d4 e5 f6 g7 h8 i9'.repeat(8)).length).toBeLessThanOrEqual(6);
});
