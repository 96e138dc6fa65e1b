import { describe, expect, it } from 'vitest';
import { searchText } from './document.ts';
import { correctedText } from './spelling.ts';

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
  'សន្តិសុខ',
  'វិស្វករសំណង់',
  'គណនេយ្យករ',
];
const vocabulary = new Map<string, number>();
for (const word of texts.flatMap((text) => searchText(text).split(' ')))
  vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);

describe('a misspelt search', () => {
  it.each([
    ['manger', 'manager'],
    ['maneger', 'manager'],
    ['markting manger', 'marketing manager'],
    ['Desinger', 'designer'],
    ['nurce', 'nurse'],
    ['dirver', 'driver'],
    ['resepsionist', 'receptionist'],
    ['casheir', 'cashier'],
    ['techer', 'teacher'],
    ['Cricket Wve', 'cricket wave'],
    ['the nurce', 'the nurse'],
    ['acountant phnom', 'accountant phnom'],
    ['សន្តិសុក', 'សន្តិសុខ'],
    ['វិសវករ', 'វិស្វករ'],
  ])('%s becomes %s', (typed, meant) => {
    expect(correctedText(typed, vocabulary)).toBe(meant);
  });

  it.each([['manager'], ['manag'], ['zyzzyva'], ['hr'], ['!?'], [''], ['គណនេយ្យករ']])(
    'leaves %j as it is',
    (typed) => {
      expect(correctedText(typed, vocabulary)).toBeNull();
    },
  );
});
