import { LRUCache } from 'lru-cache';
import { looked } from '../../watching/metrics.ts';
import { blockSize } from './bits.ts';
import type { Place } from './entry-words.ts';
import { keyOf, readWanted, type Wanted, type WantedWord, wordsOf } from './wanted-word.ts';

/** The entries of one block that have a word: their numbers within the block, by where the word stands. */
export interface Posting extends Record<Place, Uint16Array> {
  block: number;
}

export interface AskedWord extends WantedWord {
  key: string;
  /** The first block that is asked for. */
  from: number;
}

/** How an index reads what it does not keep in memory. */
export interface PostingSource {
  /** What PostgreSQL makes of searches, in their order. */
  tsqueries: (texts: readonly string[]) => Promise<string[]>;
  postings: (asked: readonly AskedWord[]) => Promise<(Posting & { key: string })[]>;
}

interface Words {
  /** The last entry that was filed when they were read. */
  upTo: number;
  blocks: ReadonlyMap<number, Posting>;
}

/** Searches as the index carries them out, with the entries of each of their words. */
export interface Prepared {
  wanted: readonly (Wanted | null)[];
  words: ReadonlyMap<string, Words>;
}

/** Words that are kept, in bytes: those of the latest searches. */
const mostBytes = 32_000_000;
const bytesOf = ({ blocks }: Words) =>
  [...blocks.values()].reduce(
    (sum, { inName, inHead, anywhere }) => sum + inName.byteLength + inHead.byteLength + anywhere.byteLength,
    200,
  );

/** Reads which entries have the words of a search, and keeps it for the next. */
export function wordPostings({ tsqueries, postings }: PostingSource) {
  const kept = new LRUCache<string, Words>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
  });
  const said = new LRUCache<string, { wanted: Wanted | null }>({ max: 1000 });

  async function wantedOf(texts: readonly string[]): Promise<(Wanted | null)[]> {
    const known = new Map(texts.map((text) => [text, said.get(text)]));
    const unknown = [...known].flatMap(([text, one]) => (one ? [] : [text]));
    if (unknown.length > 0) {
      const read = await tsqueries(unknown);
      for (const [index, text] of unknown.entries()) {
        const one = { wanted: readWanted(read[index] ?? '') };
        said.set(text, one);
        known.set(text, one);
      }
    }
    return texts.map((text) => known.get(text)?.wanted ?? null);
  }

  /** Those that are kept and out of date are read on from where they end. */
  async function read(asked: ReadonlyMap<string, WantedWord>, filed: number) {
    const words = new Map<string, Words>();
    const missing: AskedWord[] = [];
    for (const [key, word] of asked) {
      const known = kept.get(key);
      if (looked('words', known?.upTo === filed) && known) words.set(key, known);
      else missing.push({ key, ...word, from: known ? Math.floor((known.upTo + 1) / blockSize) : 0 });
    }
    if (missing.length === 0) return words;
    const found = await postings(missing);
    for (const { key, from } of missing) {
      const before = [...(kept.get(key)?.blocks ?? [])].filter(([block]) => block < from);
      const after = found.flatMap((one): [number, Posting][] => (one.key === key ? [[one.block, one]] : []));
      const fresh = { upTo: filed, blocks: new Map([...before, ...after]) };
      kept.set(key, fresh);
      words.set(key, fresh);
    }
    return words;
  }

  return {
    bytes: () => kept.calculatedSize,
    /** What searches need; `filed` says up to which entry words are filed, which may change meanwhile. */
    async prepare(texts: readonly string[], filed: () => number): Promise<Prepared> {
      const wanted = await wantedOf(texts);
      const asked = new Map(
        wanted.flatMap((one) => (one ? wordsOf(one) : [])).map((word) => [keyOf(word), word] as const),
      );
      for (;;) {
        const at = filed();
        const words = await read(asked, at);
        if (at === filed()) return { wanted, words };
      }
    },
  };
}
