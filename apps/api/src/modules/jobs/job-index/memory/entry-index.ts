import type { RankedQuery } from '@acheep/search/query/ranked-query';
import { runYielding } from '../../../../plumbing/run-yielding.ts';
import { type Bits, blockSize, count, draftOf, type EntrySet, fulfilling, or, without } from './bits.ts';
import { keepAtLeast, keepMatching } from './column-scan.ts';
import { columnStore, type Kept } from './columns.ts';
import { type Counted, entryCounts } from './entry-counts.ts';
import { type EntryWords, entryWords, type Place } from './entry-words.ts';
import { type Sorting, topOf } from './top.ts';
import { keyOf, type Wanted, type WantedWord } from './wanted-word.ts';
import { type PostingSource, type Prepared, wordPostings } from './word-postings.ts';

/** The matching entries of a block; valid until the next call. */
type InBlock = (block: number) => Bits;
/** Depths of scratch sets: for tiers, for words (two for each nested `any`), and for the results of each block. */
const [ofTier, ofTitles, ofResults, ofNot, ofWords, ofBlocks] = [0, 1, 2, 3, 4, 32];

/** A change of the list, in commit order. */
export interface Entry<Name extends string> {
  ordinal: number;
  /** The previous entry of the same record, which it replaces. */
  replaces: number | null;
  /** Null once the record is no longer in the list. */
  id: string | null;
  values: Readonly<Record<Name, string | null>>;
  /** Only until the entry is indexed. */
  words: EntryWords | null;
}

/** A condition on a column. */
export type Ask<Name extends string> =
  | { column: Name; oneOf: readonly string[] }
  | { column: Name; noneOf: readonly string[] }
  | { column: Name; allOf: readonly string[] }
  | { column: Name; atLeast: number };

type Tier = RankedQuery['tiers'][number];

export interface EntrySearch<Name extends string> {
  /** Null without a search text. */
  words: RankedQuery | null;
  asks: readonly Ask<Name>[];
}

/** A boost for some entries: added to the value of the column that they are sorted by. */
export interface Merit<Name extends string> {
  column: Name;
  /** Minimum value in the column. */
  atLeast: number;
  adds: number;
}

export interface EntryPage<Name extends string> {
  order: { column: Name; direction: 'ASC' | 'DESC'; merits?: readonly Merit<Name>[] };
  /** Sorted by relevance first, and then by the order. */
  ranked: boolean;
  offset: number;
  limit: number;
}

export interface FoundPage {
  ids: string[];
  total: number;
  /** Number of the results that are in the tiers of titles. */
  inTitle: number;
  /** Number of those that are in these or in the tiers of related work. */
  related: number;
  /** The best tier that has results, up to the end of the page. */
  best: number;
}

/**
 * In-memory index of a list's entries, with the columns for filters and orders. Postings of words are loaded on demand,
 * and cached for the latest searches.
 */
