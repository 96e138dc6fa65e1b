import type { SkillLevel } from '@acheep/contract/talent/resume-option';
import { skillLevelIn } from '@acheep/contract/talent/written-level';
import { spanIn } from './date.ts';
import { plain } from './heading.ts';
import { languageIn } from './language.ts';
import type { Line } from './line.ts';
import { type Pair, pairOf, withoutBullet } from './written.ts';

/** Maximum letters of a skill; longer ones are sentences. */
const maxSkillLength = 60;
const softSkill =
  /\b(?:team ?work|communication|leadership|negotiation|problem[- ]solving|time management|fast learner|quick learner|hard[- ]?working|honest|flexib|creativ|critical thinking|adaptab|interpersonal|public speaking|customer service|punctual|patience|self[- ]motivat|organi[sz]ation(?:al)? skill|work under pressure|detail)|ទំនាក់ទំនង|ដឹកនាំ|ក្រុម|រៀនឆាប់|ដោះស្រាយបញ្ហា|គ្រប់គ្រងពេលវេលា|ស្មោះត្រង់|អត់ធ្មត់|ចរចា|បម្រើអតិថិជន/iu;
/** Years behind a skill, as Indeed exports them. */
const skillYears = / ?\((?:less than )?\d{1,2}\+? years?\)$/iu;
/** Level behind a skill: set apart, or a word that is nothing but a level. */
const skillLevel =
  /(?: ?[:(–-] ?(basic|beginner|fair|good|very good|excellent|intermediate|advanced|expert|មធ្យម|ល្អ|ល្អណាស់|ខ្សោយ)\)?| (beginner|intermediate|advanced|expert|កម្រិតដំបូង|កម្រិតមធ្យម|កម្រិតខ្ពស់|អ្នកជំនាញ)) ?$/iu;

/** A line of skills without the name of their kind: "Computer: Word, Excel". */
function withoutKind(text: string): string {
  const [, kind = '', mark, rest = ''] = /^([^:៖\t,]+)([:៖\t])(.+)$/su.exec(text) ?? [];
  // Cells beside each other are skills, unless a list begins there.
  const isKind = mark === '\t' ? /[,;•|、·]/u.test(rest) && !rest.includes('\t') : !skillLevel.test(text);
  return isKind && kind.length >= 2 && kind.length <= 40 && rest.trim() ? rest.trim() : text;
}

/** A score behind a skill: "80%", "★★★☆☆". */
const score = / ?(?:[★☆●○■□*]{3,10}|\d{1,3} ?%)$/u;
/** Heads of tables of skills. */
const tableHeads = new Set('program programme software skill skills level កម្មវិធី ជំនាញ កម្រិត'.split(' '));

export function skillsOf(lines: readonly Line[]) {
  const seen = new Set<string>();
  return lines.flatMap(({ text }) => {
    const found: { kind: 'soft' | 'hard'; name: Pair; level: SkillLevel | undefined }[] = [];
    for (const part of withoutKind(withoutBullet(text)).split(/[,;•|、·\t]| \/ /u)) {
      const entry = part.replace(skillYears, '').replace(score, '');
      const last = found.at(-1);
      const alone = skillLevelIn(entry);
      // A table has the level in a cell of its own.
      if (alone && last) last.level ??= alone;
      const [words, apart, behind] = skillLevel.exec(entry) ?? [''];
      const skill = entry
        .slice(0, entry.length - words.length)
        .replace(/\.$/, '')
        .trim();
      const name = pairOf(skill.replace(/^(?:and|និង)\s+/u, ''), maxSkillLength);
      const key = plain(skill);
      const isWord =
        alone !== undefined || tableHeads.has(key) || languageIn(skill) === key || spanIn(skill)?.rest === '';
      if (!name || key === '' || seen.has(key) || isWord) continue;
      seen.add(key);
      const kind = softSkill.test(skill) ? ('soft' as const) : ('hard' as const);
      found.push({ kind, name, level: skillLevelIn(apart ?? behind ?? '') });
    }
    return found;
  });
}
