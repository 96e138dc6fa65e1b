import type { SearchQuery } from '@acheep/search/query';
import {
  and,
  type Bits,
  type Blocks,
  bitsOf,
  blockSize,
  count,
  entriesOf,
  fulfilling,
  or,
  sizeOf,
  without,
} from './bits.ts';
import { columnStore, type Kept } from './columns.ts';
import { type EntryWords, entryWords, type Place } from './entry-words.ts';
import { type Sorting, topOf } from './top.ts';
import { keyOf, type Wanted } from './wanted-word.ts';
import { type PostingSource, type Prepared, wordPostings } from './word-postings.ts';

/** A change of the list, in the order of the commits. */
export interface Entry<Name extends string> {
  ordinal: number;
  /** The entry of the same record that ends with this one. */
  replaces: number | null;
  /** Null where the record is not in the list any more. */
  id: string | null;
  values: Readonly<Record<Name, string | null>>;
  /** Only where they are not filed yet. */
  words: EntryWords | null;
}

/** What is asked of a column. */
export type Ask<Name extends string> =
  | { column: Name; oneOf: readonly string[] }
  | { column: Name; noneOf: readonly string[] }
  | { column: Name; atLeast: number };

export interface EntrySearch<Name extends string> {
  /** Null where nothing is searched for. */
  words: SearchQuery | null;
  asks: readonly Ask<Name>[];
}

/** What puts an entry further to the front: it counts as so much more in the column of the order. */
export interface Merit<Name extends string> {
  column: Name;
  /** Entries with so much or more in the column have it. */
  atLeast: number;
  adds: number;
}

export interface EntryPage<Name extends string> {
  order: { column: Name; direction: 'ASC' | 'DESC'; merits?: readonly Merit<Name>[] };
  /** By how well an entry answers, and only then by the order. */
  ranked: boolean;
  offset: number;
  limit: number;
}

/**
 * The entries of a list in memory: which there are, and the columns by which they are filtered and sorted. Which of
 * them have a word is read as searches need it, and kept for the latest.
 */
