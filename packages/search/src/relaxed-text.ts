import { isKhmer } from './query-word.ts';
import { readSearch } from './read-search.ts';
import type { Token } from './search-token.ts';
import type { Synonyms } from './synonym.ts';

export interface RelaxedText {
  text: string;
  /** Dropped words, as they were typed. */
  words: string[];
}

const MOST_WORDS = 6;

/**
 * Texts with fewer of the words that a search looks for, closest first: without one of those beside a known trade,
 * without all of them, then without one word. The word that names the work goes last: the last one in English, the
 * first one in Khmer. Words in quotes stay in quotes. Empty for a text of one word.
 */
export function relaxedTexts(text: string, synonyms: Synonyms): RelaxedText[] {
  const words = readSearch(text, synonyms).words.slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  const trades = synonyms
    .find(words.map(({ term }) => term))
    .flatMap(({ entry, from, length }) =>
      entry?.about === 'trade' ? [words.slice(from, from + length)] : [],
    );
  const typed = ({ from, to }: Token) => text.slice(from, to);
  const asKept = (word: Token) => (word.isQuoted ? `"${typed(word)}"` : typed(word));
  const keeping = (own: readonly Token[]): RelaxedText => {
    // Khmer words next to each other stay so.
    const kept = own.map((word, at) => (own[at - 1]?.to === word.from ? asKept(word) : ` ${asKept(word)}`));
    return { text: kept.join('').trim(), words: words.filter((word) => !own.includes(word)).map(typed) };
  };
  const isFromBehind = words.every(({ written }) => isKhmer(written));
  const order = isFromBehind ? words.toReversed() : words;
  const without = (gone: Token) => words.filter((word) => word !== gone);
  const named = new Set(trades.flat());
  const kept = [
    ...(trades.length > 0
      ? words
          .filter((word) => !named.has(word))
          .toReversed()
          .map(without)
      : []),
    ...(trades.length > 0 ? [trades.flat()] : []),
    ...(trades.length > 1 ? trades : []),
    ...order.map(without),
  ];
  const some = kept.filter((own) => own.length < words.length).map(keeping);
  return some.filter((one, at) => some.findIndex((other) => other.text === one.text) === at);
}
