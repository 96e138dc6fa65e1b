import { describe, expect, it } from 'vitest';
import { csvInPieces, csvOf } from './csv.ts';

const columns = { name: 'Name', count: 'ចំនួន' };
const linesOf = (rows: Parameters<typeof csvOf>[1]) => csvOf(columns, rows as never).split('\r\n');

describe('a table for a spreadsheet', () => {
  it('begins with the mark of UTF-8, and keeps Khmer, commas, quotes and lines', () => {
    const [head, ...lines] = linesOf([
      { name: 'ស្ត្រី, "ខ្ញុំ"', count: 3 },
      { name: 'two\nlines', count: null },
    ]);
    expect(head).toBe('\ufeffName,ចំនួន');
    expect(lines).toEqual(['"ស្ត្រី, ""ខ្ញុំ""",3', '"two\nlines",', '']);
  });

  it.each(['=1+1', '+855 12', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('says %j as text', (typed) => {
    const [, line = ''] = csvOf(columns, [{ name: typed, count: 1 }]).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('leaves numbers numbers, below nothing too', () => {
    expect(linesOf([{ name: 'Refund', count: -5.5 }])[1]).toBe('Refund,-5.5');
  });

  it('is written in pieces, so that others have their turn, and is one table', async () => {
    const rows = Array.from({ length: 1050 }, (_, count) => ({ name: 'Row', count }));
    const pieces: string[] = [];
    for await (const piece of csvInPieces(columns, rows)) {
      pieces.push(piece);
      setImmediate(() => pieces.push(''));
    }
    // Others have had their turn before each piece from the third on.
    const turns = pieces.map((one) => (one === '' ? 'other' : 'piece'));
    expect(turns.slice(2, 8)).toEqual(['other', 'other', 'piece', 'other', 'piece', 'other']);
    expect(pieces.join('')).toBe(csvOf(columns, rows));
  });
});
