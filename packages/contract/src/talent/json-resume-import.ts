import { languages, skillKinds } from '../jobs/job-option.ts';
import type { Options } from '../kernel/option.ts';
import { email, phone } from '../kernel/text.ts';
import { educationLevels, languageLevels, skillLevels } from './resume-option.ts';
import { resumeBodies, resumeEntries, resumeTextLength } from './resume-part.ts';
import { matching, matchingEntries, type ResumeProposal, saidProposal } from './resume-proposal.ts';

/** Maximum characters of an imported file. */
export const jsonResumeLength = 500_000;

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Values[] =>
  Array.isArray(value) ? value.slice(0, resumeEntries).filter(isObject) : [];

/** One line, or several, of a file's text, cut to `most`; undefined where it is not text. */
function words(value: unknown, most: number, lines = false): string | undefined {
  if (typeof value !== 'string') return undefined;
  const cut = value.slice(0, most * 2);
  const text = (lines ? cut : cut.replace(/\s+/g, ' ')).trim().slice(0, most).trim();
  return text === '' ? undefined : text;
}

/** Text of a file, in the language that it is written in. */
function text(value: unknown, most: number, lines = false) {
  const said = words(value, most, lines);
  if (said === undefined) return undefined;
  return /\p{Script=Khmer}/u.test(said) ? { km: said } : { en: said };
}

/** Month of `2020`, `2020-05` or `2020-05-17`. */
function month(value: unknown): string | undefined {
  const [, year, of = '01'] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?/.exec(words(value, 10) ?? '') ?? [];
  return year && `${year}-${of}`;
}

/** Option value whose label, in either language, this is. */
function optionOf<O extends Options>(options: O, value: unknown): (keyof O & string) | undefined {
  const said = words(value, 100)?.toLowerCase();
  return Object.keys(options).find((one) =>
    [one, options[one]?.en, options[one]?.km].some((name) => name?.toLowerCase() === said),
  );
}

const descriptionOf = ({ summary, highlights }: Values) => {
  const points = Array.isArray(highlights) ? highlights.slice(0, 50).map((one) => words(one, 500)) : [];
  return [words(summary, resumeTextLength, true), ...points.filter(Boolean).map((one) => `• ${one}`)]
    .filter(Boolean)
    .join('\n');
};

function span({ startDate, endDate, x_current }: Values) {
  const [from, to] = [month(startDate), month(endDate)];
  const current = to === undefined && (x_current === true || from !== undefined);
  return { from, to: x_current === true ? undefined : to, current: x_current === false ? false : current };
}

function personalOf(basics: Values) {
  const location = isObject(basics.location) ? basics.location : {};
  const said = {
    name: text(basics.name, 80),
    title: text(basics.label, 120),
    phone: [matching(phone, basics.phone)].filter((one) => one !== undefined),
    email: matching(email, basics.email),
    address: text(location.address, 200),
  };
  const hasAny = said.phone.length > 0 || [said.name, said.title, said.email, said.address].some(Boolean);
  return hasAny ? matching(resumeBodies.personal, said) : undefined;
}

/** Reads a proposal for a CV from a file in the JSON Resume format; null where it is not one. Saves nothing. */
export function readJsonResume(file: string): ResumeProposal | null {
  let resume: unknown;
  try {
    resume = file.length > jsonResumeLength ? null : JSON.parse(file);
  } catch {
    return null;
  }
  if (!isObject(resume)) return null;
  const basics = isObject(resume.basics) ? resume.basics : {};
  const objective = text(basics.summary, resumeTextLength, true);
  const found: ResumeProposal = {
    personal: personalOf(basics),
    objective: objective && matching(resumeBodies.objective, { objective }),
    work: matchingEntries(
      'work',
      objects(resume.work).map((one) => ({
        title: text(one.position, 120),
        employer: text(one.name ?? one.company, 120),
        ...span(one),
        description: text(descriptionOf(one), resumeTextLength, true),
      })),
    ),
    education: matchingEntries(
      'education',
      objects(resume.education).map((one) => ({
        school: text(one.institution, 160),
        field: text(one.area, 120),
        level: optionOf(educationLevels, one.studyType),
        ...span(one),
      })),
    ),
    skills: matchingEntries('skills', objects(resume.skills).flatMap(skillsOf)),
    languages: matchingEntries(
      'languages',
      objects(resume.languages).map((one) => ({
        language: optionOf(languages, one.language),
        level: optionOf(languageLevels, one.fluency),
      })),
    ),
    trainings: matchingEntries(
      'trainings',
      objects(resume.certificates).map((one) => ({
        name: text(one.name, 160),
        provider: text(one.issuer, 120),
        month: month(one.date),
      })),
    ),
    references: matchingEntries(
      'references',
      objects(resume.references).map((one) => ({
        name: text(one.name, 80),
        position: text(one.x_position, 160),
        phone: matching(phone, one.x_phone),
        email: matching(email, one.x_email),
      })),
    ),
  };
  return saidProposal(found);
}

/** Skill of a file, or the group of its keywords. */
function skillsOf({ name, level, keywords }: Values) {
  const within = (Array.isArray(keywords) ? keywords.slice(0, resumeEntries) : []).filter(
    (one) => typeof one === 'string',
  );
  const kind = within.map((one) => optionOf(skillKinds, one)).find(Boolean);
  const names = within.length > 0 && !kind ? within : [name];
  return names.map((one) => ({
    kind,
    name: text(one, 60),
    level: optionOf(skillLevels, level),
  }));
}
