import { describe, expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { type RelatedTrade, relatedGroups, relatedTitles } from './related-trade.ts';
import { knownSynonymsInSteps, synonymKey, synonymTerms } from './synonym.ts';

const synonyms = finish(knownSynonymsInSteps([]));
const titlesOf = ({ titles }: RelatedTrade) => [...titles.english, ...titles.khmer];
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

describe('the groups of related trades', () => {
  const groups = relatedGroups().map(({ trades, fields }) => [...trades, ...fields]);

  it('are of two trades or more, each with titles in both languages', () => {
    expect(relatedGroups().filter(({ trades }) => trades.length < 2)).toEqual([]);
    // A name that the lexicon does not have is only in English.
    const wrong = groups.flat().filter(({ titles }) => !titles.english.length || !titles.khmer.length);
    expect(wrong.flatMap(titlesOf)).toEqual([]);
  });

  it('have no wording twice', () => {
    // Two spellings of a word count as one wording, and a trade may have both.
    const keys = groups.map((group) =>
      group.flatMap((trade) => [...new Set(titlesOf(trade).map(synonymKey))]),
    );
    expect(keys.flatMap(repeated)).toEqual([]);
  });

  it('have wordings of their own only where the lexicon has none', () => {
    const own = groups
      .flat()
      .filter(({ entry }) => entry === null)
      .flatMap(titlesOf);
    const known = own.filter((wording) => {
      const terms = synonymTerms(wording);
      return synonyms.find(terms).some(({ entry, length }) => entry && length === terms.length);
    });
    expect(known).toEqual([]);
  });
});

describe('relatedTitles', () => {
  const waysOf = (text: string) => {
    const terms = synonymTerms(text);
    return relatedTitles(terms, synonyms.find(terms));
  };
  const keysOf = (text: string) => waysOf(text).map((way) => synonymKey(way.join(' ')));

  it.each([
    ['lawyer', 'legal officer'],
    ['dishwasher', 'kitchen helper'],
    ['អ្នកលាងចាន', 'ជំនួយការផ្ទះបាយ'],
    ['housemaid', 'អ្នកមើលក្មេង'],
    ['CCTV technician', 'network technician'],
    ['video editor', 'motion designer'],
    ['veterinarian', 'livestock technician'],
    ['debt collector', 'loan officer'],
    ['hotel manager', 'front office manager'],
    ['ជាងភ្លើង', 'solar technician'],
    ['civil engineer', 'quantity surveyor'],
    ['security guard', 'gatekeeper'],
    ['cashier', 'bank teller'],
    ['tour guide', 'travel agent'],
  ])('reads on from %s to %s', (text, title) => {
    expect(keysOf(text)).toContain(synonymKey(title));
  });

  it('knows trades that the lexicon does not have, in both languages and both ways', () => {
    expect(keysOf('debt collector')).toContain(synonymKey('collection officer'));
    expect(keysOf('collection officer')).toContain(synonymKey('debt collector'));
    expect(waysOf('មន្ត្រីទារបំណុល')).toEqual(waysOf('recovery officer'));
  });

  it('takes the longest wording, however it is typed', () => {
    expect(keysOf('hotel manager')).not.toContain(synonymKey('hotel receptionist'));
    expect(waysOf('dish washers')).toEqual(waysOf('dishwasher'));
    expect(waysOf('សេល')).toEqual(waysOf('sales'));
  });

  it('does not repeat the search, nor what a shorter title finds', () => {
    const ways = waysOf('accountant');
    expect(ways.filter((way) => way.includes('accountant'))).toEqual([]);
    expect(repeated(ways.map((way) => synonymKey(way.join(' '))))).toEqual([]);
  });

  it('understands ranks, sectors and types of work beside the trade, and nothing else', () => {
    const cashier = waysOf('cashier');
    for (const text of ['senior cashier', 'restaurant cashier', 'part time cashier'])
      expect(waysOf(text), text).toEqual(cashier);
    for (const text of ['cashier xyzzy', 'chinese cashier', 'xyzzy', ''])
      expect(waysOf(text), text).toEqual([]);
  });

  it('takes a field for its trades, unless a trade stands beside it', () => {
    expect(keysOf('kitchen')).toContain('chef');
    expect(waysOf('bakery cashier')).toEqual([]);
  });

  it('gives at most 24 titles to any trade', () => {
    const firsts = relatedGroups().flatMap(({ trades }) => trades[0]?.entry ?? []);
    const counts = firsts.map(
      (entry) => relatedTitles(['trade'], [{ from: 0, length: 1, ways: [], entry }]).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(24);
  });
});
