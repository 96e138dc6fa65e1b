import { resumeBodies } from '@acheep/contract/talent/resume-part';
import {
  matching,
  matchingEntries,
  matchingPersonal,
  type ResumeProposal,
  saidProposal,
} from '@acheep/contract/talent/resume-proposal';
import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import type { RecordNames } from '@acheep/contract/talent/resume-record';
import { educationOf } from './education.ts';
import { languagesOf } from './language.ts';
import type { Line } from './line.ts';
import { type Parts, partsOf, placed } from './part.ts';
import { personalOf } from './personal.ts';
import { referencesOf } from './reference.ts';
import { skillsOf } from './skill.ts';
import { trainingsOf } from './training.ts';
import { unreadOf } from './unread.ts';
import { workOf } from './work.ts';
import { flowing, isKhmerText } from './written.ts';

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
