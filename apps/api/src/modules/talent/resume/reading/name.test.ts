import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { headName, isName } from './name.ts';
import { proposalOf } from './proposal.ts';

const line = (text: string, size = 11): Line => ({ text, size, bold: false, column: 'whole' });

describe('a name', () => {
  it.each([
    'ប្រវត្តិរូបសង្ខេប',
    'ប្រវត្តិត្តិរូបសង្ខេប',
    'ព័ត៌មានបេក្ខជន',
    'ពាក្យសុំការងារ',
    'Application Form',
    'Curriculum Vitae',
    'Functional Resume Sample',
  ])('is never the heading %s', (text) => {
    expect(isName(text)).toBe(false);
    const { proposal } = proposalOf([line(text, 24), line('ឈ្មោះ សុខ ដារ៉ា'), line('012 345 678')]);
    expect(proposal?.personal?.name).toEqual({ km: 'សុខ ដារ៉ា' });
  });

  it.each([
    ['Sok Dara', { en: 'Sok Dara' }],
    ['SOK DARA', { en: 'Sok Dara' }],
    ['James Baker', { en: 'James Baker' }],
    ['Dara', { en: 'Dara' }],
    ['Sok Dara, MBA, CPA', { en: 'Sok Dara' }],
    ['Sok Dara, B.A. (Hons), Ph.D.', { en: 'Sok Dara' }],
    ['Dr. Sok Dara PhD', { en: 'Sok Dara' }],
    ['Baker, James', { en: 'James Baker' }],
    ['S O K\tD A R A', { en: 'Sok Dara' }],
    ['Sok Dara\t012 345 678', { en: 'Sok Dara' }],
    ['សុខ ដារ៉ា', { km: 'សុខ ដារ៉ា' }],
    ['សុខ ដារ៉ា Sok Dara', { km: 'សុខ ដារ៉ា', en: 'Sok Dara' }],
  ])('is the largest line: %s', (text, name) => {
    const below = [line('Tonle Bassac'), line('dara@example.com')];
    expect(headName([line(text, 20), ...below])?.name).toEqual(name);
  });

  it.each([
    ['two words that may be a place', [line('Project Dossier 2026', 20), line('Toul Kork')]],
    ['a trade', [line('Pastry Baker', 20), line('Tonle Bassac')]],
    ['letters that may be one word or two', [line('S O K D A R A', 20), line('Tonle Bassac')]],
    ['one word among others of its size', [line('Dara'), line('Phone: 012 345 678')]],
    ['two words far below', ['a@example.com', '1', '2', '3', '4', 'Toul Kork'].map((text) => line(text))],
  ])('is not made of %s', (_, lines) => expect(headName(lines)).toBeNull());

  it('that is not read is shown', () => {
    const { unread } = proposalOf([line('S O K D A R A', 20), line('dara@example.com')]);
    expect(unread).toEqual([{ heading: null, lines: ['S O K D A R A'] }]);
  });
});
