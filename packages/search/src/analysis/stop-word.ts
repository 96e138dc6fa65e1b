/** PostgreSQL's `english.stop`: words that the `english` configuration drops from documents and queries. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it
  its itself they them their theirs themselves what which who whom this that these those am is are was were be been
  being have has had having do does did doing a an the and but if or because as until while of at by for with about
  against between into through during before after above below to from up down in out on off over under again further
  then once here there when where why how all any both each few more most other some such no nor not only own same so
  than too very s t can will just don should now`.split(/\s+/),
);

/** Word that PostgreSQL leaves unchanged: a token with a digit is neither dropped nor stemmed. */
export const keptWord = (word: string) => `${word}0`;

/** Reverses `keptWord`; any other word is unchanged. */
export const keptAs = (term: string) => term.replace(/(?<=[a-z])0$/, '');

const WORD = /[A-Za-z0-9]+/g;
const CAPITALS = /^[A-Z]{2,}$/;
const IT = /(?<![A-Za-z0-9])it(?![A-Za-z0-9])/gi;
const MOST_WORDS_OF_A_TITLE = 8;

/**
 * Keeps the abbreviations among the stop words (WHO, US, AM) and above all IT, the most common one in job titles.
 * Capitals tell them apart, except in a text all in capitals. In something as short as a title, "it" is IT.
 */
export function keepAbbreviations(text: string): string {
  const kept = /[a-z]/.test(text)
    ? text.replace(WORD, (word) =>
        CAPITALS.test(word) && STOP_WORDS.has(word.toLowerCase()) ? keptWord(word) : word,
      )
    : text.replace(IT, keptWord);
  const short = kept.length < 100 && kept.trim().split(/\s+/).length <= MOST_WORDS_OF_A_TITLE;
  return short ? kept.replace(IT, keptWord) : kept;
}
