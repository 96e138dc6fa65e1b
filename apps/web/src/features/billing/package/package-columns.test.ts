import { expect, it } from 'vitest';
import { middleColumns, wideColumns } from './package-columns.ts';

const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

it('no package stands alone in the last row of a desktop, and five share one', () => {
  expect(wideColumns(5)).toBe(5);
  expect(counts.filter((count) => count % wideColumns(count) === 1)).toEqual([]);
  expect(Math.max(...counts.map(wideColumns))).toBe(5);
});

it('five packages stand on a tablet as three and two', () => {
  expect([4, 5, 6].map(middleColumns)).toEqual([2, 3, 2]);
});
