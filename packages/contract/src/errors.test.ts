import { expect, it } from 'vitest';
import { errorCodes, errorText } from './errors.ts';
import { errors as ofNoNoun } from './kernel/error.ts';
import { type Limit, limits } from './kernel/limit.ts';
import * as nouns from './nouns.ts';

it('are each declared once', () => {
  const declared = Object.values(nouns).flatMap((noun) => ('errors' in noun ? Object.keys(noun.errors) : []));
  expect([...Object.keys(ofNoNoun), ...declared].sort()).toEqual([...errorCodes].sort());
});

it('have the same places in both languages', () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const code of errorCodes)
    expect([code, places(errorText(code, 'km'))]).toEqual([code, places(errorText(code, 'en'))]);
});

it('are what limits say', () => {
  const said = Object.values<readonly Limit[]>(limits).flatMap((tier) =>
    tier.flatMap(({ says = [] }) => says),
  );
  expect(errorCodes).toEqual(expect.arrayContaining(said));
});
