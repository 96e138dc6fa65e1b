import { resumeBodies } from '@acheep/contract/talent/resume-part';
import {
  matching,
  matchingEntries,
  matchingPersonal,
  type ResumeProposal,
  saidProposal,
} from '@acheep/contract/talent/resume-proposal';
import type { Line } from './line.ts';
import { readResume } from './read-resume.ts';

/** Proposal read from a CV file. Its province has no id yet and is named in English. */
export interface Reading {
  proposal: ResumeProposal | null;
  province?: string;
}

/** Proposal with the fields and entries that our own forms would accept. */
export function proposalOf(lines: readonly Line[]): Reading {
  const { personal, objective, ...lists } = readResume(lines);
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
  return { proposal, province: personal.province };
}
