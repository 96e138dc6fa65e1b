import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects, subjectsOf, type Titled } from './subject-of.ts';

const source = readFileSync(new URL('./subject.svg', import.meta.url), 'utf8');

it.each(subjects)('there is a drawing of %s', (name) => expect(source).toContain(`<g id="${name}">`));

describe('the picture of a subject', () => {
  const titled = (words: string, ...also: Titled['also'][number][]): Titled => ({ _id: words, words, also });
  const chosen = (...records: Titled[]) => [...subjectsOf(records).values()];

  it.each([
    ['How to run a fair interview', 'interview'],
    ['ការសម្ភាស និងការជ្រើសរើសបុគ្គលិកឱ្យត្រូវ', 'interview'],
    ['A pay slip everyone understands', 'pay'],
    ['Payroll and NSSF in practice', 'umbrella'],
    ['Taxi drivers in town', 'drive'],
    ['First aid in workplaces', 'health'],
    ['ការប្រកាសពន្ធប្រចាំខែ', 'tax'],
    ['Job fair of factories and logistics', 'fair'],
    ['Excel from basics to reports', 'data'],
    ['ភាសាចិនសម្រាប់រោងចក្រ និងហាង', 'language'],
    ['Writing official letters in Khmer', 'language'],
  ])('of “%s” is %s', (words, subject) => {
    expect(chosen(titled(words))).toEqual([subject]);
  });

  it('is that of the category where the title names none, and never missing', () => {
    expect(chosen(titled('Untitled', 'lead'))).toEqual(['lead']);
    expect(chosen(titled('Untitled'))).toEqual(['training']);
  });

  it('differs from its neighbours’ where there is a choice', () => {
    const three = [titled('A fair interview'), titled('An interview', 'cv'), titled('Another interview')];
    expect(chosen(...three)).toEqual(['interview', 'cv', 'interview']);
    const pictured = { ...titled('Pictured'), isPictured: true };
    expect(chosen(titled('interview'), pictured, titled('An interview', 'cv'))).toEqual([
      'interview',
      'interview',
    ]);
    expect(chosen(titled('interview'), titled('an interview'))).toEqual(['interview', 'interview']);
  });
});
