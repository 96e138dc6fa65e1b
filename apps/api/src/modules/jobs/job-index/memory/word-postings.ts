import { LRUCache } from 'lru-cache';
import { looked } from '../../../../plumbing/watching/metrics.ts';
import { blockSize, type EntrySet } from './bits.ts';
import { type Place, places } from './entry-words.ts';
import { reclaimer } from './reclaim.ts';
import { keyOf, readWanted, type Wanted, type WantedWord, wordsOf } from './wanted-word.ts';

/** The entries of one block with a word, by place. */
export interface Posting extends Record<Place, EntrySet> {
  block: number;
}

/** The database side of an index. */
export interface PostingSource {
  /** The tsqueries of search texts, in order. */
  tsqueries: (texts: readonly string[]) => Promise<string[]>;
  /** The postings of each word or prefix; for words in `from` only from that block on. */
  postings: (
    requestedWords: readonly WantedWord[],
    from: ReadonlyMap<string, number>,
  ) => Promise<(Posting & { word: string })[]>;
}

type ByBlock = ReadonlyMap<number, Posting>;

interface Word {
  /** The last indexed entry at the time of reading. */
  upTo: number;
  blocks: ByBlock;
}

/** Words with a prefix. */
interface Beginning {
  upTo: number;
  words: readonly string[];
}

/** Parsed queries with the postings of their words; a prefix has several. */
export interface Prepared {
  /** By text; null where no word is left. */
  wanted: ReadonlyMap<string, Wanted | null>;
  words: ReadonlyMap<string, readonly ByBlock[]>;
}

/** Maximum bytes of cached words: those of the latest searches. */
const maxBytes = 24_000_000;
/** Overhead in bytes of a word, and of each of its blocks. */
const [ofWord, ofBlock] = [200, 400];
const bytesOf = ({ blocks }: Word) =>
  [...blocks.values()].reduce(
    (sum, { title, tags, anywhere }) =>
      sum + ofBlock + title.byteLength + tags.byteLength + anywhere.byteLength,
    ofWord,
  );
const memoryOf = ({ blocks }: Word) =>
  new Set(
    [...blocks.values()].flatMap((posting) => places.map((place) => posting[place].buffer as ArrayBuffer)),
  );
const maxBeginnings = 1000;
/** Higher than any block: nothing of the word needs to be read. */
const never = 2 ** 31 - 1;

