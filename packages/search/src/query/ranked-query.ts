import { lookedUpWords, stemOf } from '../analysis/looked-up-word.ts';
import { companyWord, titleCore, wholeCompany, wholeTitle } from '../analysis/marked-word.ts';
import { isGeneral, rankTerms } from '../analysis/title-core.ts';
import type { TellingWord } from '../dictionary/filler-word.ts';
import { meaningsOf } from '../dictionary/meaning.ts';
import { relatedTitles } from '../dictionary/related-trade.ts';
import type { Meant, Synonyms } from '../dictionary/synonym.ts';
import { all, any, lexeme, lookupOf, MOST_WORDS, meantBy } from './query.ts';
import { searchTokens } from './search-token.ts';

/** Condition of a tier: words in a place. Titles are part of the tags, and both of everything. */
export interface Within {
  words: string;
  place: 'title' | 'tags' | 'anywhere';
  /** True where the words must not be. */
  isNot?: true;
}
type Tier = readonly Within[];

/** A search by relevance. */
export interface RankedQuery {
  /** Conditions that an entry of a tier meets, best first: each finds what no better one found. */
  tiers: readonly Tier[];
  /** Tiers that together find all results but those of merely related work. */
  own: readonly Tier[];
  /** Tiers that together find all results with the work in the title. */
  titled: readonly Tier[];
  /** Tiers that together find all results but those that merely mention the words in their text. */
  close: readonly Tier[];
  /** Tiers that find related work in titles. */
  related: readonly Tier[];
  /** True when the first tier is that of a company's whole name. */
  isNamed: boolean;
}

/** Words that a search looks for, and what else orders or limits its results. */
export interface WantedWords {
  words: readonly TellingWord[];
  /** True when the last word may be unfinished. */
  isOpen: boolean;
  /** Text that may be the whole name of a company. */
  company: string;
  /** Wordings of a place within a province: jobs that name it come first. */
  town: readonly string[];
  /** Wordings that results have to contain one of. */
  having: readonly string[];
  /** Titles of related trades to find too, each as words that must all be present: for a search that finds little. */
  relatedTrades?: readonly (readonly string[])[];
}

const companyOperand = (words: readonly TellingWord[]) =>
  all(words.map(({ written, whole }) => lexeme(companyWord(whole?.written ?? written))));
const oneOf = (wordings: readonly string[]): Within => ({
  words: any(wordings.map((wording) => all(lookedUpWords(wording).map(({ term }) => lexeme(term))))),
  place: 'anywhere',
});

const everything: Record<'titles' | 'titled' | 'close' | 'related' | 'rest' | 'own', Tier[]> = {
  titles: [],
  titled: [],
  close: [[]],
  related: [],
  rest: [[]],
  own: [[]],
};
const lexemes = (way: readonly string[]) => all(way.map(lexeme));

/** Tiers of titles whose core (`titleCore`) is that of the search: as typed, and by meaning. */
function titlesByCore(words: readonly TellingWord[], found: readonly Meant[]): Tier[][] {
  const [only, ...others] = found;
  const isOne = only !== undefined && others.length === 0 && only.length === words.length;
  const typed = words.map(({ term }) => term);
  return [[typed], isOne ? only.ways : []].map((ways) => {
    const titles = [...new Set(ways.flatMap((way) => titleCore(way) ?? []))];
    return titles.length > 0 ? [[{ words: any(titles.map(lexeme)), place: 'tags' }]] : [];
  });
}

/** Words that tell the work; all of them where none does. */
function particularWords(typed: readonly TellingWord[], synonyms: Synonyms): readonly TellingWord[] {
  const named = new Set(
    synonyms
      .find(typed.map(({ term }) => term))
      .flatMap(({ from, length }) => (length > 1 ? typed.slice(from, from + length) : [])),
  );
  const particular = typed.filter((word) => named.has(word) || !isGeneral(word.term));
  return particular.length > 0 ? particular : typed;
}

/** Titles of the trades related to those of a search, each as words that must all be present; empty where none is. */
export function relatedTrades({ words: given }: Pick<WantedWords, 'words'>, synonyms: Synonyms) {
  const terms = particularWords(given.slice(0, MOST_WORDS), synonyms).map(({ term }) => term);
  return relatedTitles(terms, synonyms.find(terms));
}

