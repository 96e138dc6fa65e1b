import { resumeBodies } from '@acheep/contract/talent/resume-part';
import {
  matching,
  matchingEntries,
  matchingPersonal,
  nonEmptyProposal,
  type ResumeProposal,
} from '@acheep/contract/talent/resume-proposal';
import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import type { RecordNames } from '@acheep/contract/talent/resume-record';
import { spanIn } from './date.ts';
import { educationOf } from './education.ts';
import { languagesOf } from './language.ts';
import type { Line } from './line.ts';
import { type Parts, partsOf, placed } from './part.ts';
import { personalOf } from './personal.ts';
import { referencesOf } from './reference.ts';
import { skillsOf } from './skill.ts';
import { unreadOf } from './unread.ts';
import { splitEmployer, workOf } from './work.ts';
import { flowing, isKhmerText, type Pair, pairOf, withoutBullet } from './written.ts';

/** Lines of one training as one: profile exports put name, provider and date below each other, the name in bold. */
function joinedTraining(lines: readonly Line[]): Line[] {
  if (!lines[0]?.bold || lines.every(({ bold }) => bold)) return [...lines];
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line.bold || !last) out.push(line);
    else last.text += `\t${line.text.replace(issuedOn, '')}`;
  }
  return out;
}

/** Heads of tables of courses. */
const courseHeads = new Set(
  'course courses training topic title subject organizer organiser provider institution year date duration ប្រធានបទ វគ្គ មុខវិជ្ជា អ្នករៀបចំ ឆ្នាំ រយៈពេល កាលបរិច្ឆេទ'.split(
    ' ',
  ),
);

/** How long a course took: "3 days". */
const courseLength = /^\(?[\d០-៩]{1,3} ?(?:hours?|days?|weeks?|months?|ម៉ោង|ថ្ងៃ|សប្ដាហ៍|ខែ)\)?$/iu;

const issuedOn = /^(?:issued|completed|finished|obtained)[: ] ?/iu;

function trainingsOf(lines: readonly Line[]) {
  return joinedTraining(lines.map((line) => ({ ...line }))).flatMap(({ text }) => {
    const bare = withoutBullet(text);
    if (bare.split('\t').every((cell) => courseHeads.has(cell.toLowerCase()))) return [];
    const span = spanIn(bare);
    const [name, provider] = (span?.rest ?? bare)
      .split(/\t| [|–—-] |, ?| (?:by|at) /u)
      .flatMap(splitEmployer)
      .filter((part) => part.trim() !== '' && !courseLength.test(part.trim()));
    const named: Pair | undefined = pairOf(name, 160);
    if (!named || (!span && !provider && !/\p{Lu}|\p{Script=Khmer}/u.test(bare)) || bare.length > 200)
      return [];
    return [{ name: named, provider: pairOf(provider, 120), month: span?.from }];
  });
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

/** What a CV file says: a proposal, the records of the site that it names, and what it says beyond. */
export interface Reading {
  proposal: ResumeProposal | null;
  named: RecordNames;
  unread: UnreadText[];
}

/** Proposal with the fields and entries that our own forms would accept, and all that it leaves out. */
export function proposalOf(lines: readonly Line[]): Reading {
  const all = placed(lines);
  const { personal, objective, ...lists } = readResume(partsOf(all));
  const proposal = nonEmptyProposal({
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
