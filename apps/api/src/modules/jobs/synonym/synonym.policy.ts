import type { Steps } from '@acheep/search/analysis/steps';
import { maxSynonymTerms, synonymKey, synonymTerms } from '@acheep/search/dictionary/synonym';
import { fieldError } from '../../../error.ts';

interface Group {
  words: readonly string[];
}

/** The first of `words` that another group contains, with that group. */
function* firstTaken(words: readonly string[], groups: readonly Group[]) {
  const keys = new Map(words.map((word) => [synonymKey(word), word]));
  for (const group of groups) {
    const key = group.words.map(synonymKey).find((one) => keys.has(one));
    if (key !== undefined) return { word: keys.get(key) ?? '', group };
    yield;
  }
  return null;
}

/**
 * Refuses words without searchable characters, two words that are the same to the search, and words of another group:
 * they would lead to a second group and back, with no clear meaning. Tokenises the words of all groups, one group at a
 * time.
 */
export function* refuseWordsInSteps(words: readonly string[], others: readonly Group[]): Steps<void> {
  const seen = new Map<string, string>();
  for (const word of words) {
    const terms = synonymTerms(word);
    if (terms.length === 0) throw fieldError({ words: { key: 'synonym_signs', params: { word } } });
    if (terms.length > maxSynonymTerms)
      throw fieldError({ words: { key: 'synonym_long', params: { word, most: maxSynonymTerms } } });
    const other = seen.get(synonymKey(word));
    if (other !== undefined) throw fieldError({ words: { key: 'synonym_same', params: { word, other } } });
    seen.set(synonymKey(word), word);
  }
  const taken = yield* firstTaken(words, others);
  if (!taken) return;
  const params = { word: taken.word, group: taken.group.words.join(', ') };
  throw fieldError({ words: { key: 'synonym_taken', params } });
}
