import { type DictionaryRow, dictionary } from './dictionary.ts';

/** Meaning with all wordings of Cambodian employers and job seekers. */
export interface LexiconEntry extends Pick<DictionaryRow, 'wordings' | 'typed' | 'unshown'> {
  /**
   * For a town, the wordings of its province; for a company, those of the work it is known for. A search for the one also
   * finds the other, not the reverse.
   */
  within: readonly string[];
  /** A place, a type of work or rank, what a person does (`trade`), or anything else. */
  about: 'place' | 'work' | 'trade' | 'topic';
}

const abouts: readonly string[] = ['place', 'work', 'trade', 'topic'] satisfies LexiconEntry['about'][];
type EntryRow = DictionaryRow & Pick<LexiconEntry, 'about'>;
const rows = dictionary.filter((row): row is EntryRow => abouts.includes(row.about));

const byFirst = new Map(rows.map(({ wordings }) => [wordings[0], wordings]));
const entries = rows.map(({ about, wordings, typed, unshown, within }): LexiconEntry => {
  return { wordings, typed, unshown, within: (within && byFirst.get(within)) || [], about };
});

/** Synonyms of the labour market, in English and in Khmer. No wording is in two entries. */
export const workLexicon: readonly LexiconEntry[] = entries.filter(({ about }) => about !== 'place');

/** These, after the names of places: a name takes precedence over a word. */
export const lexicon: readonly LexiconEntry[] = [
  ...entries.filter(({ about }) => about === 'place'),
  ...workLexicon,
];
