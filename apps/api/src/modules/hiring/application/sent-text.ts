import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import { personText } from '@acheep/search/person-text';

interface Sent {
  name: string;
  email: string | null;
  phone: string | null;
  coverLetter: string | null;
  /** The CV that was sent; null where there is none, or the company may not read it any more. */
  resume: ResumeSnapshot | null;
}

/** What somebody has written of themselves in a CV, in either language. */
function* wordsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value) for (const one of Object.values(value)) yield* wordsOf(one);
}

/** What of a CV a company looks for: what was written, and neither its choices nor who speaks for the person. */
const written = ({ title, objective, work, education, skills, trainings, address }: ResumeSnapshot) => [
  ...wordsOf([title, objective, address]),
  ...wordsOf(work.map((one) => [one.title, one.employer, one.description])),
  ...wordsOf(education.map((one) => [one.school, one.field])),
  ...wordsOf(skills.map((one) => one.name)),
  ...wordsOf(trainings.map((one) => [one.name, one.provider])),
];

/** An application as it is searched: who applied, the letter, and the CV of the site. */
export const sentText = ({ coverLetter, resume, ...person }: Sent): string =>
  personText({
    ...person,
    text: [coverLetter, ...(resume ? written(resume) : [])].filter(Boolean).join(' '),
  });
