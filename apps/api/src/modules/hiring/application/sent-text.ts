import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import { personText } from '@acheep/search/analysis/person-text';

interface Sent {
  name: string;
  email: string | null;
  phone: string | null;
  coverLetter: string | null;
  /** CV that was sent; null if there is none or the company may no longer read it. */
  resume: ResumeSnapshot | null;
}

/** All strings in a value of the CV, in both languages. */
function* wordsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value) for (const one of Object.values(value)) yield* wordsOf(one);
}

/** Searchable parts of a CV: its text, without preferences and referees. */
const written = ({ title, objective, work, education, skills, trainings, address }: ResumeSnapshot) => [
  ...wordsOf([title, objective, address]),
  ...wordsOf(work.map((one) => [one.title, one.employer, one.description])),
  ...wordsOf(education.map((one) => [one.school, one.field])),
  ...wordsOf(skills.map((one) => one.name)),
  ...wordsOf(trainings.map((one) => [one.name, one.provider])),
];

/** Searchable text of an application: the applicant, the letter and the site's CV. */
export const sentText = ({ coverLetter, resume, ...person }: Sent): string =>
  personText({
    ...person,
    text: [coverLetter, ...(resume ? written(resume) : [])].filter(Boolean).join(' '),
  });
