import { z } from 'zod';
import { resumeBodies, resumeEntries } from './resume-part.ts';

const { personal, objective, expected, work, education, skills, languages, trainings, references } =
  resumeBodies;

/** Contents that a file proposes for a CV, by section; sections missing in the file are left out. */
export const resumeProposal = z.strictObject({
  personal: personal.optional(),
  objective: objective.optional(),
  expected: expected.optional(),
  work: work.optional(),
  education: education.optional(),
  skills: skills.optional(),
  languages: languages.optional(),
  trainings: trainings.optional(),
  references: references.optional(),
});
export type ResumeProposal = z.output<typeof resumeProposal>;
export type ProposedSection = keyof ResumeProposal;

/** Value as its field stores it; undefined where it is invalid. */
export const matching = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined => {
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
};

type Lists = Exclude<ProposedSection, 'personal' | 'objective' | 'expected'>;

/** List entries that are valid for the section. */
export function matchingEntries<S extends Lists>(section: S, entries: readonly unknown[]) {
  const some = entries.slice(0, resumeEntries);
  const kept = some.filter((entry) => matching(resumeBodies[section], { [section]: [entry] }));
  const body = kept.length > 0 ? matching(resumeBodies[section], { [section]: kept }) : undefined;
  return body as z.output<(typeof resumeBodies)[S]> | undefined;
}

/** Personal details that are valid for their fields; undefined where none is left. */
export function matchingPersonal(details: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(personal.shape).flatMap(([name, schema]): [string, unknown][] => {
    const value = details[name];
    return value === undefined || matching(schema, value) === undefined ? [] : [[name, value]];
  });
  const hasAny = kept.some(([, value]) => !(Array.isArray(value) && value.length === 0));
  return hasAny ? matching(personal, Object.fromEntries(kept)) : undefined;
}

/** Drops empty sections; null where nothing is left. */
export function nonEmptyProposal(found: ResumeProposal): ResumeProposal | null {
  const sections = Object.fromEntries(Object.entries(found).filter(([, body]) => body !== undefined));
  return Object.keys(sections).length > 0 ? sections : null;
}
