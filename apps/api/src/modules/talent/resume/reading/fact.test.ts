import { describe, expect, it } from 'vitest';
import { factsIn } from './fact.ts';
import type { Line } from './line.ts';
import { proposalOf } from './proposal.ts';

describe('facts of a line', () => {
  it.each([
    ['ឈ្មោះ ចាន់ សុភ័ក្ត្រ', { name: 'ចាន់ សុភ័ក្ត្រ' }],
    ['ថ្ងៃខែឆ្នាំកំណើត ១៥ មីនា ១៩៩៦', { born: '១៥ មីនា ១៩៩៦' }],
    ['ភេទ ស្រី សញ្ជាតិ ខ្មែរ', { gender: 'ស្រី', nationality: 'ខ្មែរ' }],
    ['ខ្ញុំបាទឈ្មោះ យឹម សំណាង ភេទប្រុស សញ្ជាតិខ្មែរ', { name: 'យឹម សំណាង', gender: 'ប្រុស', nationality: 'ខ្មែរ' }],
    ['Date of birth 1 May 1999 Sex Male', { born: '1 May 1999', gender: 'Male' }],
    ['Sex: Male | Nationality: Khmer', { gender: 'Male', nationality: 'Khmer' }],
    ['Name\tSorn Leakhena\tSex\tFemale', { name: 'Sorn Leakhena', gender: 'Female' }],
    ['សញ្ជាតិ / Nationality: ខ្មែរ', { nationality: 'ខ្មែរ' }],
    ['Full Name Heng Sreyleak', { name: 'Heng Sreyleak' }],
  ])('%s', (line, facts) => {
    expect(Object.fromEntries(factsIn(line).map(({ label, value }) => [label, value]))).toEqual(facts);
  });

  it.each([
    'Mobile developer at Tonle Pay',
    'Contact with customers every day',
    'Name of the project was Delta',
    'អាសយដ្ឋានអ៊ីនធឺណិត និងប្រព័ន្ធ',
    'Sex education for schools',
  ])('%s is prose', (line) => {
    expect(factsIn(line)).toEqual([]);
  });
});

const line = (text: string, size = 11): Line => ({ text, size, bold: false, column: 'whole' });

describe('what no field has', () => {
  it('is shown below its heading, once, and nothing that was read is', () => {
    const { unread } = proposalOf([
      line('Sok Dara', 20),
      line('Sex: Male'),
      line('Marital status: Single'),
      line('Skills', 16),
      line('Excel, Word'),
      line('Hobbies', 16),
      line('• Football'),
      line('• Football'),
    ]);
    expect(unread).toEqual([
      { heading: null, lines: ['Marital status: Single'] },
      { heading: 'Hobbies', lines: ['Football'] },
    ]);
  });
});
