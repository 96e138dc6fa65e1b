import { distance } from 'fastest-levenshtein';
import { stemOf } from '../analysis/looked-up-word.ts';
import { isKhmer, wordsOfQuery } from '../analysis/query-word.ts';
import { keptWord, STOP_WORDS } from '../analysis/stop-word.ts';
import { COMMON_WORDS } from '../dictionary/common-word.ts';
import { isFiller } from '../dictionary/filler-word.ts';
import { type LexiconEntry, lexicon } from '../dictionary/lexicon.ts';
import type { Synonyms } from '../dictionary/synonym.ts';
import { isLexiconWord } from '../dictionary/vocabulary.ts';
import { searchTokens, type Token } from './search-token.ts';
import { experienceOf, phrases, type Wish, wishOf } from './wish-phrase.ts';
import { wishedPay } from './wished-pay.ts';

/** Letters of a text: offset of the first, and of the one after the last. */
interface Span {
  from: number;
  to: number;
}

/** What a search asks for beside the work. */
export type SearchWish = (
  | Wish
  | { kind: 'salary'; dollars: number }
  /** A province by its wordings, perhaps with its neighbours; `town` are the wordings of a place in it, if any. */
  | { kind: 'place'; province: readonly string[]; town: readonly string[]; isNear: boolean }
) &
  Span;
/** Each kind of something, without its letters. */
type Unplaced<One> = One extends Span ? Omit<One, keyof Span> : never;

export interface Reading {
  wishes: readonly SearchWish[];
  /** Words to look for; empty where the wishes say everything. */
  words: readonly Token[];
  /** Their letters, words next to each other together; `isTrade` where they name what a person does. */
  titles: readonly (Span & { isTrade: boolean })[];
  /** True when the last word may be unfinished. */
  isOpen: boolean;
}

const phraseIndex = phrases
  .flatMap(([wish, wordings]) =>
    wordings.map((wording) => ({ wish, stems: wordsOfQuery(wording).flat().map(stemOf) })),
  )
  .sort((one, other) => other.stems.length - one.stems.length);

const yearWords = new Set(['year', 'years', 'yr', 'yrs', 'ឆ្នាំ']);
const experienceWords = new Set([
  'experience',
  'experiences',
  'exp',
  'បទពិសោធន៍',
  'of',
  'working',
  'work',
  'នៃ',
]);
const rangeWords = new Set(['to', 'ដល់']);
const numbers: ReadonlyMap<string, number> = new Map(
  ['one មួយ', 'two ពីរ', 'three បី', 'four បួន', 'five ប្រាំ'].flatMap((words, at) =>
    words.split(' ').map((word): [string, number] => [word, at + 1]),
  ),
);
/** More years are an age. */
const maxYears = 15;

const nearWords = new Set(['near', 'nearby', 'around', 'close', 'ជិត', 'ក្បែរ', 'ជុំវិញ']);

interface Stretch {
  wish: Wish;
  /** Index of the first word, and of the one after the last. */
  first: number;
  end: number;
}

/** Number of years at a word: 3, three, បី; null for any other word. */
function countAt(word: string | undefined): number | null {
  if (word === undefined) return null;
  const digits = /^(\d{1,2})(?:years?|yrs?)?$/.exec(word)?.[1];
  return digits === undefined ? (numbers.get(word) ?? null) : Number(digits);
}

/** "3 years", "2-3 years of experience", "experience 3 years"; no words before `from` are read. */
function yearsAt(tokens: readonly Token[], at: number, from: number): Stretch | null {
  const wordAt = (index: number) => tokens[index]?.written ?? '';
  const count = countAt(wordAt(at));
  const isJoined = /^\d{1,2}(?:years?|yrs?)$/.test(wordAt(at));
  if (count === null || count > maxYears || (!isJoined && !yearWords.has(wordAt(at + 1)))) return null;
  const saysExperience = (index: number) => experienceWords.has(wordAt(index));
  let end = at + (isJoined ? 1 : 2);
  while (saysExperience(end)) end++;
  let first = at;
  const least = rangeWords.has(wordAt(at - 1)) ? at - 2 : at - 1;
  if (least >= from && countAt(wordAt(least)) !== null) first = least;
  while (first > from && saysExperience(first - 1)) first--;
  return { wish: experienceOf(count), first, end };
}

