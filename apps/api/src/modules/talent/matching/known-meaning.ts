import { type Meaning, meaningsOf } from '@acheep/search/meaning';
import { LRUCache } from 'lru-cache';

/** Titles and skills repeat from job to job, so their meanings are cached. */
const known = new LRUCache<string, Meaning[]>({ max: 20_000 });

export function knownMeanings(text: string): readonly Meaning[] {
  const found = known.get(text);
  if (found) return found;
  const meanings = meaningsOf(text);
  known.set(text, meanings);
  return meanings;
}
