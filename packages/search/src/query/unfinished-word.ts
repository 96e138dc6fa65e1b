/**
 * PostgreSQL stems the documents: "management" is indexed as `manag`, so `managem:*` finds nothing. An unfinished
 * English word is therefore also looked up finished, with each ending that it may have begun.
 */
const ENDINGS = [
  'ment',
  'ing',
  'ation',
  'ant',
  'ance',
  'ator',
  'ative',
  'ion',
  'ist',
  'ity',
  'ial',
  'ical',
  'eer',
  'ency',
  'yst',
  'ness',
  'able',
];
/** Possibly typed beginnings of an ending, longest first; "e" is left out, since stemming drops it anyway. */
const BEGINNINGS = ENDINGS.flatMap((ending) =>
  [...ending].slice(1).map((_, i) => ({ ending, typed: ending.slice(0, i + 1) })),
)
  .filter(({ typed }) => typed !== 'e')
  .sort((a, b) => b.typed.length - a.typed.length);
const SHORTEST_STEM = 4;
const MOST_WORDS = 8;

/** Possible completions of an unfinished English word, some of them not words; mostly none. */
export function finishedWords(word: string): string[] {
  return BEGINNINGS.filter(({ typed }) => word.endsWith(typed) && word.length - typed.length >= SHORTEST_STEM)
    .map(({ ending, typed }) => word.slice(0, -typed.length) + ending)
    .slice(0, MOST_WORDS);
}