function phraseAt(tokens: readonly Token[], at: number): Stretch | null {
  const found = phraseIndex.find(({ stems }) =>
    stems.every((stem, offset) => stemOf(tokens[at + offset]?.written ?? '') === stem),
  );
  return found ? { wish: found.wish, first: at, end: at + found.stems.length } : null;
}

/** Wishes by phrases and years, which do not need the lexicon. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < tokens.length; ) {
    const from = found.at(-1)?.end ?? 0;
    const one = tokens[at]?.isQuoted ? null : (yearsAt(tokens, at, from) ?? phraseAt(tokens, at));
    if (one) found.push(one);
    at = one?.end ?? at + 1;
  }
  return found;
}

const squashed = (words: readonly string[]) => words.join('');
const places = lexicon.filter(({ about }) => about === 'place');
/** Names of places without spaces, by their first letter. */
const placeNames = Map.groupBy(
  places.flatMap((entry) =>
    [...entry.wordings, ...entry.typed].map((wording) => ({
      entry,
      name: squashed(wordsOfQuery(wording).flat()),
    })),
  ),
  ({ name }) => name[0],
);
/** Shorter names resemble other words. */
const [minLatinLength, minKhmerLength, oneEditUpTo] = [6, 6, 9];
const maxPlaceWords = 3;

const isOther = ({ written }: Token) =>
  (isLexiconWord(written) && !isKhmer(written)) || STOP_WORDS.has(written) || /\d/.test(written);

/** A place that is written with a slip: "siem reab", "phnom pen". */
function misspeltPlace(tokens: readonly Token[]): LexiconEntry | null {
  const typedName = squashed(tokens.map(({ written }) => written));
  const most = typedName.length > oneEditUpTo ? 2 : 1;
  if (typedName.length < (isKhmer(typedName) ? minKhmerLength : minLatinLength)) return null;
  if (tokens.every((token) => isOther(token) || COMMON_WORDS.has(token.written))) return null;
  let best: { entry: LexiconEntry; edits: number } | null = null;
  for (const { entry, name } of placeNames.get(typedName[0]) ?? []) {
    if (Math.abs(name.length - typedName.length) > most) continue;
    const edits = distance(name, typedName);
    if (edits <= most && edits < (best?.edits ?? most + 1)) best = { entry, edits };
  }
  return best?.entry ?? null;
}

