import type { Profile } from '@acheep/contract/account';
import { languages } from '@acheep/contract/job-option';
import type { OwnResume } from '@acheep/contract/resume';
import { resumeEntries } from '@acheep/contract/resume-part';
import type { ResumeProposal } from '@acheep/contract/resume-proposal';
import type { FieldValues } from 'react-hook-form';
import { joined, spanOf, textOf, wordOf } from './entry-summary.ts';
import { checkSection, settled } from './section-body.ts';
import { sectionValues } from './section-values.ts';

export type ImportSection = keyof ResumeProposal;

type Values = Record<string, unknown>;

/** What one entry of a file says, in a line. */
const lineOf: Record<ImportSection, (one: Values) => string> = {
  personal: (one) =>
    joined(textOf(one.name), textOf(one.title), String(one.phone ?? ''), String(one.email ?? '')),
  objective: (one) => textOf(one.objective),
  work: (one) => joined(textOf(one.title), textOf(one.employer), spanOf(one)),
  education: (one) => joined(textOf(one.school), textOf(one.field), spanOf(one)),
  skills: (one) => textOf(one.name),
  languages: (one) => wordOf(languages, one.language),
  trainings: (one) => joined(textOf(one.name), textOf(one.provider)),
  references: (one) => joined(textOf(one.name), textOf(one.position)),
};

const entriesOf = (section: ImportSection, body: Values): Values[] | null => {
  const list = body[section];
  return Array.isArray(list) ? list : null;
};

/** What a file says about a section, line by line, as it would stand in the CV. */
export const importedLines = (section: ImportSection, body: Values): string[] =>
  (entriesOf(section, body) ?? [body]).map(lineOf[section]).filter(Boolean);

/** The section as it is saved when the file's is taken over: entries come behind those that are there, once each. */
export function importedBody(
  section: ImportSection,
  proposal: Values,
  resume: OwnResume | null,
  profile: Profile,
): FieldValues | null {
  const now: Values = sectionValues[section](resume, profile);
  const added = entriesOf(section, proposal);
  const own = entriesOf(section, now) ?? [];
  const line = lineOf[section];
  const known = new Set(own.map(line));
  const merged = added
    ? { ...now, [section]: [...own, ...added.filter((one) => !known.has(line(one)))].slice(0, resumeEntries) }
    : { ...now, ...overlaid(now, proposal) };
  const checked = checkSection(section, settled(merged));
  return checked.ok ? checked.body : null;
}

/** Each text of the file in its language; what the CV says in the other one stays. */
function overlaid(now: Values, proposal: Values): Values {
  const isPair = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return Object.fromEntries(
    Object.entries(proposal)
      .filter(([name, value]) => name !== 'showPhoto' && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, isPair(value) ? { ...(now[name] as Values), ...value } : value]),
  );
}
