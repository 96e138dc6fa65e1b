import { expect, it } from 'vitest';
import { comparableCents, moneyText } from './money.ts';

it('compares riel and dollars', () => {
  expect(comparableCents(4_000_000_00, 'KHR')).toBe(1000_00);
});

it.each([
  [1_250_00, 'USD', '$1,250', '$1,250.00'],
  [12_50, 'USD', '$12.50', '$12.50'],
  [5_000_000_00, 'KHR', '5,000,000៛', '5,000,000៛'],
] as const)('writes %i minor units of %s as %s, and exactly as %s', (amount, currency, text, exact) => {
  expect(moneyText(amount, currency)).toBe(text);
  expect(moneyText(amount, currency, { exact: true })).toBe(exact);
});
