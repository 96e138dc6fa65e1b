import { mostSynonymTerms, synonymKey, synonymTerms } from '@acheep/search/synonym';
import { fieldError } from '../../error.ts';

/** The first of `words` that some group has, with that group. */
function firstTaken(words: readonly string[], groups: readonly { words: readonly string[] }[]) {
  const keys = new Map(words.map((word) => [synonymKey(word), word]));
  for (const group of groups) {
    const key = group.words.map(synonymKey).find((one) => keys.has(one));
    if (key !== undefined) return { word: keys.get(key) ?? '', group };
  }
  return null;
}

/**
 * Refuses words by which nothing can be looked up, two that are one to the search, and those that stand in another
 * group: by these a word would lead to a second group and from there back again, and nobody could say what it means.
 */
export function refuseWords(words: readonly string[], others: readonly { words: readonly string[] }[]) {
  const seen = new Map<string, string>();
  for (const word of words) {
    const terms = synonymTerms(word);
    if (terms.length === 0) throw fieldError({ words: { key: 'synonym_signs', params: { word } } });
    if (terms.length > mostSynonymTerms)
      throw fieldError({ words: { key: 'synonym_long', params: { word, most: mostSynonymTerms } } });
    const other = seen.get(synonymKey(word));
    if (other !== undefined) throw fieldError({ words: { key: 'synonym_same', params: { word, other } } });
    seen.set(synonymKey(word), word);
  }
  const taken = firstTaken(words, others);
  if (!taken) return;
  const params = { word: taken.word, group: taken.group.words.join(', ') };
  throw fieldError({ words: { key: 'synonym_taken', params } });
}
