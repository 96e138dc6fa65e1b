import { educationOf } from './education.ts';
import type { Line } from './line.ts';
import { languagesOf, skillsOf, trainingsOf } from './list.ts';
import { partsOf } from './part.ts';
import { personalOf } from './personal.ts';
import { referencesOf } from './reference.ts';
import { workOf } from './work.ts';
import { flowing, isKhmerText } from './written.ts';

/** Fields read from the lines of a CV. Uncertain values are omitted. The caller validates each field. */
export function readResume(lines: readonly Line[]) {
  const parts = partsOf(lines);
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