/** Tiers of titles, the tiers behind them, and those that find all results. */
function tiersOf(
  typed: readonly TellingWord[],
  { isOpen, relatedTrades = [] }: Pick<WantedWords, 'isOpen' | 'relatedTrades'>,
  synonyms: Synonyms,
) {
  const words = particularWords(typed, synonyms);
  const { exact, prefix, ...lookup } = lookupOf(words, isOpen && words.at(-1) === typed.at(-1));
  const meant = any([prefix, ...[meantBy(words, lookup, synonyms)].filter((one) => one !== null)]);
  const widest: Within = {
    words: any([meant, meantBy(words, { ...lookup, instead: companyOperand }, synonyms) ?? meant]),
    place: 'anywhere',
  };
  const whole = wholeTitle(typed.map(({ term }) => term));
  const found = synonyms.find(words.map(({ term }) => term));
  const trades = found.filter(({ entry }) => entry?.about === 'trade');
  const covered = trades.reduce((sum, { length }) => sum + length, 0);
  const work = any(trades.map(({ ways }) => any(ways.map(lexemes))));
  const others = rankTerms.filter((term) => !typed.some((word) => stemOf(word.term) === stemOf(term)));
  const notOfOtherRank: Within = { words: any(others.map(lexeme)), place: 'title', isNot: true };
  const [asTyped, byMeaning]: [Within, Within] = [
    { words: exact, place: 'title' },
    { words: meant, place: 'title' },
  ];
  const [coreAsTyped = [], coreByMeaning = []] = titlesByCore(words, found);
  const tradeAlone: Tier[] =
    trades.length > 0 && covered < words.length ? [[{ words: work, place: 'title' }, widest]] : [];
  const withoutOtherRank = (tiers: readonly Tier[]): Tier[] => tiers.map((tier) => [...tier, notOfOtherRank]);
  const titles: Tier[] = [
    ...withoutOtherRank([
      ...(whole ? [[{ words: lexeme(whole), place: 'tags' as const }]] : []),
      ...coreAsTyped,
    ]),
    ...(typed.length > words.length
      ? [[{ words: lookupOf(typed, false).exact, place: 'title' as const }, notOfOtherRank]]
      : []),
    [asTyped, notOfOtherRank],
    ...withoutOtherRank(coreByMeaning),
    [byMeaning, notOfOtherRank],
    ...coreAsTyped,
    [asTyped],
    ...coreByMeaning,
    [byMeaning],
    ...tradeAlone,
  ];
  const ofTrades = relatedTrades.map(lexemes);
  const related: Tier[] = [
    ...relatedTo(words),
    ...(ofTrades.length > 0 ? [[{ words: any(ofTrades), place: 'title' as const }]] : []),
  ];
  const inTags: Tier = [{ words: meant, place: 'tags' }];
  const titled = [...coreAsTyped, ...coreByMeaning, [byMeaning], ...tradeAlone];
  return {
    titles,
    titled,
    close: [...titled, inTags],
    related,
    // A field, such as banks, is told by the category before the titles of some of its trades.
    rest: trades.length > 0 ? [...related, inTags, [widest]] : [inTags, ...related, [widest]],
    own: [[widest], ...coreAsTyped, ...coreByMeaning],
  };
}

/** Titles of related work: those with every trade that the words have, whatever their rank. */
function relatedTo(words: readonly TellingWord[]): Tier[] {
  const meanings = meaningsOf(words.map(({ written, whole }) => whole?.written ?? written).join(' '));
  const isKnown =
    meanings.some(({ kind }) => kind === 'trade') && !meanings.some(({ kind }) => kind === 'word');
  const trades = meanings
    .filter(({ kind }) => kind === 'trade')
    .map(({ ways }) => any(ways.map((way) => all(way.map(lexeme)))));
  return isKnown ? [[{ words: all(trades), place: 'title' }]] : [];
}

/**
 * Tiers for at most eight words, best first: the company's whole name; in the title: whole, core, all words, words, core
 * by meaning, words by meaning, all without a rank that was not asked for; then core and words with any rank; the trade
 * alone in the title; related work and tags (tags first where no trade is named); the text. A named town comes first in
 * each. `null` where there is nothing to look for.
 */
export function rankedQuery(
  { words: given, company, town, having, ...how }: WantedWords,
  synonyms: Synonyms,
): RankedQuery | null {
  const words = given.slice(0, MOST_WORDS);
  const also = having.length > 0 ? [oneOf(having)] : [];
  if (words.length === 0 && also.length === 0 && town.length === 0) return null;
  const { titles, titled, close, related, rest, own } =
    words.length > 0 ? tiersOf(words, how, synonyms) : everything;
  const name = wholeCompany(company);
  const named: Tier[] = name ? [[{ words: lexeme(name), place: 'tags' }]] : [];
  // Without other words, titles that say it come before texts that do.
  const titleTiers = words.length === 0 && also[0] ? [[{ ...also[0], place: 'title' as const }]] : [];
  const there = town.length > 0 ? oneOf(town) : null;
  const ordered = [...titleTiers, ...titles, ...rest].flatMap((tier) =>
    there ? [[...tier, there], tier] : [tier],
  );
  const limited = (tier: Tier): Tier => [...tier, ...also];
  return {
    tiers: [...named, ...ordered].map(limited),
    // Some ways to write a company's name have words that it has not.
    own: [...own, ...named].map(limited),
    titled: [...named, ...titled].map(limited),
    close: [...close, ...named].map(limited),
    related: related.map(limited),
    isNamed: named.length > 0,
  };
}

/**
 * A `to_tsquery` string that finds jobs whose company's name, or title, is exactly this text; `null` where nothing can.
 * A text without work (`hasWork`), such as a place, is no title, though it may stand beside one: "Cook (Kampot)".
 */
export function wholeText(text: string, hasWork: boolean): string | null {
  const title = hasWork ? wholeTitle(searchTokens(text).map(({ term }) => term)) : null;
  const marked = [wholeCompany(text), title].filter((word) => word !== null);
  return marked.length > 0 ? any(marked.map(lexeme)) : null;
}
