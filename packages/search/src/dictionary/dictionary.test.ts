import { describe, expect, it } from 'vitest';
import { dictionary, readDictionary, tradeColumns } from './dictionary.ts';

type Cells = Partial<Record<(typeof tradeColumns)[number], string>>;

const driver = { sector: 'logistics', about: 'trade', english: 'driver', khmer: 'អ្នកបើកបរ' };
const rider = { sector: 'logistics', about: 'trade', english: 'rider | courier', khmer: 'អ្នកដឹក' };
const table = (text: string) => ({ name: 'trade.tsv', columns: tradeColumns, text });
const tableOf = (...rows: Cells[]) =>
  table(
    [tradeColumns, ...rows.map((row) => tradeColumns.map((column) => row[column] ?? ''))]
      .map((cells) => `${cells.join('\t')}\r\n`)
      .join(''),
  );
const read = (...rows: Cells[]) => readDictionary([tableOf(...rows)]);

describe('a table of the dictionary', () => {
  it('is read as a spreadsheet saves it', () => {
    const [row] = read(
      { ...driver, also: '~boy|chauffeur', typed: 'តៃកុង', neighbours: 'Driver | courier' },
      rider,
    );
    expect(row).toMatchObject({
      about: 'trade',
      wordings: ['driver', 'អ្នកបើកបរ', 'boy', 'chauffeur'],
      typed: ['តៃកុង'],
      unshown: ['boy'],
      within: undefined,
      neighbours: ['Driver', 'courier'],
      fields: [],
    });
  });

  it.each<[string, Cells]>([
    ['about: “cook” is none of trade', { about: 'cook' }],
    ['about: “” is none of trade', { about: '' }],
    ['english: is empty', { english: '' }],
    ['english: “អ្នកបើកបរ” is in another script', { english: 'driver | អ្នកបើកបរ' }],
    ['khmer: “driver” is in another script', { khmer: 'driver' }],
    ['khmer: nothing before or after a |', { khmer: 'អ្នកបើកបរ |' }],
    ['typed: “drv” twice', { typed: 'drv | drv' }],
    ['also: a quotation mark', { also: '"chauffeur"' }],
    ['within: more than one value', { within: 'rider | driver' }],
    ['within: no row begins with “courier”', { within: 'courier' }],
    ['neighbours: no row has “pilot”', { neighbours: 'driver | pilot' }],
    ['neighbours: “rider” is not the row itself', { neighbours: 'rider | driver' }],
    ['fields: a row without neighbours has none', { fields: 'rider' }],
  ])('names row and column of a fault: %s', (message, cells) => {
    expect(() => read(rider, { ...driver, ...cells })).toThrow(`trade.tsv, row 3, ${message}`);
  });

  it('names a row with a cell too many, and a wrong heading', () => {
    const { text } = tableOf(driver);
    expect(() => readDictionary([table(`${text}a\tb\n`)])).toThrow('trade.tsv, row 3: 2 cells instead of 10');
    expect(() => readDictionary([table('about\tenglish\n')])).toThrow('trade.tsv, row 1: the columns are');
  });

  it('has each meaning once, named by its first wording', () => {
    const keys = dictionary.flatMap(({ meaning: [key] }) => key ?? []);
    expect(keys.length).toBeGreaterThan(150);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
