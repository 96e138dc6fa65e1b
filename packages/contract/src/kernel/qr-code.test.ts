import { expect, it } from 'vitest';
import { pathOf, squaresOf } from './qr-code.ts';

it('draws a code with the light edge that readers need', () => {
  const squares = squaresOf('00020101021230');
  expect(squares.length).toBe(squares[0]?.length);
  expect(squares.slice(0, 4).flat().some(Boolean)).toBe(false);
  // The corner of the first finder pattern.
  expect(squares[4]?.slice(0, 12)).toEqual([...Array(4).fill(false), ...Array(7).fill(true), false]);
  expect(pathOf(squares)).toContain('M4 4h1v1h-1z');
});
