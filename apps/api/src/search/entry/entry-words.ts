import type { WantedWord } from './wanted-word.ts';

/** Where words have to stand: in the title, in title and tags, anywhere. Each holds those before. */
export const places = ['inName', 'inHead', 'anywhere'] as const;
export type Place = (typeof places)[number];

/** The words of an entry by where they stand. */
export type EntryWords = Readonly<Record<Place, readonly string[]>>;

/** The words of the entries whose words are not filed yet: those that were published a moment ago. */
export function entryWords() {
  const known = new Map<number, EntryWords>();
  /** Each word with its entries, and the narrowest place where it stands in them. */
  let byWord = new Map<string, Map<number, number>>();

  function note(ordinal: number, words: EntryWords) {
    for (let place = places.length - 1; place >= 0; place--)
      for (const word of words[places[place] as Place]) {
        const entries = byWord.get(word) ?? new Map<number, number>();
        byWord.set(word, entries.set(ordinal, place));
      }
  }

  return {
    size: () => known.size,
    add(ordinal: number, words: EntryWords) {
      known.set(ordinal, words);
      note(ordinal, words);
    },
    /** Forgets the entries up to this one. */
    forgetUntil(last: number) {
      const before = known.size;
      for (const ordinal of known.keys()) if (ordinal <= last) known.delete(ordinal);
      if (known.size === before) return;
      byWord = new Map();
      for (const [ordinal, words] of known) note(ordinal, words);
    },
    /** The entries that have a word, or one with this beginning, in a place. */
    having({ word, isBeginning }: WantedWord, place: Place): number[] {
      const wanted = places.indexOf(place);
      const found: number[] = [];
      const add = (entries: Map<number, number> | undefined) => {
        for (const [ordinal, own] of entries ?? []) if (own <= wanted) found.push(ordinal);
      };
      if (!isBeginning) add(byWord.get(word));
      else for (const [own, entries] of byWord) if (own.startsWith(word)) add(entries);
      return found;
    },
  };
}
