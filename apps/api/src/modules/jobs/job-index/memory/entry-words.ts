import type { WantedWord } from './wanted-word.ts';

/** Places of words: in the title, in title and tags, anywhere. Each includes the previous ones. */
export const places = ['title', 'tags', 'anywhere'] as const;
export type Place = (typeof places)[number];

/** Words of an entry by place. */
export type EntryWords = Readonly<Record<Place, readonly string[]>>;

/** Words of unindexed entries: those that were published a moment ago. */
export function entryWords() {
  const known = new Map<number, EntryWords>();
  /** Entries by word, with the narrowest place of the word. */
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
    /** Removes the entries up to this one. */
    forgetUntil(last: number) {
      const before = known.size;
      for (const ordinal of known.keys()) if (ordinal <= last) known.delete(ordinal);
      if (known.size === before) return;
      byWord = new Map();
      for (const [ordinal, words] of known) note(ordinal, words);
    },
    /** Entries with a word, or with this prefix, in a place. */
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
