import { readFileSync } from 'node:fs';

/** The labour market's words, from the two tables beside this file. README.md explains their columns to editors. */
export interface DictionaryRow {
  /**
   * Type of the row. The search understands `trade` (what a person does), `topic`, `work` (contract, rank, benefit) and
   * `place`. It knows a `neighbour` only as related to a trade; `field` and `rank` are for matching.
   */
  about: 'trade' | 'topic' | 'work' | 'place' | 'neighbour' | 'field' | 'rank';
  /** As jobs are written: in English, in Khmer, then rarer ones of both; the usual one of each language first. */
  wordings: readonly string[];
  /** Further ways in which people type it, which no job has, or whose words too many have. */
  typed: readonly string[];
  /** Those of both that demean. */
  unshown: readonly string[];
  /** First English wording of its province, or of the work that a company is known for; `undefined` for most. */
  within: string | undefined;
  /** Wordings in titles and skills that matching takes for one meaning, named by the first. */
  meaning: readonly string[];
  /** Itself, by the title that others read it under, then trades to read on to, the closest first. */
  neighbours: readonly string[];
  /** Words by which people mean any of the neighbours. */
  fields: readonly string[];
}

const wordColumns = ['about', 'english', 'khmer', 'also', 'typed', 'within'] as const;
export const tradeColumns = ['sector', ...wordColumns, 'meaning', 'neighbours', 'fields'] as const;
type Column = (typeof tradeColumns)[number];

const kinds: readonly string[] = [
  'trade',
  'topic',
  'work',
  'place',
  'neighbour',
  'field',
  'rank',
] satisfies DictionaryRow['about'][];
const isKind = (text = ''): text is DictionaryRow['about'] => kinds.includes(text);

/** Table as it is stored. */
interface Table {
  name: string;
  columns: readonly Column[];
  text: string;
}

interface ReadRow extends DictionaryRow {
  /** Error that names the row as a spreadsheet counts it, and the column. */
  fault: (column: Column, what: string) => Error;
}

const khmer = /\p{Script=Khmer}/u;
/** Mark before a wording that demeans. */
const demeaning = /^~/;
const unmarked = (wordings: readonly string[]) => wordings.map((wording) => wording.replace(demeaning, ''));

function rowOf({ name, columns }: Table, line: string, number: number): ReadRow {
  const fault = (column: Column, what: string) => new Error(`${name}, row ${number}, ${column}: ${what}`);
  const cells = line.split('\t');
  if (cells.length !== columns.length)
    throw new Error(`${name}, row ${number}: ${cells.length} cells instead of ${columns.length}`);
  const valuesOf = (column: Column): string[] => {
    const cell = cells[columns.indexOf(column)]?.trim();
    if (!cell) return [];
    const values = cell.split('|').map((value) => value.trim());
    if (cell.includes('"')) throw fault(column, 'a quotation mark; save the table without them');
    if (values.includes('')) throw fault(column, 'nothing before or after a |');
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice) throw fault(column, `“${twice}” twice`);
    return values;
  };
  const inScript = (column: 'english' | 'khmer') => {
    const values = valuesOf(column);
    const other = values.find((value) => khmer.test(value) !== (column === 'khmer'));
    if (other) throw fault(column, `“${other}” is in another script`);
    return values;
  };
  const onlyOf = (column: Column) => {
    const [only, second] = valuesOf(column);
    if (second) throw fault(column, 'more than one value');
    return only;
  };
  const about = onlyOf('about');
  if (!isKind(about)) throw fault('about', `“${about ?? ''}” is none of ${kinds.join(', ')}`);
  const english = inScript('english');
  if (english.length === 0) throw fault('english', 'is empty');
  const wordings = [...english, ...inScript('khmer'), ...valuesOf('also')];
  const typed = valuesOf('typed');
  return {
    about,
    wordings: unmarked(wordings),
    typed: unmarked(typed),
    unshown: unmarked([...wordings, ...typed].filter((wording) => demeaning.test(wording))),
    within: onlyOf('within'),
    meaning: valuesOf('meaning'),
    neighbours: valuesOf('neighbours'),
    fields: valuesOf('fields'),
    fault,
  };
}

/** Equal for all ways to write the wording in another row. */
export const wordingKey = (wording: string) => wording.toLowerCase();

/** Checks that what rows say of other rows is there. */
function checkReferences(rows: readonly ReadRow[]) {
  const firsts = new Set(rows.map(({ wordings: [first] }) => first));
  const related = rows.filter(({ about }) => !['place', 'field', 'rank'].includes(about));
  const known = new Set(related.flatMap(({ wordings }) => wordings.map(wordingKey)));
  for (const { wordings, within, neighbours, fields, fault } of rows) {
    if (within && !firsts.has(within)) throw fault('within', `no row begins with “${within}”`);
    for (const [column, names] of Object.entries({ neighbours, fields } as const))
      for (const name of names)
        if (!known.has(wordingKey(name))) throw fault(column as Column, `no row has “${name}”`);
    const [own] = neighbours;
    if (own && !wordings.map(wordingKey).includes(wordingKey(own)))
      throw fault('neighbours', `“${own}” is not the row itself, which comes first`);
    if (fields.length > 0 && !own) throw fault('fields', 'a row without neighbours has none');
  }
}

/** Rows of the tables, one after the other. Throws an error that names row and column where one is malformed. */
export function readDictionary(tables: readonly Table[]): readonly DictionaryRow[] {
  const rows = tables.flatMap((table) => {
    const [header = '', ...lines] = table.text.replace(/\r?\n$/, '').split(/\r?\n/);
    if (header !== table.columns.join('\t'))
      throw new Error(`${table.name}, row 1: the columns are ${table.columns.join(', ')}, in this order`);
    return lines.map((line, at) => rowOf(table, line, at + 2));
  });
  checkReferences(rows);
  return rows;
}

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const trade = textOf('./trade.tsv');
const word = textOf('./word.tsv');

/** Text of the table of the usual skills of trades. */
export const tradeSkillTable = () => textOf('./trade-skill.tsv');

/** All rows, trades first. It is long, so no browser loads it. */
export const dictionary = readDictionary([
  { name: 'trade.tsv', columns: tradeColumns, text: trade },
  { name: 'word.tsv', columns: wordColumns, text: word },
]);
