import { correctedText, type Vocabulary } from '@acheep/search/spelling';
import type { Deps } from '../../deps.ts';
import { listSearchWords } from './job-spelling.repository.ts';

/** Reading every word takes a moment, and new words are seldom misspelt in their first minutes. */
const longestAge = 10 * 60_000;

/** Puts searches right that find nothing, with the words that open jobs have in title and tags. */
export function jobSpelling({ database, now }: Pick<Deps, 'database' | 'now'>) {
  let known: { at: number; words: Promise<Vocabulary> } | undefined;

  function vocabulary(): Promise<Vocabulary> {
    const at = now().getTime();
    if (known && Math.abs(at - known.at) < longestAge) return known.words;
    const reading = { at, words: listSearchWords(database) };
    reading.words.catch(() => {
      if (known === reading) known = undefined;
    });
    known = reading;
    return reading.words;
  }

  return async (text: string): Promise<string | null> => correctedText(text, await vocabulary());
}
