import { expect, it } from 'vitest';
import { firstLetter } from '../../../ui/avatar.tsx';
import { tellingPart } from './company-avatar.tsx';

it.each([
  ['Golden Ferry Bank', 'G'],
  ['ធនាគារ សាឡាងមាស', 'សា'],
  ['ក្រុមហ៊ុនសូហ្វវែរ ក្រមាខៀវ', 'ក្រ'],
  ['ក្រុមហ៊ុន ស្ត្រី', 'ស្ត្រី'],
  ['អង្គរ', 'អ'],
  ['ក្រុមហ៊ុនអង្គរ', 'អ'],
  ['ក្រុមហ៊ុន', 'ក្រុ'],
  ['អង្គរ ហ្វូដ', 'អ'],
  ['លោក សុខ តារា', 'សុ'],
  ['លោកស្រី ចាន់ ធីតា', 'ចា'],
  ['Dr. Sok Dara', 'S'],
  ['  éclair', 'é'],
])('stands for %s with %s', (name, letter) => {
  expect(firstLetter(tellingPart(name))).toBe(letter);
});
