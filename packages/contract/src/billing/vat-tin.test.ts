import { expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from '../kernel/validation.ts';
import { vatTin } from './vat-tin.ts';

const body = z.strictObject({ vatTin });
const read = (given: string) => {
  const result = parse(body, { vatTin: given }, 'en');
  return result.ok ? result.data.vatTin : result.errors.vatTin;
};

it.each(['K001-123456789', ' k001 123 456 789 ', 'K001–123456789', 'K001123456789', 'K០០១-១២៣៤៥៦៧៨៩'])(
  'reads %s as the tax authority writes it',
  (given) => {
    expect(read(given)).toBe('K001-123456789');
  },
);

it('takes the ten digits of small taxpayers', () => {
  expect(read('E001-1234567890')).toBe('E001-1234567890');
});

it.each([
  '',
  '123456789',
  'K01-123456789',
  'K001-12345678',
  'K001-12345678901',
  'KK01-123456789',
  `K001-${'1'.repeat(40)}`,
])('refuses “%s” with an example of the form', (given) => {
  expect(read(given)).toEqual(['The VAT TIN must look like K001-123456789.']);
});
