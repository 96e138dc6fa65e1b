import type { Language } from '@acheep/contract/jobs/job-option';
import type { LanguageLevel } from '@acheep/contract/talent/resume-option';
import { languageLevelIn, languageLevelWords } from '@acheep/contract/talent/written-level';
import { plain } from './heading.ts';
import type { Line } from './line.ts';
import { withoutBullet } from './written.ts';

const languageWords: Record<Language, string> = {
  km: 'khmer|cambodian|ខ្មែរ',
  en: 'english|អង់គ្លេស',
  zh: 'chinese|mandarin|ចិន',
  fr: 'french|បារាំង',
  ja: 'japanese|ជប៉ុន',
  ko: 'korean|កូរ៉េ',
  th: 'thai|ថៃ',
  vi: 'vietnamese|វៀតណាម',
};
export const languageWord = new RegExp(Object.values(languageWords).join('|'), 'giu');
export const languageOf = (word: string): Language | undefined =>
  (Object.keys(languageWords) as Language[]).find((one) =>
    languageWords[one].split('|').includes(word.toLowerCase()),
  );
/** Normalized name of a language if the text is nothing else. */
export const languageIn = (text: string) => (languageOf(text.trim().toLowerCase()) ? plain(text) : null);

/** A text without words for levels. */
export const withoutLevels = (text: string) =>
  languageLevelWords.reduce((rest, [, words]) => rest.split(words).join(' '), text);

/** Labels of the first language, in lower case. */
const nativeLabels = ['mother tongue', 'native language', 'ភាសាកំណើត', 'ភាសាម្ដាយ'];

/** Whether a text ends in such a label: "Mother tongue(s): ", "Mother tongue ". */
function announcesNative(text: string): boolean {
  const lower = text.toLowerCase();
  const ends = nativeLabels.map((label) => lower.lastIndexOf(label) + label.length);
  const end = Math.max(...ends.filter((_, at) => lower.includes(nativeLabels[at] ?? '')), 0);
  const behind = lower.slice(end);
  const [label = '', ...values] = behind.split(/[:៖]/);
  if (end === 0) return false;
  return values.length === 0
    ? ['', 's', '(s)'].includes(behind.trim())
    : label.length <= 6 && values.length === 1;
}

/** Words that lead from one language to the level of the next: " and a little ". */
const joining = /^ (?:and|និង)(?: \S+){1,3} $/iu;

/** Languages of a CV, with the level if stated. */
export function languagesOf(lines: readonly Line[]) {
  const found = new Map<Language, LanguageLevel | undefined>();
  const text = lines.map((line) => withoutBullet(line.text)).join('\n');
  const matches = [...text.matchAll(languageWord)];
  for (const [place, match] of matches.entries()) {
    const language = languageOf(match[0]);
    if (!language || found.has(language)) continue;
    const end = matches[place + 1]?.index ?? text.length;
    const behind = text.slice(match.index + match[0].length, end).split('\n');
    // A line of one word is the next language, one that we do not know.
    const other = behind.findIndex((line, at) => at > 0 && at < behind.length - 1 && !/\s/.test(line));
    // Europass: "Mother tongue(s): KHMER".
    const before = text.slice(0, match.index).split('\n').at(-1) ?? '';
    const isNative = announcesNative(before);
    // "Khmer and a little English": the level stands before its language.
    const between = text.slice(
      (matches[place - 1]?.index ?? 0) + (matches[place - 1]?.[0].length ?? 0),
      match.index,
    );
    const own = place > 0 && joining.test(between) ? languageLevelIn(between) : undefined;
    const [beside = '', ...below] = behind.slice(0, other < 0 ? undefined : other);
    const isOthers = place < matches.length - 1 && joining.test(beside);
    const levelBehind = isOthers
      ? undefined
      : (languageLevelIn(beside.slice(0, 120)) ?? languageLevelIn(below.join('\n').slice(0, 120)));
    found.set(language, isNative ? 'native' : (own ?? levelBehind));
  }
  return [...found].map(([language, level]) => ({ language, level }));
}
