import { normalizeKhmer } from './khmer.ts';
import { runsOf } from './segment.ts';
import { keepAbbreviations } from './stop-word.ts';

export const LONGEST_QUERY = 200;

export const isKhmer = (word: string) => word >= '\u1780' && word < '\u1800';

/** Words of the first 200 characters of a typed text, normalised but not yet terms, run by run. */
export const wordsOfQuery = (text: string): string[][] =>
  runsOf(normalizeKhmer(keepAbbreviations(text.slice(0, LONGEST_QUERY)))).filter((run) => run.length > 0);
