import { describe, expect, it } from 'vitest';
import { searchText } from '../analysis/document.ts';
import { termOf } from '../analysis/segment.ts';
import { writtenForms } from '../analysis/written-form.ts';
import { correctedText, type KnownWord, type Spellings, wordsToSpell } from './spelling.ts';

const texts = [
  'Sales Manager',
  'Marketing Manager',
  'Designer',
  'Nurse',
  'Driver',
  'Receptionist',
  'Cashier',
  'Cashew Farmer',
  'Cashew Grower',
  'Cricket Wave',
  'Teacher',
  'Technician',
  'Accountant',
  'IT Support at Swift Remork',
  'Senior JavaScript Developer',
  'Keeper',
  'C++ Engineer',
  'សន្តិសុខ',
  'វិស្វករសំណង់',
  'គណនេយ្យករ',
];
const forms = writtenForms(texts);
const vocabulary = new Map<string, KnownWord>();
for (const word of texts.flatMap((text) => searchText(text).split(' ')))
  vocabulary.set(word, { word, written: forms[word] ?? null, jobs: (vocabulary.get(word)?.jobs ?? 0) + 1 });

/** Stands in for the database's spellings of the words of a text. */
const spellingsOf = (text: string): Spellings =>
  new Map(
    wordsToSpell(text).map(({ word, isUnfinished }) => {
      const isBeginning = [...vocabulary.keys()].some((known) => known.startsWith(word));
      return [
        word,
        { isKnown: vocabulary.has(word) || (isUnfinished && isBeginning), near: [...vocabulary.values()] },
      ];
    }),
  );
const corrected = (text: string) => correctedText(text, spellingsOf(text));

describe('a misspelt search', () => {
  it.each([
    ['manger', 'manager'],
    ['maneger', 'manager'],
    ['markting manger', 'marketing manager'],
    ['Desinger', 'Designer'],
    ['nurce', 'nurse'],
    ['nruse', 'nurse'],
    ['dirver', 'driver'],
    ['resepsionist', 'receptionist'],
    ['casheir', 'cashier'],
    ['techer', 'teacher'],
    ['Cricket Wve', 'Cricket Wave'],
    ['the nurce', 'the nurse'],
    ['acountant phnom', 'accountant phnom'],
    ['សន្តិសុក', 'សន្តិសុខ'],
    ['វិសវករ', 'វិស្វករ'],
  ])('%s becomes %s', (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it.each([['manager'], ['manag'], ['zyzzyva'], ['hr'], ['!?'], [''], ['គណនេយ្យករ'], ['2026'], ['500']])(
    'leaves %j as it is',
    (typed) => {
      expect(corrected(typed)).toBeNull();
    },
  );

  it('leaves a common word that no job has: remote is no remork, keep no keeper', () => {
    expect(corrected('remote')).toBeNull();
    expect(corrected('remork')).toBeNull();
    expect(corrected('remote maneger')).toBe('remote manager');
    expect(corrected('remorc')).toBe('remork');
  });

  it.each(['Grab', 'wing', 'វីង', 'ណេល', 'តិកតុក', 'រត់តុក', 'រត់ម៉ូតូ', 'អ្នកអ៊ុំ', 'ម៉ាកេតធីង', 'resepsionis'])(
    'leaves a brand, a loanword and another short word: %s',
    (word) => {
      const others = ['Crab', 'win', 'វែង', 'ពេល', 'តុកតុក', 'រត់តុ', 'អត់ម៉ូតូ', 'អ្នកអ៊ុត', 'ម៉ាក', 'reception'];
      const near = others.map((other) => ({ word: termOf(other.toLowerCase()), written: other, jobs: 9 }));
      const spellings = new Map(wordsToSpell(word).map((typed) => [typed.word, { isKnown: false, near }]));
      expect(correctedText(word, spellings)).toBeNull();
    },
  );

  it.each([
    ['រកការងារម៉ានេជ័រ', null],
    ['អាដមីនភ្នំពេញ', 'អាដមីន ភ្នំពេញ'],
    ['អ្នកខលសេនធឺភ្នំពេញ', null],
  ])('puts spaces around a loanword where the dictionary splits it with others: %s', (typed, shown) => {
    expect(corrected(typed)).toBe(shown);
  });

  it('shows the decent word for one that demeans', () => {
    expect(corrected('ស្រីបម្រើរ')).toBe('អ្នកធ្វើការផ្ទះ');
  });

  it.each([
    ['IT  maneger, ភ្នំពេញ', 'IT  manager, ភ្នំពេញ'],
    ['it maneger ភ្នំពេញ', 'it manager ភ្នំពេញ'],
    ['C++ enginer', 'C++ engineer'],
    ['IT/maneger', 'IT/manager'],
    ['(Manger)', '(Manager)'],
    ['MANGER', 'MANAGER'],
    ['javascrpt develper', 'JavaScript developer'],
    ['R & D maneger', 'R & D manager'],
    ['java script maneger full time', 'java script manager full time'],
    ['Sales\u00a0Maneger', 'Sales\u00a0Manager'],
    [' Phnom Penh nurce ', 'Phnom Penh nurse'],
    ['nurce សន្តិសុក', 'nurse សន្តិសុខ'],
    ['អ្នក\u200bលក់ nurce', 'អ្នក\u200bលក់ nurse'],
  ])('%j is shown as people write it: %j', (typed, shown) => {
    expect(corrected(typed)).toBe(shown);
  });

  it('looks at eight words', () => {
    const typed = Array.from({ length: 60 }, (_, index) => `${'abcdefghij'[index % 10]}${index}x`).join(' ');
    expect(wordsToSpell(typed)).toHaveLength(8);
    expect(wordsToSpell('គណនេយ្យករ'.repeat(20)).length).toBeLessThanOrEqual(16);
    expect(corrected('nurce '.repeat(10))).toBe(`${'nurse '.repeat(8)}nurce nurce`);
  });
});

describe('how words are written', () => {
  it.each([
    ['IT Support Officer', { it0: 'IT' }],
    [
      'C++, C# and Node.js (JavaScript)',
      { cplusplus: 'C++', csharp: 'C#', nodejs: 'Node.js', javascript: 'JavaScript' },
    ],
    ['Full-time Café Manager', { fulltime: 'full-time', cafe: 'café' }],
    ['SALES MANAGER', {}],
    ['Sales Manager', {}],
    ['R & D Engineer', { rnd: 'R & D' }],
    ['បុគ្គលិកសម្អាត', { សំអាត: 'សម្អាត' }],
  ])('%s: %j', (text, expected) => {
    expect(writtenForms([text])).toEqual(expected);
  });
});
