import { type Meaning, meaningsOf } from '@acheep/search/meaning';
import { LRUCache } from 'lru-cache';

/** Titles and skills repeat from job to job: what these say is worked out once. */
const known = new LRUCache<string, Meaning[]>({ max: 20_000 });

/** What a title or a skill says. */
export function knownMeanings(text: string): readonly Meaning[] {
  const found = known.get(text);
  if (found) return found;
  const meanings = meaningsOf(text);
  known.set(text, meanings);
  return meanings;
}
