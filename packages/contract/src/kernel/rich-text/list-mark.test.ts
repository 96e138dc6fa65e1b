import { expect, it } from 'vitest';
import { likeliest, readMark } from './list-mark.ts';

const written = (mark: string, isSymbol = false) =>
  readMark(mark, isSymbol)?.map(({ numerals, number }) => `${numerals}:${number ?? 'next'}`);

it.each([...'·o§-–—•*+►●■□◦‣⁃➢➤✓✔✗✅★❖◆→#\uf0b7\uf0a7ØüvqàèUl', '', '\u00a0', '--', '>>'])(
  'the mark %s is a bullet',
  (mark) => expect(written(`${mark}\u00a0\u00a0`)).toEqual([]),
);

it.each(['n', 'Ø', 'P.', '1'])('%s is a bullet where the font has pictures for letters', (mark) => {
  expect(written(mark, true)).toEqual([]);
});

it.each([
  ['1.', '1:1'],
  ['12)', '1:12'],
  ['(3)', '1:3'],
  ['4', '1:4'],
  ['1.2.3', '1:3'],
  ['2-1.', '1:1'],
  ['១.', '1:1'],
  ['១២)', '1:12'],
  ['៣៖', '1:3'],
  ['៤។', '1:4'],
  ['a)', 'a:1'],
  ['B.', 'A:2'],
  ['bb.', 'a:28'],
  ['ii.', 'a:35 i:2'],
  ['IV)', 'I:4'],
  ['i.', 'a:9 i:1'],
  // Numbers and letters of other scripts go on from the one before.
  ['①', '1:next'],
  ['٣.', '1:next'],
  ['ក.', '1:next'],
  ['ខ)', '1:next'],
  ['ก.', '1:next'],
  ['а)', '1:next'],
  ['一、', '1:next'],
])('the mark %s is the number %s', (mark, readings) => expect(written(mark)?.join(' ')).toBe(readings));

it.each(['Step 1:', 'Article I.', 'ជំហានទី១៖', 'mild.', 'Ia.', `${'1'.repeat(30)}.`])(
  '%s stays text',
  (mark) => {
    expect(written(mark)).toBeUndefined();
  },
);

it('a letter that is a number too goes on with the list, and begins one as low as it can', () => {
  const first = (mark: string, next?: ['a' | 'i', number]) =>
    likeliest(readMark(mark, false) ?? [], next && { numerals: next[0], number: next[1] })?.numerals;
  expect([first('i.'), first('i.', ['a', 9]), first('v.', ['i', 5]), first('c.'), first('x.')]).toEqual([
    'i',
    'a',
    'i',
    'a',
    'i',
  ]);
});
