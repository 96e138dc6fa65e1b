import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { linesOfPages } from './pdf-lines.ts';

const size = 10;
/** Letters of a line, each 5 points wide, with a gap behind each word and each letter; a space writes none. */
function lineAt(
  text: string,
  base: number,
  { space = 2.5, tracking = 0, withSpaces = false } = {},
): Letter[] {
  let left = 20;
  return [...text].flatMap((letter) => {
    const width = letter === ' ' ? space : 5;
    const from = left;
    left += width + tracking;
    const drawn = { left: from, right: from + width, bottom: base, top: base + 7 };
    const one = { text: letter, left: from, right: from + width, base, size, bold: false, drawn };
    return letter === ' ' && !withSpaces ? [] : [one];
  });
}
const textsOf = (...pages: Letter[][]) => linesOfPages(pages).map(({ text }) => text);

describe('spaces', () => {
  it.each([
    ['of a program that writes them', { withSpaces: true }],
    ['of one that only leaves room', {}],
    ['of a full line, narrow', { space: 1.5 }],
    ['between letters that are set apart', { space: 5, tracking: 2.5 }],
  ])('%s', (_, given) => {
    expect(textsOf(lineAt('Dangkor Pay Inc from Phnom Penh', 700, given))).toEqual([
      'Dangkor Pay Inc from Phnom Penh',
    ]);
  });

  it('are none where every letter has room', () => {
    expect(textsOf(lineAt('SOKDARA', 700, { tracking: 4 }))).toEqual(['SOKDARA']);
  });
});

describe('heads and feet', () => {
  const page = (number: number, foot: string) => [
    ...lineAt('Sok Dara', 800, { withSpaces: true }),
    ...lineAt(`Content of ${number}`, 600, { withSpaces: true }),
    ...lineAt(foot, 20, { withSpaces: true }),
  ];

  it.each([
    ['Page 1 of 2', 'Page 2 of 2'],
    ['1 / 2', '2 / 2'],
    ['Sok Dara · 1 / 2', 'Sok Dara · 2 / 2'],
    ['ទំព័រ ១ នៃ ២', 'ទំព័រ ២ នៃ ២'],
  ])('%s: numbers of pages are no text, and what both pages have is read once', (first, second) => {
    expect(textsOf(page(1, first), page(2, second))).toEqual(['Sok Dara', 'Content of 1', 'Content of 2']);
  });

  it('of a name and "page 2" are no text, and with a telephone number they are', () => {
    const [first, second] = [page(1, 'CV of Sok Dara Page 1'), page(2, '012 345 678 Page 2')];
    expect(textsOf(first, second)).toEqual([
      'Sok Dara',
      'Content of 1',
      'Content of 2',
      '012 345 678 Page 2',
    ]);
  });

  it('that say something are kept', () => {
    expect(textsOf(page(1, '012 345 678'), page(2, '2019 / 2020'))).toEqual([
      'Sok Dara',
      'Content of 1',
      '012 345 678',
      'Content of 2',
      '2019 / 2020',
    ]);
  });
});