/** Loads the postings of a search's words, and caches them. */
export function wordPostings({ tsqueries, postings }: PostingSource) {
  const { retire, whileReading } = reclaimer();
  const kept = new LRUCache<string, Word>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    disposeAfter: drop,
  });
  const beginnings = new LRUCache<string, Beginning>({ max: maxBeginnings });
  const parsedQueries = new LRUCache<string, { wanted: Wanted | null }>({ max: 1000 });

  /** The cached version of the word may share memory with this one, which it was extended from. */
  function drop(word: Word, name: string) {
    const own = kept.peek(name);
    retire(own ? memoryOf(word).difference(memoryOf(own)) : memoryOf(word));
  }

  async function wantedOf(texts: readonly string[]): Promise<Map<string, Wanted | null>> {
    const known = new Map(texts.map((text) => [text, parsedQueries.get(text)]));
    const unknown = [...known].flatMap(([text, one]) => (one ? [] : [text]));
    if (unknown.length > 0) {
      const read = await tsqueries(unknown);
      for (const [index, text] of unknown.entries()) {
        const one = { wanted: readWanted(read[index] ?? '') };
        parsedQueries.set(text, one);
        known.set(text, one);
      }
    }
    return new Map(texts.map((text) => [text, known.get(text)?.wanted ?? null]));
  }

  /** The cached words of a word or prefix, and whether they are complete up to the last indexed entry. */
  function keptOf({ word, isBeginning }: WantedWord, filed: number) {
    const own = isBeginning ? beginnings.get(word) : { upTo: filed, words: [word] };
    const names = own?.words ?? [...kept.keys()].filter((one) => one.startsWith(word));
    const words = names.flatMap((one): [string, Word][] => {
      const known = kept.get(one);
      return known ? [[one, known]] : [];
    });
    const isAll =
      own?.upTo === filed && words.length === names.length && words.every(([, { upTo }]) => upTo === filed);
    return { words, isAll };
  }

  /** Outdated cached words are extended from their end. */
  async function read(requestedWords: readonly WantedWord[], filed: number) {
    const words = new Map<string, Word>();
    /** Words by requested word or prefix. */
    const names = new Map<string, readonly string[]>();
    const missing: WantedWord[] = [];
    for (const one of requestedWords) {
      const own = keptOf(one, filed);
      for (const [word, known] of own.words) words.set(word, known);
      names.set(
        keyOf(one),
        own.words.map(([word]) => word),
      );
      if (!looked('words', own.isAll)) missing.push(one);
    }
    if (missing.length > 0) await readOn(words, names, missing, filed);
    return new Map(
      [...names].map(([key, own]) => [key, own.flatMap((word) => words.get(word)?.blocks ?? [])]),
    );
  }

  async function readOn(
    words: Map<string, Word>,
    namesOf: Map<string, readonly string[]>,
    missing: readonly WantedWord[],
    filed: number,
  ) {
    const from = new Map(
      [...words].map(([word, { upTo }]) => [
        word,
        upTo === filed ? never : Math.floor((upTo + 1) / blockSize),
      ]),
    );
    const open = missing.filter(({ isBeginning }) => isBeginning);
    const isIn = (word: string, { word: beginning }: WantedWord) => word.startsWith(beginning);
    // Words with a requested prefix are loaded together with it.
    const rest = missing.filter((one) => !open.some((other) => other !== one && isIn(one.word, other)));
    const found = Map.groupBy(await postings(rest, from), ({ word }) => word);
    const isRequested = (word: string) =>
      missing.some((one) => (one.isBeginning ? isIn(word, one) : one.word === word));
    const names = new Set(missing.filter(({ isBeginning }) => !isBeginning).map(({ word }) => word));
    for (const word of [...words.keys(), ...found.keys()]) if (isRequested(word)) names.add(word);
    for (const word of names) {
      const start = from.get(word) ?? 0;
      if (start === never) continue;
      const before = [...(words.get(word)?.blocks.values() ?? [])].filter(({ block }) => block < start);
      const blocks = [...before, ...(found.get(word) ?? [])];
      const fresh = { upTo: filed, blocks: new Map(blocks.map((posting) => [posting.block, posting])) };
      // Another search may have extended it meanwhile, or its predecessor is no longer cached.
      if (kept.peek(word) === words.get(word)) kept.set(word, fresh);
      else drop(fresh, word);
      words.set(word, fresh);
    }
    for (const one of missing) {
      const own = one.isBeginning
        ? [...names].filter((word) => isIn(word, one) && words.get(word)?.blocks.size)
        : [one.word];
      namesOf.set(keyOf(one), own);
      if (one.isBeginning) beginnings.set(one.word, { upTo: filed, words: own });
    }
  }

  return {
    bytes: () => kept.calculatedSize,
    /** Prepares searches; `filed` returns the last indexed entry, which may change in the meantime. */
    async prepare(texts: readonly string[], filed: () => number): Promise<Prepared> {
      const wanted = await wantedOf(texts);
      const requestedByKey = new Map(
        [...wanted.values()]
          .flatMap((one) => (one ? wordsOf(one) : []))
          .map((word) => [keyOf(word), word] as const),
      );
      return whileReading(async () => {
        for (;;) {
          const at = filed();
          const words = await read([...requestedByKey.values()], at);
          if (at === filed()) return { wanted, words };
        }
      });
    },
  };
}
