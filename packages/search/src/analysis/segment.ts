import { normalizeKhmer } from './khmer.ts';
import { dictionaryWords, khmerTerm, khmerWords } from './khmer-word.ts';
import { latinTerm } from './latin-term.ts';
import { plainTokens } from './latin-token.ts';

/** Run of Khmer letters and marks, or run of any other script's letters and digits. */
const RUN = /[\u1780-\u17D2]+|[^\p{P}\p{S}\p{Z}\p{C}\u1780-\u17FF]+/gu;
/** Other scripts that write without spaces between words. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u3040-\u30FF\u3400-\u9FFF]/;
const KHMER_LETTER = /^[\u1780-\u17B3]/;
const LONGEST_WORD = 64;

/** Words of normalised text as they are written, before they become terms, run by run. */
export function runsOf(normalised: string): string[][] {
  const runs: string[][] = [];
  for (const [run] of plainTokens(normalised).matchAll(RUN)) {
    if (run >= '\u1780' && run < '\u1800')
      runs.push(khmerWords(run).filter((word) => KHMER_LETTER.test(word)));
    else if (UNSPACED.test(run)) runs.push(dictionaryWords(run));
    else runs.push([run.slice(0, LONGEST_WORD)]);
  }
  return runs;
}

/** Form in which a word is indexed and looked up. */
export const termOf = (word: string) => (KHMER_LETTER.test(word) ? khmerTerm(word) : latinTerm(word));

/**
 * Words of mixed Khmer and Latin text, normalised, in order. Each consists of letters, marks and digits only, so that
 * PostgreSQL's default parser makes one token of it. Spelling variants of a text give the same words.
 */
export function segment(text: string): string[] {
  return runsOf(normalizeKhmer(text)).flat().map(termOf);
}