const QUOTED = /^["“”«»]+/;
/** Signs of an amount; those before a number are its own. */
const [AMOUNT_BEFORE, AMOUNT_BEHIND] = [/^[$៛~]+/, /^[$៛+]+/];
const AMOUNT = /^[~\p{Nd}]/u;

/** Letters of words next to each other, with the signs that belong to them. */
function spanOf(text: string, tokens: readonly Token[]): Span {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const [from, to] = [first?.from ?? 0, last?.to ?? 0];
  const isAmount = /^\d/.test(first?.written ?? '');
  const before = first?.isQuoted ? QUOTED : isAmount && AMOUNT_BEFORE;
  const behind = last?.isQuoted ? QUOTED : AMOUNT_BEHIND;
  const signs = [...text.slice(0, from)].reverse().join('');
  const own = behind.exec(text.slice(to))?.[0].length ?? 0;
  const belongsToNext = behind === AMOUNT_BEHIND && AMOUNT.test(text.slice(to + own));
  return {
    from: from - (before ? (before.exec(signs)?.[0].length ?? 0) : 0),
    to: belongsToNext ? to : to + own,
  };
}

function placeWish({ wordings, within }: LexiconEntry, isNear: boolean) {
  const isTown = within.length > 0;
  return {
    kind: 'place' as const,
    province: isTown ? within : wordings,
    town: isTown ? wordings : [],
    isNear,
  };
}

/** Free words next to each other. */
function runsOfFree(tokens: readonly Token[], isFree: (token: Token) => boolean): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (isFree(token)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

const isTelling = ({ written, term }: Token) => !STOP_WORDS.has(written) && !isFiller(term);

/**
 * Reads a search in either language: what it asks for beside the work (place, kind of job, experience, pay, work from
 * home), each with its letters in the text, and the words that are left. Words in quotes are left as they are, as are
 * places that `isPlace` does not know. At most 200 characters are read.
 */
export function readSearch(
  text: string,
  synonyms: Synonyms,
  isPlace: (province: readonly string[]) => boolean = () => true,
): Reading {
  const tokens = searchTokens(text);
  const taken = new Set<Token>();
  const wishes: SearchWish[] = [];
  const take = (wish: Unplaced<SearchWish>, own: readonly Token[]) => {
    for (const token of own) taken.add(token);
    wishes.push({ ...wish, ...spanOf(text, own) });
  };
  for (const { wish, first, end } of stretchesOf(tokens)) take(wish, tokens.slice(first, end));
  const [named, trades] = [new Set<Token>(), new Set<Token>()];
  const isFree = (token: Token) => !taken.has(token) && !token.isQuoted;
  for (const run of runsOfFree(tokens, isFree)) {
    const keywords = run.filter(({ written }) => !STOP_WORDS.has(written));
    for (const { from, length, entry } of synonyms.find(keywords.map(({ term }) => term))) {
      const own = keywords.slice(from, from + length);
      const before = run[run.indexOf(own[0] as Token) - 1];
      const isNear = before !== undefined && nearWords.has(before.written);
      const wish = wishOf.get(entry?.wordings[0] ?? '');
      if (length > 1 || entry?.about !== 'work') for (const token of own) named.add(token);
      if (entry?.about === 'trade') for (const token of own) trades.add(token);
      const place = entry?.about === 'place' ? placeWish(entry, isNear) : null;
      if (place && !isPlace(place.province)) continue;
      const wished = wish ?? place;
      if (wished) take(wished, isNear && before ? [before, ...own] : own);
    }
  }
  for (const { dollars, first, end } of wishedPay(text, tokens, (token) => taken.has(token)))
    take({ kind: 'salary', dollars }, tokens.slice(first, end));
  for (const run of runsOfFree(tokens, (token) => isFree(token) && !named.has(token)))
    for (let at = 0; at < run.length; ) {
      let found = 0;
      for (let length = Math.min(maxPlaceWords, run.length - at); length > 0 && found === 0; length--) {
        const own = run.slice(at, at + length);
        const entry = misspeltPlace(own);
        const place = entry && placeWish(entry, false);
        if (!place || !isPlace(place.province)) continue;
        take(place, own);
        found = length;
      }
      at += found || 1;
    }
  const left = tokens.filter((token) => !taken.has(token));
  const telling = left.filter((token) => token.isQuoted || named.has(token) || isTelling(token));
  const hasContent = telling.length > 0 || wishes.length > 0 || left.some(({ term }) => isFiller(term));
  // Stop words alone are the search.
  const words = hasContent ? telling : left.map((token) => ({ ...token, term: keptWord(token.term) }));
  const chosen = new Set(words.map(({ from }) => from));
  const titles = [true, false].flatMap((isQuoted) =>
    runsOfFree(tokens, (token) => chosen.has(token.from) && token.isQuoted === isQuoted).map((run) => ({
      ...spanOf(text, run),
      isTrade: run.some((token) => trades.has(token)),
    })),
  );
  return {
    wishes: wishes.sort((one, other) => one.from - other.from),
    words,
    titles: titles.sort((one, other) => one.from - other.from),
    isOpen: words.length > 0 && words.at(-1)?.to === tokens.at(-1)?.to,
  };
}
