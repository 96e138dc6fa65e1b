import { describe, expect, it } from 'vitest';
import { type Drawn, type Letter, withDrawnWidths, withoutEchoes, withWholeGlyphs } from './letter.ts';

const [base, size] = [100, 10];
/** A letter from `left`, and what is drawn of it: from and to, and above or below the line. */
type Given = [text: string, left: number, from: number, to: number, where?: 'above' | 'below'];
const heights = { line: [100, 107], above: [107.5, 110], below: [97, 99.5] } as const;

function letterOf([text, left, from, to, where]: Given): Letter {
  const [bottom, top] = heights[where ?? 'line'];
  const drawn = { left: from, right: to, bottom, top };
  return { text, left, right: to, base, size, bold: false, drawn };
}
const lettersOf = (given: Given[]) => given.map(letterOf);
const textOf = (some: readonly Letter[]) => some.map(({ text }) => text).join('');

describe('letters that are drawn as one', () => {
  it('are one, as wide as what is drawn', () => {
    const letters = lettersOf([
      ['O', 0, 0.5, 8],
      ['f', 8, 8.5, 12],
      ['f', 8, 12, 15.5],
      ['i', 8, 15.5, 19],
      ['c', 20, 20.5, 25],
    ]);
    expect(withWholeGlyphs(letters).map(({ text, left, right }) => [text, left, right])).toEqual([
      ['O', 0, 8],
      ['ffi', 8, 19],
      ['c', 20, 25],
    ]);
  });
});

describe('letters of a page that a browser printed', () => {
  it.each<[string, string, Given[]]>([
    [
      'signs above, behind the next cluster',
      'វិច្ឆិកា',
      [
        ['វិ', 0, 0.8, 2.8],
        ['ច្ឆិ', 3.8, 4.6, 9.4],
        ['វិ', 4.5, -0.3, 3.4, 'above'],
        ['ច្ឆិ', 10.5, 5, 9.4, 'below'],
        ['កា', 10.5, 11.6, 19.7],
      ],
    ],
    [
      'a joined letter that has room of its own',
      'វិទ្យា',
      [
        ['វិ', 0, 0.8, 2.8],
        ['ទ្យា', 3.8, 4.6, 9.2],
        ['ទ្យា', 9.7, 7.8, 15.2, 'below'],
      ],
    ],
    [
      'nothing of a cluster that is written twice',
      'ទ្យាទ្យា',
      [
        ['ទ្យា', 0, 0.8, 5],
        ['ទ្យា', 5.9, 4, 11.4, 'below'],
        ['ទ្យា', 12, 12.8, 17],
        ['ទ្យា', 17.9, 16, 23.4, 'below'],
      ],
    ],
    [
      'nothing of the same end in two words',
      'ភ្នាក់លក់',
      [
        ['ភ្នា', 0, 0.6, 9.2],
        ['ក់', 10.5, 11.6, 16.2],
        ['ល', 17, 18, 26],
        ['ក់', 27, 28.1, 32.7],
      ],
    ],
    [
      'nothing of a font that names each part',
      'សន្សំសំ',
      [
        ['ស', 0, 1.3, 10],
        ['ន្', 11, 12.3, 17],
        ['សំ', 18.7, 16, 21.7, 'below'],
        ['សំ', 22.5, 23.8, 32.7],
      ],
    ],
    [
      'bold letters that are printed twice',
      'Cook',
      [
        ['C', 0, 0.5, 6],
        ['o', 7, 7.5, 12],
        ['o', 13, 13.5, 18],
        ['k', 19, 19.5, 24],
        ['C', 0.2, 0.7, 6.2],
        ['o', 7.2, 7.7, 12.2],
        ['o', 13.2, 13.7, 18.2],
        ['k', 19.2, 19.7, 24.2],
      ],
    ],
    [
      'a sign that is drawn behind its cluster by a program which gives each letter all of the box',
      'ន៍កា',
      [
        ['ន៍', 0, 0.6, 5.5],
        ['កា', 6, 6.8, 15.7],
        ['ន', 6.1, 1.5, 5.2, 'above'],
        ['៍', 6.1, 1.5, 5.2, 'above'],
      ],
    ],
  ])('leave out %s', (_, text, given) =>
    expect(textOf(withoutEchoes(withWholeGlyphs(lettersOf(given))))).toBe(text),
  );
});

describe('widths of clusters', () => {
  const [first, next] = [letterOf(['ប្រ', 0, 0.7, 5]), letterOf(['ព', 20, 21, 26])];
  const at = (left: number, right: number, [bottom, top]: readonly [number, number]): Drawn => ({
    left,
    right,
    bottom,
    top,
  });

  it('go as far as their parts are drawn on the line', () => {
    const drawn = [at(6, 14, heights.line), at(15, 26, heights.above), at(0, 19, [85, 92])];
    expect(withDrawnWidths([first, next], drawn)[0]?.right).toBe(14);
  });

  it('end at a space that another font draws', () => {
    const drawn = [at(6, 14, heights.line), at(15, 15, [base, base])];
    expect(textOf(withDrawnWidths([first, next], drawn))).toBe('ប្រ ព');
  });
});
