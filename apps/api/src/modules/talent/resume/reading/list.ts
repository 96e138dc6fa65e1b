import type { Language } from '@acheep/contract/jobs/job-option';
import type { LanguageLevel } from '@acheep/contract/talent/resume-option';
import { spanIn } from './date.ts';
import { plain } from './heading.ts';
import type { Line } from './line.ts';
import { type Pair, pairOf, withoutBullet } from './written.ts';

/** Maximum letters of a skill; longer ones are sentences. */
const longestSkill = 60;
const softSkill =
  /\b(?:team ?work|communication|leadership|negotiation|problem[- ]solving|time management|fast learner|quick learner|hard[- ]?working|honest|flexib|creativ|critical thinking|adaptab|interpersonal|public speaking|customer service|punctual|patience|self[- ]motivat|organi[sz]ation(?:al)? skill|work under pressure|detail)|ទំនាក់ទំនង|ដឹកនាំ|ក្រុម|រៀនឆាប់|ដោះស្រាយបញ្ហា|គ្រប់គ្រងពេលវេលា|ស្មោះត្រង់|អត់ធ្មត់|ចរចា|បម្រើអតិថិជន/iu;
/** Trailing word for the level of a skill. */
const skillLevelWord =
  / ?[:(–-] ?(?:basic|beginner|fair|good|very good|excellent|intermediate|advanced|expert|មធ្យម|ល្អ|ល្អណាស់|ខ្សោយ)\)? ?$/iu;

export function skillsOf(lines: readonly Line[]) {
  const texts = lines.flatMap(({ text }) => {
    const bare = withoutBullet(text);
    const [, kind = '', rest = ''] = /^([^:៖\t,]+)[:៖\t](.+)$/su.exec(bare) ?? [];
    const isKind = kind.length >= 2 && kind.length <= 40 && rest.trim() && !skillLevelWord.test(bare);
    return (isKind ? rest.trim() : bare).split(/[,;•|、·\t]| \/ /u);
  });
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const said = text.replace(skillLevelWord, '').replace(/\.$/, '').trim();
    const name = pairOf(said.replace(/^(?:and|និង)\s+/u, ''), longestSkill);
    const key = plain(said);
    if (!name || key === '' || seen.has(key) || languageIn(said) === key) return [];
    seen.add(key);
    return [{ kind: softSkill.test(said) ? ('soft' as const) : ('hard' as const), name }];
  });
}

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
const languageWord = new RegExp(Object.values(languageWords).join('|'), 'giu');
const languageOf = (word: string): Language | undefined =>
  (Object.keys(languageWords) as Language[]).find((one) =>
    languageWords[one].split('|').includes(word.toLowerCase()),
  );
/** Normalized name of a language if the text is nothing else. */
const languageIn = (text: string) => (languageOf(text.trim().toLowerCase()) ? plain(text) : null);

/** Patterns of language levels; the first match wins. */
const levels: readonly [LanguageLevel, RegExp][] = [
  ['native', /\b(?:native|mother|first language)\b|ភាសាកំណើត|ភាសាម្ដាយ|ភាសាម្តាយ|កំណើត/iu],
  [
    'fluent',
    /\b(?:fluent|fluently|excellent|very good|advanced|proficient|professional|c1|c2|full)\b|ស្ទាត់|ល្អណាស់|ល្អប្រសើរ|ខ្ពស់/iu,
  ],
  ['basic', /\b(?:basic|beginner|fair|elementary|poor|little|a1|a2|limited)\b|មូលដ្ឋាន|ខ្សោយ|បន្តិច|បង្គួរ|ដំបូង/iu],
  [
    'conversational',
    /\b(?:good|intermediate|conversational|medium|moderate|working|b1|b2)\b|មធ្យម|សន្ទនា|ល្អ|គួរសម/iu,
  ],
];

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
    const said = behind
      .slice(0, other < 0 ? undefined : other)
      .join('\n')
      .slice(0, 120);
    found.set(language, levels.find(([, words]) => words.test(said))?.[0]);
  }
  return [...found].map(([language, level]) => ({ language, level }));
}

export function trainingsOf(lines: readonly Line[]) {
  return lines.flatMap(({ text }) => {
    const bare = withoutBullet(text);
    const span = spanIn(bare);
    const [name, provider] = (span?.rest ?? bare)
      .split(/\t| [|–—-] |, ?| (?:by|at) /u)
      .filter((part) => part.trim() !== '');
    const named: Pair | undefined = pairOf(name, 160);
    if (!named || (!span && !provider && !/\p{Lu}|\p{Script=Khmer}/u.test(bare)) || bare.length > 200)
      return [];
    const month =
      span &&
      (span.isPoint && span.to
        ? /[a-z]{3}\.? ?\d{4}|\d[/.-]\d{4}|ខែ|[\u1780-\u17d3] ?[\d០-៩]{4}/iu.test(bare)
          ? span.to
          : span.from
        : span.from);
    return [{ name: named, provider: pairOf(provider, 120), month: month ?? undefined }];
  });
}
