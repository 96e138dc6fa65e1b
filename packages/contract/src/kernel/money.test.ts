import { expect, it } from 'vitest';
import { comparableCents } from './money.ts';

it('compares riel and dollars', () => {
  expect(comparableCents(4_000_000_00, 'KHR')).toBe(1000_00);
});
