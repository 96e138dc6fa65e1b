import { stemOf } from '../analysis/looked-up-word.ts';
import { segment } from '../analysis/segment.ts';
import { keepAbbreviations, STOP_WORDS } from '../analysis/stop-word.ts';
import { type DictionaryRow, dictionary } from './dictionary.ts';

/** Meaning of a word or two of a title or a skill, regardless of language. */
export interface Meaning {
  /** Equal for all wordings of one meaning. */
  key: string;
  /**
   * `field`: the sector rather than the work. `rank`: the position of a person, not the work. `word`: of no known
   * meaning, itself.
   */
  kind: 'trade' | 'field' | 'rank' | 'word';
  /** Wordings, each as words that must all be present. */
  ways: readonly (readonly string[])[];
}

const LONGEST_TEXT = 200;
/** Connecting words without a meaning here. */
const KHMER_BETWEEN: ReadonlySet<string> = new Set(
  segment('និង ឬ នៃ ក្នុង ដោយ តាម សម្រាប់ របស់ ការ ប្រចាំ ជា មាន នៅ ដែល ភាព លើ ឱ្យ បាន គ្រប់ ល្អ ខាង ភាសា'),
);
const says = (word: string) => !STOP_WORDS.has(word) && !KHMER_BETWEEN.has(word) && !/^\d+$/.test(word);

/** Meaningful words of a short text, as they are looked up. */
const wordsOf = (text: string) => segment(keepAbbreviations(text.slice(0, LONGEST_TEXT))).filter(says);

interface Wording {
  stems: readonly string[];
  meaning: Meaning;
}

function meaningOf(wordings: readonly string[], kind: Meaning['kind']): Wording[] {
  const ways = wordings.map(wordsOf).filter((way) => way.length > 0);
  const meaning = { key: wordings[0] ?? '', kind, ways };
  return ways.map((way) => ({ stems: way.map(stemOf), meaning }));
}

const wordingsOf = (kind: DictionaryRow['about']) =>
  dictionary.filter(({ about }) => about === kind).map(({ wordings }) => wordings);

/**
 * Wordings of each meaning. A title, a skill and a trade share one where a person with the one does the other: an
 * accountant keeps books. Sectors and words for much of the work in them tell less than a trade.
 */
export const meaningWordings = {
  trade: dictionary.map(({ meaning }) => meaning).filter((wordings) => wordings.length > 0),
  field: wordingsOf('field'),
  rank: wordingsOf('rank'),
};

/** All known wordings by their first stem, longest first; of two equal ones, the first listed. */
function index() {
  const byFirst = new Map<string, Wording[]>();
  const all = [
    ...meaningWordings.trade.flatMap((wordings) => meaningOf(wordings, 'trade')),
    ...meaningWordings.field.flatMap((wordings) => meaningOf(wordings, 'field')),
    ...meaningWordings.rank.flatMap((wordings) => meaningOf(wordings, 'rank')),
  ];
  for (const wording of all) {
    const [first = ''] = wording.stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), wording]);
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

let known: ReturnType<typeof index> | undefined;

/**
 * Meanings of a title or of the name of a skill, in order and once each: the same for "Accountant" and "គណនេយ្យករ".
 * Reads the first 200 characters.
 */
export function meaningsOf(text: string): Meaning[] {
  known ??= index();
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  const found = new Map<string, Meaning>();
  for (let at = 0; at < stems.length; ) {
    const stem = stems[at] ?? '';
    const wording = known
      .get(stem)
      ?.find((one) => one.stems.every((part, offset) => stems[at + offset] === part));
    const meaning: Meaning = wording?.meaning ?? { key: `~${stem}`, kind: 'word', ways: [[words[at] ?? '']] };
    if (!found.has(meaning.key)) found.set(meaning.key, meaning);
    at += wording?.stems.length ?? 1;
  }
  return [...found.values()];
}
