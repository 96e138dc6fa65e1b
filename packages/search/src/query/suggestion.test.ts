import { describe, expect, it } from 'vitest';
import { beginningOf, startsOf } from './suggestion.ts';

const finds = (typed: string, name: string) => {
  const beginning = beginningOf(typed);
  return beginning !== '' && startsOf(name).some((start) => start.startsWith(beginning));
};

describe('a name is found by the beginning of any of its words', () => {
  it.each([
    ['a', 'Accountant'],
    ['ACC', 'Senior Accountant'],
    ['senior acc', 'Senior Accountant'],
    ['senior  accountant ', 'Senior Accountant'],
    ['récep', 'Receptionist'],
    ['it', 'IT Support Officer'],
    ['it sup', 'IT Support Officer'],
    ['c++', 'C++ Engineer'],
    ['គ', 'គណនេយ្យករ'],
    ['គណ', 'គណនេយ្យករ'],
    ['គណនេ', 'គណនេយ្យករ'],
    ['គណនេយ្យ', 'ប្រធានគណនេយ្យ'],
    ['អង់', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['គ្រូ បង្រៀន', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['គណ\u200bនេ', 'គណនេយ្យករ'],
    ['ភ្នំ', 'ភ្នំពេញ'],
    ['ភ្នំពេ', 'ភ្នំពេញ'],
    ['kep', 'Kep'],
  ])('%s: %s', (typed, name) => expect(finds(typed, name)).toBe(true));

  it.each([
    ['countant', 'Accountant'],
    ['accountant senior', 'Senior Accountant'],
    ['ណ', 'គណនេយ្យករ'],
  ])('and by nothing else: %s, %s', (typed, name) => expect(finds(typed, name)).toBe(false));
});

it('finds a Khmer name at each letter that is typed', () => {
  for (const name of ['គណនេយ្យករ', 'អ្នកបើកបរ', 'គ្រូបង្រៀន', 'អ្នកលក់', 'ព្រះសីហនុ', 'បន្ទាយមានជ័យ']) {
    const missed = Array.from(name, (_, i) => name.slice(0, i + 1)).filter((typed) => !finds(typed, name));
    expect(missed, name).toEqual([]);
  }
});

it.each(['', '   ', '!!! ???', '\u17d2', 'េ', '\u200b'])('looks for nothing where %j is typed', (typed) => {
  expect(beginningOf(typed)).toBe('');
});

it('stays short whatever is typed', () => {
  for (const letter of ['a', 'ក', 'ក្រ', 'ា', '្', 'é', 'a '])
    expect(beginningOf(letter.repeat(200)).length).toBeLessThanOrEqual(40);
});
