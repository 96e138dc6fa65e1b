import { stemOf } from '../analysis/looked-up-word.ts';
import { isKhmer } from '../analysis/query-word.ts';
import { dictionary, wordingKey } from './dictionary.ts';
import { type LexiconEntry, workLexicon } from './lexicon.ts';
import { meaningsOf } from './meaning.ts';
import { type Meant, synonymKey, synonymTerms } from './synonym.ts';

/** Words that must all be present. */
type Way = readonly string[];

/** Trade, or a field of work, of a group. */
export interface RelatedTrade {
  /** Its meaning in the lexicon; `null` where the lexicon does not have it. */
  entry: LexiconEntry | null;
  /** Titles by language, the usual one of each first. */
  titles: { english: readonly string[]; khmer: readonly string[] };
}

export interface RelatedGroup {
  /** Whoever looks for one of them would gladly read the others. */
  trades: readonly RelatedTrade[];
  /** People type them and mean any of the trades. No title is looked up by them. */
  fields: readonly RelatedTrade[];
}

/** Titles of one trade in one language. */
const maxTitles = 3;
const maxWays = 24;

/**
 * Groups of the dictionary: work that the same person could do, though not the same work. Ranks are related to other
 * ranks only.
 */
function readGroups(): RelatedGroup[] {
  const entries = new Map(
    workLexicon.flatMap((entry) => entry.wordings.map((wording) => [wordingKey(wording), entry])),
  );
  const others = new Map(
    dictionary.flatMap(({ about, wordings }) =>
      about === 'neighbour' ? wordings.map((wording) => [wordingKey(wording), wordings]) : [],
    ),
  );
  const named = new Map<string, RelatedTrade>();
  const tradeOf = (name: string): RelatedTrade => {
    const known = named.get(name);
    if (known) return known;
    const entry = entries.get(wordingKey(name)) ?? null;
    const wordings = [name, ...(entry?.wordings ?? others.get(wordingKey(name)) ?? [])];
    const each = [...new Map(wordings.map((wording) => [wordingKey(wording), wording])).values()];
    // The further words of a topic tell the topic ("beer"), not the trade.
    const isTitle = (wording: string, at: number) =>
      at === 0 || entry?.about !== 'topic' || wording.includes(' ');
    const some = (inKhmer: boolean) =>
      each
        .filter((one) => isKhmer(one) === inKhmer)
        .filter(isTitle)
        .slice(0, maxTitles);
    const trade = { entry, titles: { english: some(false), khmer: some(true) } };
    named.set(name, trade);
    return trade;
  };
  return dictionary
    .filter(({ neighbours }) => neighbours.length > 0)
    .map(({ neighbours, fields }) => ({ trades: neighbours.map(tradeOf), fields: fields.map(tradeOf) }));
}

type Key = LexiconEntry | string;
type Groups = ReadonlyMap<Key, readonly RelatedGroup[]>;

/** The meaning of a trade, or else each of its titles. */
const keysOf = ({ entry, titles }: RelatedTrade): readonly Key[] =>
  entry ? [entry] : [...titles.english, ...titles.khmer].map(synonymKey);

function indexed(groups: readonly RelatedGroup[], part: keyof RelatedGroup): Groups {
  const byKey = new Map<Key, RelatedGroup[]>();
  for (const group of groups)
    for (const key of group[part].flatMap(keysOf)) byKey.set(key, [...(byKey.get(key) ?? []), group]);
  return byKey;
}

function readAll() {
  const groups = readGroups();
  return { groups, byTrade: indexed(groups, 'trades'), byField: indexed(groups, 'fields') };
}
let known: ReturnType<typeof readAll> | undefined;
const all = () => (known ??= readAll());

/** Groups of the list, in its order. */
export const relatedGroups = (): readonly RelatedGroup[] => all().groups;

/** True where the other words of a search tell no more than a rank, a sector or a type of work. */
function tellsNothingElse(terms: readonly string[], found: readonly Meant[]): boolean {
  const covered = new Set(
    found.flatMap(({ from, length }) => Array.from({ length }, (_, offset) => from + offset)),
  );
  const others = terms.filter((_, at) => !covered.has(at));
  return meaningsOf(others.join(' ')).every(({ kind }) => kind === 'rank' || kind === 'field');
}

/** Trades of the list that a search names: all of it, or else parts of it, or else the fields that it names. */
function namedIn(
  terms: readonly string[],
  found: readonly Meant[],
): { groups: Groups; keys: readonly Key[] } {
  const { byTrade, byField } = all();
  const whole = terms.map(stemOf).join(' ');
  if (byTrade.has(whole)) return { groups: byTrade, keys: [whole] };
  const inList = (groups: Groups) => found.filter(({ entry }) => entry && groups.has(entry));
  const groups = inList(byTrade).length > 0 ? byTrade : byField;
  const named = inList(groups);
  const ofWork = found.filter(({ entry }) => entry?.about === 'work');
  const keys = tellsNothingElse(terms, [...named, ...ofWork])
    ? named.flatMap(({ entry }) => entry ?? [])
    : [];
  return { groups, keys };
}

/** The first titles of all trades, then the second ones, in both languages. */
function* titlesInTurn(trades: readonly RelatedTrade[]) {
  for (let turn = 0; turn < maxTitles; turn++)
    for (const { titles } of trades)
      for (const title of [titles.english[turn], titles.khmer[turn]]) if (title) yield title;
}

/**
 * Titles of trades that a person who searches for these words would gladly read on to, each as words that must all be
 * present, at most 24: "lawyer" gives those of legal officers and notaries, not its own. `found` is what the search
 * means of the terms (`Synonyms.find`), so the longest wording counts, however it is spelled. Empty where no trade of
 * the list is meant, and where another word tells more than a rank, a sector or a type of work.
 */
export function relatedTitles(terms: readonly string[], found: readonly Meant[]): Way[] {
  const { groups, keys } = namedIn(terms, found);
  const isOwn = (trade: RelatedTrade) => keysOf(trade).some((key) => keys.includes(key));
  // A trade stands first in the group that is closest to it.
  const nearest = [...new Set(keys.flatMap((key) => groups.get(key) ?? []))].sort(
    (a, b) => a.trades.findIndex(isOwn) - b.trades.findIndex(isOwn),
  );
  const others = nearest.flatMap(({ trades }) => trades).filter((trade) => !isOwn(trade));
  const each = new Map(others.map((trade) => [keysOf(trade)[0], trade]));
  const titled = keys.map((key) =>
    typeof key === 'string' ? [key.split(' ')] : key.wordings.map(synonymTerms),
  );
  const before = titled.flat().map((way) => way.map(stemOf));
  const ways: Way[] = [];
  for (const title of titlesInTurn([...each.values()])) {
    const way = synonymTerms(title);
    const stems = way.map(stemOf);
    // Titles with more words are found by those with fewer.
    if (before.some((one) => one.every((stem) => stems.includes(stem)))) continue;
    before.push(stems);
    if (ways.push(way) === maxWays) break;
  }
  return ways;
}
