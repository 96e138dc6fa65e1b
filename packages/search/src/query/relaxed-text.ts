import { isKhmer } from '../analysis/query-word.ts';
import type { Synonyms } from '../dictionary/synonym.ts';
import { readSearch } from './read-search.ts';
import type { Token } from './search-token.ts';

export interface RelaxedText {
  text: string;
  /** Dropped words, as they were typed. */
  words: string[];
  /** False where the words of a known trade are gone. */
  keepsTrade: boolean;
}

const MOST_WORDS = 6;

/**
 * Texts with fewer of the words that a search looks for, closest first: without one of those beside a known trade,
 * without all of them, then without one word. What is left of a trade is a trade as well, or nothing of it is. The word
 * that names the work goes last: the last one in English, the first one in Khmer. Words in quotes stay in quotes. Empty
 * for a text of one word.
 */
export function relaxedTexts(text: string, synonyms: Synonyms): RelaxedText[] {
  const words = readSearch(text, synonyms).words.slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  const tradesIn = (some: readonly Token[]) =>
    synonyms
      .find(some.map(({ term }) => term))
      .flatMap(({ entry, from, length }) =>
        entry?.about === 'trade' ? [some.slice(from, from + length)] : [],
      );
  const trades = tradesIn(words);
  const named = new Set(trades.flat());
  const typed = ({ from, to }: Token) => text.slice(from, to);
  const asKept = (word: Token) => (word.isQuoted ? `"${typed(word)}"` : typed(word));
  const keeping = (own: readonly Token[]): RelaxedText => {
    // Khmer words next to each other stay so.
    const kept = own.map((word, at) => (own[at - 1]?.to === word.from ? asKept(word) : ` ${asKept(word)}`));
    return {
      text: kept.join('').trim(),
      words: words.filter((word) => !own.includes(word)).map(typed),
      keepsTrade: trades.length === 0 || own.some((word) => named.has(word)),
    };
  };
  const isFromBehind = words.every(({ written }) => isKhmer(written));
  const order = isFromBehind ? words.toReversed() : words;
  const without = (gone: Token) => words.filter((word) => word !== gone);
  const beside = words.filter((word) => !named.has(word));
  const kept =
    trades.length === 0
      ? order.map(without)
      : [
          ...beside.toReversed().map(without),
          trades.flat(),
          ...(trades.length > 1 ? trades : []),
          ...order.map(without),
          beside,
        ];
  const isWhole = (own: readonly Token[]) => {
    const left = new Set(tradesIn(own).flat());
    return own.every((word) => !named.has(word) || left.has(word));
  };
  const some = kept.filter((own) => own.length > 0 && own.length < words.length && isWhole(own)).map(keeping);
  return some.filter((one, at) => some.findIndex((other) => other.text === one.text) === at);
}
