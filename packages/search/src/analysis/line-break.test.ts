import { describe, expect, it } from 'vitest';
import { lettersOf, linePieces } from './line-break.ts';

describe('where a line may end', () => {
  it.each([
    ['អ្នកគ្រប់គ្រងផ្នែកធនធានមនុស្ស', ['អ្នកគ្រប់គ្រង', 'ផ្នែក', 'ធនធានមនុស្ស']],
    ['Sales Manager (HR) $300', ['Sales ', 'Manager ', '(HR) ', '$300']],
    ['រៀនៗ។ ស្ត្រី', ['រៀនៗ។ ', 'ស្ត្រី']],
    ['ក្រុមហ៊ុន​(ភ្នំពេញ)', ['ក្រុមហ៊ុន', '(ភ្នំពេញ)']],
  ])('%s', (text, pieces) => expect(linePieces(text)).toEqual(pieces));

  it('loses nothing and begins no piece with what belongs to the one before', () => {
    for (const text of [
      'ក្រុមហ៊ុនត្រូវការអ្នកបើកបរ (B/C) ២នាក់ ចាប់ពី$350, ប្រចាំខេត្តកំពង់ចាម!',
      'Sr. Engineer — ផ្នែក IT/វិស្វកម្ម 100% “remote”',
      'x់ និង ញ៉ាំៗ',
    ]) {
      const pieces = linePieces(text);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces.slice(1)) expect(piece).not.toMatch(/^[\p{M}។ៗ,.!?)”%]/u);
    }
  });
});

it('cuts between letters with all that is around them', () => {
  expect(lettersOf('ស្ត្រីញ៉ាំ')).toEqual(['ស្ត្រី', 'ញ៉ាំ']);
  expect(lettersOf('é1')).toEqual(['é', '1']);
});
