import { resumeBodies } from '@acheep/contract/talent/resume-part';
import {
  matching,
  matchingEntries,
  matchingPersonal,
  saidProposal,
} from '@acheep/contract/talent/resume-proposal';
import type { NamedReading } from '@acheep/contract/talent/resume-record';
import { skillLevelIn } from '@acheep/contract/talent/written-level';
import { emailsIn, phonesIn } from './contact.ts';
import { educationOf } from './education.ts';
import { plain } from './heading.ts';
import { languageIn, languagesOf } from './language.ts';
import type { Line } from './line.ts';
import { type Parts, partsOf, placed } from './part.ts';
import { personalOf } from './personal.ts';
import { trainingsOf } from './training.ts';
import { unreadOf } from './unread.ts';
import { workOf } from './work.ts';
import { flowing, isKhmerText, pairOf, withoutBullet } from './written.ts';

/** Maximum letters of a skill; longer ones are sentences. */
const longestSkill = 60;
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

function skillsOf(lines: readonly Line[]) {
  const texts = lines.flatMap(({ text }) => withoutKind(withoutBullet(text)).split(/[,;•|、·\t]| \/ /u));
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const told = text.replace(skillYears, '');
    const [words, apart, behind] = skillLevel.exec(told) ?? [''];
    const said = told
      .slice(0, told.length - words.length)
      .replace(/\.$/, '')
      .trim();
    const name = pairOf(said.replace(/^(?:and|និង)\s+/u, ''), longestSkill);
    const key = plain(said);
    if (!name || key === '' || seen.has(key) || languageIn(said) === key) return [];
    seen.add(key);
    const kind = softSkill.test(said) ? ('soft' as const) : ('hard' as const);
    return [{ kind, name, level: skillLevelIn(apart ?? behind ?? '') }];
  });
}

const honorific = /^(?:mr|mrs|ms|miss|dr|prof|h\.e|លោក|លោកស្រី|កញ្ញា|ឯកឧត្តម)[.\s]+/iu;
const onRequest = /request|សំណូមពរ|ស្នើសុំ/iu;

function referencesOf(lines: readonly Line[]) {
  const people: { name: string; position: string[]; text: string }[] = [];
  for (const { text } of lines) {
    const bare = withoutBullet(text);
    if (onRequest.test(bare)) continue;
    const last = people.at(-1);
    const parts = bare.split(/, ?|\t| [|·–—-] /u).filter((part) => part.trim() !== '');
    const told = parts.filter(
      (part) =>
        phonesIn(part).length === 0 &&
        emailsIn(part).length === 0 &&
        !/^(?:tel|phone|email|e-mail|mobile)\b/i.test(part),
    );
    const [first = ''] = told;
    // A person begins with a title, or after one whose contacts are complete.
    const begins =
      honorific.test(first) ||
      !last ||
      (first !== '' && (phonesIn(last.text).length > 0 || emailsIn(last.text).length > 0));
    if (begins) people.push({ name: first.replace(honorific, ''), position: told.slice(1), text: bare });
    else {
      last.position.push(...told);
      last.text += `\n${bare}`;
    }
  }
  return people.map(({ name, position, text }) => ({
    name: pairOf(name, 80),
    position: pairOf(position.join(', '), 160),
    phone: phonesIn(text)[0],
    email: emailsIn(text)[0],
  }));
}

/** Fields read from the lines of a CV. Uncertain values are omitted. The caller validates each field. */
function readResume(parts: Parts) {
  const objective = flowing(parts.objective.map(({ text }) => text))
    .slice(0, 2000)
    .trim();
  return {
    personal: personalOf(parts),
    objective: objective === '' ? undefined : isKhmerText(objective) ? { km: objective } : { en: objective },
    work: workOf(parts.work),
    education: educationOf(parts.education),
    skills: skillsOf(parts.skills),
    languages: languagesOf(parts.languages),
    trainings: trainingsOf(parts.trainings),
    references: referencesOf(parts.references),
  };
}

/** Proposal with the fields and entries that our own forms would accept, and all that it leaves out. */
export function proposalOf(lines: readonly Line[]): NamedReading {
  const all = placed(lines);
  const { personal, objective, ...lists } = readResume(partsOf(all));
  const proposal = saidProposal({
    personal: matchingPersonal(personal),
    objective: objective && matching(resumeBodies.objective, { objective }),
    work: matchingEntries('work', lists.work),
    education: matchingEntries('education', lists.education),
    skills: matchingEntries('skills', lists.skills),
    languages: matchingEntries('languages', lists.languages),
    trainings: matchingEntries('trainings', lists.trainings),
    references: matchingEntries('references', lists.references),
  });
  const { province } = personal;
  return { proposal, named: { province }, unread: unreadOf(all, proposal, province ? [province] : []) };
}