export function entryIndex<Name extends string>(source: PostingSource, kept: Readonly<Record<Name, Kept>>) {
  const columns = columnStore(kept);
  const postings = wordPostings(source);
  const waiting = entryWords();
  const counts = entryCounts(columns.of);
  const there: Bits[] = [];
  /** Live entries by block. */
  const alive: number[] = [];
  let [last, filed] = [0, 0];
  /** Results of the conditions shared by the latest searches, for blocks without changes since. */
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
    // Old blocks empty when their jobs end or are entered again.
    if (alive[block] === 0 && block < Math.floor(last / blockSize)) {
      there[block] = null;
      columns.drop(block);
    }
  }

  /** The entries of a block that match a condition; overwrites `found`. */
  function matching(found: Bits, ask: Ask<Name>, block: number): Bits {
    const { blocks, values, codes, least, most } = columns.of(ask.column);
    const column = blocks[block];
    if (!column || !found) return null;
    if ('atLeast' in ask) {
      if ((most[block] as number) < ask.atLeast) return null;
      return (least[block] as number) >= ask.atLeast ? found : keepAtLeast(found, column, ask.atLeast);
    }
    if ('allOf' in ask) {
      const hasAll = (value: string) => ask.allOf.every((one) => value.split(',').includes(one));
      return keepMatching(
        found,
        column,
        Uint8Array.from(values, (value) => Number(hasAll(value))),
      );
    }
    const isIn = 'oneOf' in ask;
    const fits = new Uint8Array(values.length).fill(isIn ? 0 : 1);
    for (const value of isIn ? ask.oneOf : ask.noneOf) {
      const code = codes.get(value);
      if (code !== undefined) fits[code] = isIn ? 1 : 0;
    }
    return keepMatching(found, column, fits);
  }

  /** The entries of a block that match all conditions; overwrites `bits`. */
  const among = (bits: Bits, asks: readonly Ask<Name>[], block: number): Bits =>
    asks.reduce<Bits>((found, ask) => matching(found, ask, block), bits);

  /**
   * The entries that match the conditions of every search, which change once a day: computed once per change of a
   * block.
   */
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

  /** The entries of a block with these words in a place; overwrites `bits`. */
  function having(bits: Bits, wanted: Wanted | null, { words }: Prepared, place: Place, block: number): Bits {
    const ofWord = (word: WantedWord): EntrySet[] => {
      const own = (words.get(keyOf(word)) ?? []).flatMap((blocks) => blocks.get(block)?.[place] ?? []);
      // After another await the postings of a search may have been released.
      if (own.some(({ buffer }) => (buffer as ArrayBuffer).detached))
        throw new Error('The postings of a word were released while a search still used them');
      // Unindexed entries are at the end.
      if (waiting.size() === 0 || block < Math.floor((filed + 1) / blockSize)) return own;
      const late = waiting.having(word, place).filter((ordinal) => Math.floor(ordinal / blockSize) === block);
      return [...own, Uint16Array.from(late, (ordinal) => ordinal % blockSize)];
    };
    return wanted && fulfilling(bits, wanted, ofWord, ofWords);
  }

  /** The entries of a block that meet all conditions of a tier; overwrites `bits`. */
  const meeting = (bits: Bits, tier: Tier, prepared: Prepared, block: number): Bits =>
    tier.reduce<Bits>((found, { words, place, isNot }) => {
      const wanted = prepared.wanted.get(words) ?? null;
      if (!isNot) return having(found, wanted, prepared, place, block);
      return without(found, having(draftOf(found, ofNot), wanted, prepared, place, block));
    }, bits);

  /**
   * Tiers of equal relevance, best first. Each removes its entries from the rest: they have to be evaluated in order,
   * each for every block before the next.
   */
  const tiersOf = (left: Bits[], { tiers }: RankedQuery, prepared: Prepared): InBlock[] =>
    tiers.map((tier, at) => (block: number) => {
      const rest = left[block] ?? null;
      // The last tier is everything that is left.
      if (at === tiers.length - 1) return rest;
      const found = meeting(draftOf(rest, ofTier), tier, prepared, block);
      left[block] = without(rest, found);
      return found;
    });

  /** The entries of a block that meet one of some tiers; overwrites `bits`. */
  function meetingAny(bits: Bits, tiers: readonly Tier[], prepared: Prepared, block: number): Bits {
    const [only, ...others] = tiers;
    if (only && others.length === 0) return meeting(bits, only, prepared, block);
    let found: Bits = null;
    for (const tier of tiers) {
      const own = meeting(draftOf(bits, ofTier), tier, prepared, block);
      found = found ? or(found, own) : draftOf(own, ofTitles);
    }
    if (found) bits?.set(found);
    return found && bits;
  }

  /** Number of a block's results that meet one of some tiers. */
  function countIn(block: number, found: Bits, tiers: readonly Tier[], prepared: Prepared): number {
    return tiers.length === 0 ? 0 : count(meetingAny(draftOf(found, ofResults), tiers, prepared, block));
  }

  const prepare = async ({ words }: EntrySearch<Name>): Promise<Prepared | null> =>
    words && postings.prepare([...new Set(words.tiers.flat().map((within) => within.words))], () => filed);

  /** The results of a search by block, read-only; valid until the next call. */
  function foundBy(
    prepared: Prepared | null,
    { words, asks }: EntrySearch<Name>,
    always: readonly Ask<Name>[],
  ): readonly Bits[] {
    const listed = commonly(always);
    if (!prepared && asks.length === 0) return listed;
    return listed.map((bits, block) => {
      const own = draftOf(bits, ofBlocks + block);
      const found = [...(words?.own ?? []), ...(words?.related ?? [])];
      return among(prepared ? meetingAny(own, found, prepared, block) : own, asks, block);
    });
  }

  /** The sort keys of entries, highest first: the value of a column, and their boosts. */
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
    /** Number of the records that are in the list. */
    open: () => alive.reduce((sum, count) => sum + count, 0),
    bytes: () => columns.bytes() + postings.bytes() + there.length * (blockSize / 8),
    waiting: waiting.size,

    /** Applies changes, in order, and the number of the last indexed entry. */
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

    /** A page of a search. `always` are the conditions of every entry. */
    async page(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      { order, ranked, offset, limit }: EntryPage<Name>,
    ): Promise<FoundPage> {
      const prepared = await prepare(search);
      const all = foundBy(prepared, search, always);
      const sizes = all.map(count);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const blocks = [...sizes.keys()].filter((block) => sizes[block]);
      const { words } = search;
      const tiers =
        prepared && words && ranked
          ? tiersOf([...all], words, prepared)
          : [(block: number) => all[block] ?? null];
      const countOf = (tiers: readonly Tier[]) =>
        prepared
          ? blocks.reduce((sum, block) => sum + countIn(block, all[block] ?? null, tiers, prepared), 0)
          : 0;
      const inTitle = countOf(words?.titled ?? []);
      const related = words?.related.length ? countOf([...words.titled, ...words.related]) : inTitle;
      const end = Math.min(offset + limit, total);
      const ids: string[] = [];
      let [before, best] = [0, tiers.length];
      for (const [at, tier] of tiers.entries()) {
        if (before >= end) break;
        const first = topOf(blocks, tier, end - before, sortingBy(order));
        for (const entry of first.subarray(Math.max(offset - before, 0))) ids.push(columns.id(entry));
        before += first.length;
        if (first.length > 0) best = Math.min(best, at);
      }
      return { ids, total, inTitle, related, best };
    },

    /** The totals of several searches, in the syntax of `to_tsquery`. */
    async totals(texts: readonly string[], always: readonly Ask<Name>[]): Promise<number[]> {
      const prepared = await postings.prepare(texts, () => filed);
      const listed = commonly(always);
      return texts
        .map((text) => prepared.wanted.get(text) ?? null)
        .map((one) =>
          listed.reduce(
            (sum, fits, block) =>
              sum + count(having(draftOf(fits, ofTier), one, prepared, 'anywhere', block)),
            0,
          ),
        );
    },

    /** Counts the results of a search by the values, or the steps, of columns. */
    async counts(
      search: EntrySearch<Name>,
      always: readonly Ask<Name>[],
      of: readonly Counted<Name>[],
    ): Promise<{ value: string; count: number }[][]> {
      const prepared = await prepare(search);
      return runYielding(counts(() => foundBy(prepared, search, always), commonly(always), of));
    },
  };
}
