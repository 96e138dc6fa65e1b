import { resumeBodies } from '@acheep/contract/talent/resume-part';
import {
  fitting,
  fittingEntries,
  fittingPersonal,
  type ResumeProposal,
  saidProposal,
} from '@acheep/contract/talent/resume-proposal';
import type { Line } from './line.ts';
import { readResume } from './read-resume.ts';

/** What a CV file proposes. Its province has no id yet: it is named in English. */
export interface Reading {
  proposal: ResumeProposal | null;
  province?: string;
}

/** What the lines of a CV propose: each field and entry that our own forms would take. */
export function proposalOf(lines: readonly Line[]): Reading {
  const { personal, objective, ...lists } = readResume(lines);
  const proposal = saidProposal({
    personal: fittingPersonal(personal),
    objective: objective && fitting(resumeBodies.objective, { objective }),
    work: fittingEntries('work', lists.work),
    education: fittingEntries('education', lists.education),
    skills: fittingEntries('skills', lists.skills),
    languages: fittingEntries('languages', lists.languages),
    trainings: fittingEntries('trainings', lists.trainings),
    references: fittingEntries('references', lists.references),
  });
  return { proposal, province: personal.province };
}
