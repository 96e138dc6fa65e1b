import type { SearchQuery } from '@acheep/search/query';
import { runYielding } from '../../plumbing/run-yielding.ts';
import { type Bits, blockSize, count, draftOf, type EntrySet, fulfilling, without } from './bits.ts';
import { keepAtLeast, keepMatching } from './column-scan.ts';
import { columnStore, type Kept } from './columns.ts';
import { type Counted, entryCounts } from './entry-counts.ts';
import { type EntryWords, entryWords, type Place, places } from './entry-words.ts';
import { type Sorting, topOf } from './top.ts';
import { keyOf, type Wanted, type WantedWord } from './wanted-word.ts';
import { type PostingSource, type Prepared, wordPostings } from './word-postings.ts';

/** The entries of a block that are looked for: until the next call. */
type InBlock = (block: number) => Bits;
/** What drafts are for: a tier, what words make of it (two for each `any` within another), and what is found in each block. */
const [ofTier, ofWords, ofBlocks] = [0, 1, 32];

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
  const counts = entryCounts(columns.of);
  const there: Bits[] = [];
  /** How many entries of a block there are. */
  const alive: number[] = [];
  let [last, filed] = [0, 0];
  /** What the latest searches were made among, by what all of them ask: of the blocks that have not changed since. */
  let common: { key: string; blocks: Map<number, Bits> } | null = null;

  function setThere(ordinal: number, isThere: boolean) {
    const block = Math.floor(ordinal / blockSize);
    const bits = there[block] ?? new Uint32Array(blockSize / 32);
    const [at, bit] = [(ordinal % blockSize) >>> 5, 1 << (ordinal & 31)];
    const was = ((bits[at] as number) & bit) !== 0;
    bits[at] = isThere ? (bits[at] as number) | bit : (bits[at] as number) & ~bit;
    there[block] = bits;
    common?.blocks.delete(block);
    alive[block] = (alive[block] ?? 0) + Number(isThere) - Number(was);
    // Old blocks end as their jobs do, or are entered anew.
    if (alive[block] === 0 && block < Math.floor(last / blockSize)) {
      there[block] = null;
      columns.drop(block);
    }
  }

  /** Leaves those of a block with what is asked of a column; `found` is written over. */
  function matching(found: Bits, ask: Ask<Name>, block: number): Bits {
    const { blocks, values, codes, least, most } = columns.of(ask.column);
    const column = blocks[block];
    if (!column || !found) return null;
    if ('atLeast' in ask) {
      if ((most[block] as number) < ask.atLeast) return null;
      return (least[block] as number) >= ask.atLeast ? found : keepAtLeast(found, column, ask.atLeast);
    }
    const isIn = 'oneOf' in ask;
    const fits = new Uint8Array(values.length).fill(isIn ? 0 : 1);
    for (const value of isIn ? ask.oneOf : ask.noneOf) {
      const code = codes.get(value);
      if (code !== undefined) fits[code] = isIn ? 1 : 0;
    }
    return keepMatching(found, column, fits);
  }

  /** Those of some entries of a block with what is asked; `bits` is written over. */
  const among = (bits: Bits, asks: readonly Ask<Name>[], block: number): Bits =>
    asks.reduce<Bits>((found, ask) => matching(found, ask, block), bits);

  /** Those that fulfil what all searches ask, which changes once a day: looked for once a change of a block. */
  function commonly(asks: readonly Ask<Name>[]): readonly Bits[] {
    const key = JSON.stringify(asks);
    if (common?.key !== key) common = { key, blocks: new Map() };
    const { blocks } = common;
    return there.map((bits, block) => {
      const known = blocks.get(block);
      if (known !== undefined) return known;
      const found = among(bits?.slice() ?? null, asks, block);
      blocks.set(block, found);
      return found;
    });
  }

  /** Those of some entries of a block that have these words in a place; `bits` is written over. */
  function having(bits: Bits, wanted: Wanted | null, { words }: Prepared, place: Place, block: number): Bits {
    const ofWord = (word: WantedWord): EntrySet[] => {
      const own = (words.get(keyOf(word)) ?? []).flatMap((blocks) => blocks.get(block)?.[place] ?? []);
      // Whoever waits for something after the words of a search were read may find nothing in them any more.
      if (own.some(({ buffer }) => (buffer as ArrayBuffer).detached))
        throw new Error('The postings of a word were released while a search still used them');
      // What waits is at the end.
      if (waiting.size() === 0 || block < Math.floor((filed + 1) / blockSize)) return own;
      const late = waiting.having(word, place).filter((ordinal) => Math.floor(ordinal / blockSize) === block);
      return [...own, Uint16Array.from(late, (ordinal) => ordinal % blockSize)];
    };
    return wanted && fulfilling(bits, wanted, ofWord, ofWords);
  }

  /**
   * Entries that answer equally well, best first: all words in the title; in title and tags; anywhere; then in these
   * ways what only the unfinished last word finds; then what means the same and says it in other words. Each takes its
   * entries from what the ones before it have left: they are asked in their order, each for every block before the next
   * is asked.
   */
  function tiersOf(left: Bits[], prepared: Prepared): InBlock[] {
    const ways = prepared.wanted.filter((one, way, all) => one && all.indexOf(one) === way);
    return ways.flatMap((one, way) =>
      places.map((place) => (block: number) => {
        const rest = left[block] ?? null;
        // The last finds all that is found.
        if (way === ways.length - 1 && place === 'anywhere') return rest;
        const found = having(draftOf(rest, ofTier), one, prepared, place, block);
        left[block] = without(rest, found);
        return found;
      }),
    );
  }

  const prepare = async ({ words }: EntrySearch<Name>): Promise<Prepared | null> =>
    words &&
    postings.prepare([words.exact, words.prefix, ...(words.meant ? [words.meant] : [])], () => filed);

  /** What a search finds, by block: to be read, and until the next call. */
  function foundBy(
    prepared: Prepared | null,
    asks: readonly Ask<Name>[],
    always: readonly Ask<Name>[],
  ): readonly Bits[] {
    const listed = commonly(always);
    if (!prepared && asks.length === 0) return listed;
    // Each way to say it finds what those before it find.
    const widest = prepared?.wanted.findLast(Boolean) ?? null;
    return listed.map((bits, block) => {
      const own = draftOf(bits, ofBlocks + block);
      return among(prepared ? having(own, widest, prepared, 'anywhere', block) : own, asks, block);
    });
  }

  /** What entries are sorted by, the highest first: their number in a column, and what their merits add. */
  function sortingBy({ column, direction, merits = [] }: EntryPage<Name>['order']): Sorting {
    const { blocks, least, most } = columns.of(column);
    const isFalling = direction === 'DESC';
    const sign = isFalling ? 1 : -1;
    const more = merits.reduce((sum, { adds }) => sum + adds, 0);
    return {
      keysOf(block) {
        const own = blocks[block] as Float64Array;
        const adding = merits.map((merit) => ({
          ...merit,
          of: columns.of(merit.column).blocks[block] as Uint16Array,
        }));
        return (at) => {
          let sum = own[at] as number;
          for (const { of, atLeast, adds } of adding) if ((of[at] as number) >= atLeast) sum += adds;
          return sign * sum;
        };
      },
      bound: (block) => (isFalling ? (most[block] as number) + more : -(least[block] as number)),
      fromLast: isFalling,
      isBefore: (one, other) => sign * columns.compareIds(one, other) > 0,
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
    },

    /** A page of a search, and how many it finds. `always` is what every entry has to fulfil. */
    async page(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      { order, ranked, offset, limit }: EntryPage<Name>,
    ): Promise<{ ids: string[]; total: number }> {
      const prepared = await prepare(search);
      const all = foundBy(prepared, search.asks, always);
      const sizes = all.map(count);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const blocks = [...sizes.keys()].filter((block) => sizes[block]);
      const tiers =
        prepared && ranked ? tiersOf([...all], prepared) : [(block: number) => all[block] ?? null];
      const end = Math.min(offset + limit, total);
      const ids: string[] = [];
      let before = 0;
      for (const tier of tiers) {
        if (before >= end) break;
        const first = topOf(blocks, tier, end - before, sortingBy(order));
        for (const entry of first.subarray(Math.max(offset - before, 0))) ids.push(columns.id(entry));
        before += first.length;
      }
      return { ids, total };
    },

    /** How many entries each of some searches finds, as `to_tsquery` takes them. */
    async totals(texts: readonly string[], always: readonly Ask<Name>[]): Promise<number[]> {
      const prepared = await postings.prepare(texts, () => filed);
      const listed = commonly(always);
      return prepared.wanted.map((one) =>
        listed.reduce(
          (sum, fits, block) => sum + count(having(draftOf(fits, ofTier), one, prepared, 'anywhere', block)),
          0,
        ),
      );
    },

    /** How many of what a search finds have each value of a column, or at least so much in it. */
    async counts(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      of: readonly Counted<Name>[],
    ): Promise<{ value: string; count: number }[][]> {
      const prepared = await prepare(search);
      return runYielding(counts(() => foundBy(prepared, search.asks, always), commonly(always), of));
    },
  };
}
