import { describe, expect, it } from 'vitest';
import { piecesOf, typedName, withName } from './mention.ts';

const [mekong, foods] = [
  { _id: 'm', name: 'Mekong' },
  { _id: 'f', name: 'Mekong Foods' },
];

describe('companies that a text names', () => {
  it('are found wherever they stand, the longer name first', () => {
    expect(piecesOf('Ask @Mekong Foods, or @Mekong', [mekong, foods])).toEqual([
      { text: 'Ask ', at: 0 },
      { text: '@Mekong Foods', at: 4, companyId: 'f' },
      { text: ', or ', at: 17 },
      { text: '@Mekong', at: 22, companyId: 'm' },
    ]);
  });

  it.each(['no name', 'a@b', '@Other', '', '@'])('are none in %j', (text) => {
    expect(
      piecesOf(text, [mekong])
        .map(({ text }) => text)
        .join(''),
    ).toBe(text);
    expect(piecesOf(text, [mekong]).some(({ companyId }) => companyId)).toBe(false);
  });
});

describe('a name that is being typed', () => {
  it.each([
    ['Ask @Mek', 8, { name: 'Mek', at: 4 }],
    ['@ឈូ', 3, { name: 'ឈូ', at: 0 }],
    ['(@Mekong F', 10, { name: 'Mekong F', at: 1 }],
    ['Ask @Mek and', 8, { name: 'Mek', at: 4 }],
  ])('is found in %j', (text, caret, found) => {
    expect(typedName(text, caret)).toEqual(found);
  });

  it.each(['Ask @', 'sok@mekong', '@ Mekong', `@${'a'.repeat(41)}`, '@Mek\nand'])('is none in %j', (text) => {
    expect(typedName(text, text.length)).toBeNull();
  });

  it('is written out, and one goes on after it', () => {
    expect(withName('Ask @Mek now', 8, 'Mekong')).toEqual({ text: 'Ask @Mekong now', caret: 12 });
  });
});
