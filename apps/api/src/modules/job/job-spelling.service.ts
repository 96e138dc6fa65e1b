import { today } from '@acheep/contract/calendar';
import { correctedText, wordsToSpell } from '@acheep/search/spelling';
import type { Deps } from '../../deps.ts';
import { findSpellings } from './job-spelling.repository.ts';

/**
 * What somebody may have meant whose search finds nothing, in words that open jobs have in title and tags; null where
 * there is nothing to put right. The words are looked up where they are kept, never read whole.
 */
export async function correctSearch(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  text: string,
): Promise<string | null> {
  const asked = wordsToSpell(text);
  if (asked.length === 0) return null;
  return correctedText(text, await findSpellings(database, asked, today(now())));
}