export function entryIndex<Name extends string>(source: PostingSource, kept: Readonly<Record<Name, Kept>>) {
  const columns = columnStore(kept);
  const postings = wordPostings(source);
  const waiting = entryWords();
  const there: Bits[] = [];
  /** How many entries of a block there are. */
  const alive: number[] = [];
  let [last, filed] = [0, 0];
  /** What the latest searches were made among, by what all of them ask. */
  let common: { key: string; blocks: Bits[] } | null = null;

  function setThere(ordinal: number, isThere: boolean) {
    const block = Math.floor(ordinal / blockSize);
    const bits = there[block] ?? new Uint32Array(blockSize / 32);
    const [at, bit] = [(ordinal % blockSize) >>> 5, 1 << (ordinal & 31)];
    const was = ((bits[at] as number) & bit) !== 0;
    bits[at] = isThere ? (bits[at] as number) | bit : (bits[at] as number) & ~bit;
    there[block] = bits;
    alive[block] = (alive[block] ?? 0) + Number(isThere) - Number(was);
    // Old blocks end as their jobs do, or are entered anew.
    if (alive[block] === 0 && block < Math.floor(last / blockSize)) {
      there[block] = null;
      columns.drop(block);
    }
  }

  /** Those of a block with what is asked of a column. */
  function fitting(ask: Ask<Name>, block: number): Uint32Array {
    const found = new Uint32Array(blockSize / 32);
    const { blocks, values, codes } = columns.of(ask.column);
    const column = blocks[block];
    if (!column) return found;
    if ('atLeast' in ask) {
      const { atLeast } = ask;
      for (let at = 0; at < blockSize; at++)
        if ((column[at] as number) >= atLeast)
          found[at >>> 5] = (found[at >>> 5] as number) | (1 << (at & 31));
      return found;
    }
    const isIn = 'oneOf' in ask;
    const fits = new Uint8Array(values.length).fill(isIn ? 0 : 1);
    for (const value of isIn ? ask.oneOf : ask.noneOf) {
      const code = codes.get(value);
      if (code !== undefined) fits[code] = isIn ? 1 : 0;
    }
    for (let at = 0; at < blockSize; at++)
      if (fits[column[at] as number] === 1) found[at >>> 5] = (found[at >>> 5] as number) | (1 << (at & 31));
    return found;
  }

  const among = (from: Blocks, asks: readonly Ask<Name>[]): Bits[] =>
    from.map((bits, block) =>
      asks.reduce<Bits>((found, ask) => found && and(found, fitting(ask, block)), bits?.slice() ?? null),
    );

  /** Those that fulfil what all searches ask, which changes once a day: looked for once a change. */
  function commonly(asks: readonly Ask<Name>[]): Blocks {
    const key = JSON.stringify(asks);
    if (common?.key !== key) common = { key, blocks: among(there, asks) };
    return common.blocks;
  }

  /** Those of a block that have these words in a place. */
  const having = (wanted: Wanted | null, words: Prepared['words'], place: Place, block: number): Bits =>
    wanted &&
    fulfilling(wanted, (word) => {
      const own = words.get(keyOf(word))?.blocks.get(block)?.[place];
      const bits = own ? bitsOf(own) : null;
      // What waits is at the end.
      if (waiting.size() === 0 || block < Math.floor((filed + 1) / blockSize)) return bits;
      const late = waiting.having(word, place).filter((ordinal) => Math.floor(ordinal / blockSize) === block);
      return or(bits, bitsOf(Uint16Array.from(late, (ordinal) => ordinal % blockSize)));
    });

  const both = (one: Blocks, other: Blocks): Bits[] =>
    one.map((bits, block) => and(bits?.slice() ?? null, other[block] ?? null));
  const minus = (one: Blocks, other: Blocks): Bits[] =>
    one.map((bits, block) => without(bits?.slice() ?? null, other[block] ?? null));

  /**
   * Entries that answer equally well, best first: all words in the title; in title and tags; anywhere; then in these
   * ways what only the unfinished last word finds; then what means the same and says it in other words.
   */
  function tiersOf(among: Blocks, { wanted: all, words }: Prepared, ranked: boolean): Blocks[] {
    const find = (wanted: Wanted | null, place: Place): Bits[] =>
      among.map((fits, block) => fits && and(having(wanted, words, place, block), fits));
    const [exact = null, prefix = null, meant = null] = all;
    if (!ranked) return [find(meant ?? prefix, 'anywhere')];
    const byPlace = (wanted: Wanted | null, within: Blocks): Blocks[] => {
      if (!within.some(Boolean)) return [];
      const inName = both(within, find(wanted, 'inName'));
      const inHead = minus(both(within, find(wanted, 'inHead')), inName);
      return [inName, inHead, minus(minus(within, inHead), inName)];
    };
    const exactly = find(exact, 'anywhere');
    const beginning = prefix === exact ? exactly : find(prefix, 'anywhere');
    const written = exactly.some(Boolean)
      ? [...byPlace(exact, exactly), ...byPlace(prefix, minus(beginning, exactly))]
      : byPlace(prefix, beginning);
    return meant ? [...written, ...byPlace(meant, minus(find(meant, 'anywhere'), beginning))] : written;
  }

  async function found({ words, asks }: EntrySearch<Name>, always: readonly Ask<Name>[], ranked: boolean) {
    const texts = words && [words.exact, words.prefix, ...(words.meant ? [words.meant] : [])];
    const prepared = texts && (await postings.prepare(texts, () => filed));
    const within = among(commonly(always), asks);
    return prepared ? tiersOf(within, prepared, ranked) : [within];
  }

  const numberIn = (name: Name) => {
    const { blocks } = columns.of(name);
    return (entry: number) =>
      (blocks[Math.floor(entry / blockSize)] as Float64Array)[entry % blockSize] as number;
  };

  /** What entries are sorted by, the highest first: their number in a column, and what their merits add. */
  function sortingBy({ column, direction, merits = [] }: EntryPage<Name>['order']): Sorting {
    const own = numberIn(column);
    const { least, most } = columns.of(column);
    const adding = merits.map(({ column: of, ...merit }) => ({ ...merit, at: numberIn(of) }));
    const sum = (entry: number) =>
      adding.reduce((all, { at, atLeast, adds }) => (at(entry) >= atLeast ? all + adds : all), own(entry));
    const all = adding.reduce((more, { adds }) => more + adds, 0);
    if (direction === 'ASC')
      return {
        key: (entry) => -sum(entry),
        bound: (block) => -(least[block] as number),
        fromLast: false,
        isBefore: (one, other) => columns.compareIds(one, other) < 0,
      };
    return {
      key: adding.length === 0 ? own : sum,
      bound: (block) => (most[block] as number) + all,
      fromLast: true,
      isBefore: (one, other) => columns.compareIds(one, other) > 0,
    };
  }

  return {
    last: () => last,
    bytes: () => columns.bytes() + postings.bytes() + there.length * (blockSize / 8),
    waiting: waiting.size,

    /** Takes in what has changed since, in its order, and up to where words have been filed. */
    take(entries: readonly Entry<Name>[], nowFiled: number) {
      for (const { ordinal, replaces, id, values, words } of entries) {
        if (replaces !== null) setThere(replaces, false);
        last = ordinal;
        if (id === null) continue;
        columns.set(ordinal, id, values);
        setThere(ordinal, true);
        if (words) waiting.add(ordinal, words);
      }
      filed = nowFiled;
      waiting.forgetUntil(filed);
      common = null;
    },

    /** A page of a search, and how many it finds. `always` is what every entry has to fulfil. */
    async page(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      { order, ranked, offset, limit }: EntryPage<Name>,
    ): Promise<{ ids: string[]; total: number }> {
      const tiers = await found(search, always, ranked && search.words !== null);
      const sorting = sortingBy(order);
      const ids: string[] = [];
      let total = 0;
      for (const tier of tiers) {
        const size = sizeOf(tier);
        const from = Math.max(offset - total, 0);
        const to = Math.min(offset + limit - total, size);
        total += size;
        if (to > from)
          for (const entry of topOf(tier, to, sorting).subarray(from)) ids.push(columns.id(entry));
      }
      return { ids, total };
    },

    /** How many entries each of some searches finds, as `to_tsquery` takes them. */
    async totals(texts: readonly string[], always: readonly Ask<Name>[]): Promise<number[]> {
      const { wanted, words } = await postings.prepare(texts, () => filed);
      const listed = commonly(always);
      return wanted.map((one) =>
        listed.reduce(
          (sum, fits, block) => sum + (fits ? count(and(having(one, words, 'anywhere', block), fits)) : 0),
          0,
        ),
      );
    },

    /** How many of what a search finds have each value of a column, or at least so much in it. */
    async counts<Step extends string>(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      of: readonly { column: Name; atLeast?: readonly (readonly [step: Step, least: number])[] }[],
    ): Promise<{ value: string; count: number }[][]> {
      const [tier = []] = await found(search, always, false);
      const entries = entriesOf(tier);
      return of.map(({ column, atLeast }) => {
        const { values } = columns.of(column);
        const at = numberIn(column);
        const sums = new Float64Array(atLeast?.length ?? values.length);
        for (const entry of entries) {
          const own = at(entry);
          if (!atLeast) sums[own] = (sums[own] as number) + 1;
          else
            for (let step = 0; step < sums.length; step++)
              if (own >= (atLeast[step]?.[1] as number)) sums[step] = (sums[step] as number) + 1;
        }
        const counted = atLeast ? atLeast.map(([step]) => step as string) : values;
        return counted.flatMap((value, index) =>
          value !== '' && sums[index] ? [{ value, count: sums[index] as number }] : [],
        );
      });
    },
  };
}
