import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import { skillLevelIn } from '@acheep/contract/talent/written-level';
import { withoutContacts } from './contact.ts';
import { latinDigits, withoutDates } from './date.ts';
import { withoutDegrees } from './education.ts';
import { factsIn, genderIn } from './fact.ts';
import { plain } from './heading.ts';
import { labelled, labelOf, labelWords } from './label.ts';
import { languageOf, languageWord, withoutLevels } from './language.ts';
import type { Placed } from './part.ts';
import { isKhmerText, withoutBullet } from './written.ts';

/** All texts and values of a proposal. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(valuesOf) : [];
}

/** Words between the values of a line, which say nothing alone. */
const between = new Set(
  plain(
    `of and the in at from to for by with as an or is mr mrs ms miss mx dr degree now present presently current currently
    until till since issued finished completed tel phone email mobile home cambodia kingdom province និង នៅ ពី ដល់ ជា នៃ ផ្នែក ជំនាញ ឆ្នាំ ខែ ថ្ងៃទី ថ្ងៃ លោក លោកស្រី កញ្ញា បច្ចុប្បន្ន កម្ពុជា ប្រទេស ខ្ញុំ ខ្ញុំបាទ នាងខ្ញុំ`,
  ).split(' '),
);
/** Words around the levels of languages. */
const aboutLevels = new Set(
  plain(
    `language languages tongue reading writing listening speaking read write listen speak other speaker bilingual working
    proficiency level s ភាសា អាន សរសេរ និយាយ និយាយបាន អាច អាចសន្ទនាបាន បាន ស្ដាប់ កម្រិត ផ្សេងទៀត`,
  ).split(' '),
);
/** Kind before a list of skills: "Computer: Word, Excel". */
function withoutKind(text: string): string {
  const [, rest = ''] = /^[^:៖,]{2,40}[:៖](.*)$/u.exec(text) ?? [];
  return /\p{L}/u.test(rest) ? rest : text;
}
/** Number of a line in a list. */
const numbering = /^(?:[\d០-៩]{1,2}|[a-z])[.)] /iu;

/** The words of a line that neither the proposal nor `others` have. */
function missingFrom(proposal: ResumeProposal | null, others: readonly string[]) {
  const values = [...valuesOf(proposal), ...others];
  const knownValues = new Set(values);
  const words = new Set(values.flatMap((value) => plain(value).split(' ')));
  /** Khmer texts, the longest first: without spaces between words, a text is what remains when they are taken away. */
  const khmer = [...values, ...labelWords, ...between]
    .filter(isKhmerText)
    .flatMap((value) => [plain(value).replace(/ /g, ''), ...plain(value).split(' ')])
    .filter((one) => one.length > 1)
    .sort((a, b) => b.length - a.length);
  const years = new Set(values.flatMap((value) => /^\d{4}(?=-\d\d)/.exec(value)?.[0] ?? []));
  const languages = new Set(proposal?.languages?.languages.map(({ language }) => language));
  const hasLevels = proposal?.languages?.languages.some(({ level }) => level !== undefined) === true;
  const hasSkillLevels = proposal?.skills?.skills.some(({ level }) => level !== undefined) === true;
  const degrees = new Set(proposal?.education?.education.map(({ level }) => level));
  const gender = proposal?.personal?.gender;

  return ({ line, part }: Placed): string[] => {
    const bare = withoutBullet(line.text.replace(/\t/g, ' ')).replace(numbering, '');
    const hasLabels =
      labelled(bare) !== null || labelOf(bare) !== undefined || factsIn(withoutBullet(line.text)).length > 0;
    let text = withoutDates(
      withoutContacts(part === 'skills' ? withoutKind(bare) : bare, knownValues),
      years,
    );
    if (part === 'education') text = withoutDegrees(text, degrees);
    if (part === 'languages' && hasLevels) text = withoutLevels(text);
    text = text.replace(languageWord, (name) => {
      const language = languageOf(name);
      return language && languages.has(language) ? ' ' : name;
    });
    if (gender) text = text.replace(gender === 'male' ? 'ប្រុស' : 'ស្រី', ' ');
    const isCovered = (word: string) =>
      words.has(word) ||
      between.has(word) ||
      (isKhmerText(word) && khmer.reduce((rest, one) => rest.replace(one, ''), word).length < 2) ||
      (isKhmerText(word) && khmer.some((one) => one.includes(word))) ||
      (hasLabels && labelWords.has(word)) ||
      (part === 'languages' && aboutLevels.has(word)) ||
      (part === 'skills' && hasSkillLevels && skillLevelIn(word) !== undefined) ||
      (gender !== undefined && genderIn(word) === gender);
    const left = plain(latinDigits(text))
      .split(' ')
      .filter((word) => word !== '');
    // Single letters are the rest of something, unless all of a line is spelled so.
    const isSpelled = left.every((word) => word.length === 1);
    return left.filter((word) => (isSpelled || word.length > 1 || /\d/.test(word)) && !isCovered(word));
  };
}

/**
 * Lines that the proposal leaves out, in whole or in part, below the headings of the file. `others` are texts that were
 * read apart from it.
 */
export function unreadOf(
  all: readonly Placed[],
  proposal: ResumeProposal | null,
  others: readonly string[],
): UnreadText[] {
  const missing = missingFrom(proposal, others);
  const known = new Set(others);
  /** "Category · Health & Medical" is no fact about somebody's health. */
  const isKnown = (text: string) => text.split(/[\t·:]/).every((one) => known.has(one.trim()));
  const out: UnreadText[] = [];
  for (const one of all) {
    const { line, part, heading } = one;
    // Sections and facts without a field of ours, such as hobbies or the place of birth.
    const bare = withoutBullet(line.text);
    const isForeign =
      part === 'other' || (!isKnown(bare) && factsIn(bare).some(({ label }) => label === 'ignored'));
    if (!isForeign && missing(one).length === 0) continue;
    const text = withoutBullet(line.text.replace(/\t/g, ' · '));
    const last = out.at(-1);
    if (out.some(({ lines }) => lines.includes(text))) continue;
    if (last && last.heading === heading) last.lines.push(text);
    else out.push({ heading, lines: [text] });
  }
  return out;
}
