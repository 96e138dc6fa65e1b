import type { Profile } from '@acheep/contract/accounts/account';
import { genders, languages } from '@acheep/contract/jobs/job-option';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { educationLevels, languageLevels } from '@acheep/contract/talent/resume-option';
import { resumeEntries, resumePhones } from '@acheep/contract/talent/resume-part';
import type { ProposedSection, ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { FieldValues } from 'react-hook-form';
import { checkSection, settled } from './section-body.ts';
import { joined, monthOf, spanOf, textOf, wordOf } from './section-summary.ts';
import { sectionValues } from './section-values.ts';

type Values = Record<string, unknown>;

/** Summarises one entry of a file in a line, by section. */
const lineOf: Record<ProposedSection, (one: Values) => string> = {
  personal: (one) =>
    joined(textOf(one.name), textOf(one.title), String(one.phone ?? ''), String(one.email ?? '')),
  objective: (one) => textOf(one.objective),
  work: (one) => joined(textOf(one.title), textOf(one.employer), spanOf(one)),
  education: (one) =>
    joined(textOf(one.school), textOf(one.field), wordOf(educationLevels, one.level), spanOf(one)),
  skills: (one) => textOf(one.name),
  languages: (one) => joined(wordOf(languages, one.language), wordOf(languageLevels, one.level)),
  trainings: (one) => joined(textOf(one.name), textOf(one.provider), monthOf(one.month)),
  references: (one) =>
    joined(textOf(one.name), textOf(one.position), String(one.phone ?? ''), String(one.email ?? '')),
};

const entriesOf = (section: ProposedSection, body: Values): Values[] | null => {
  const list = body[section];
  return Array.isArray(list) ? list : null;
};

/** Returns the identity of an entry: its summary or, for a language, its code. */
const sameAs = (section: ProposedSection, one: Values) =>
  section === 'languages' ? String(one.language) : lineOf[section](one);

/** A field or entry of a file that can be imported. */
export interface ImportItem {
  key: string;
  section: ProposedSection;
  /** Field name or, in a list section, the index. */
  part: string;
  text: string;
  /** Long text of the entry. */
  more: string;
  /** The CV's current value; empty if there is none. */
  now: string;
  /** True when the section is empty, so that nothing is duplicated or replaced. */
  isFree: boolean;
}

const isPair = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Words {
  provinceName: (id: string) => string;
}

/** Formats a field's value; texts in the languages of `said`. */
function readable(field: string, value: unknown, said: unknown, { provinceName }: Words): string {
  if (isPair(value) && isPair(said))
    return joined(...Object.keys(said).map((locale) => String(value[locale] ?? '')));
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'gender') return wordOf(genders, value);
  if (field === 'provinceId') return value ? provinceName(String(value)) : '';
  return String(value ?? '');
}

function fieldItems(
  section: 'personal' | 'objective',
  body: Values,
  now: Values,
  words: Words,
): ImportItem[] {
  return Object.entries(body).flatMap(([part, value]) => {
    if (part === 'showPhoto' || (Array.isArray(value) && value.length === 0)) return [];
    const [text, before] = [readable(part, value, value, words), readable(part, now[part], value, words)];
    const own = now[part];
    const isThere = Array.isArray(value) && Array.isArray(own) && value.every((one) => own.includes(one));
    if (text === '' || text === before || isThere) return [];
    return [{ key: `${section}.${part}`, section, part, text, more: '', now: before, isFree: before === '' }];
  });
}

function entryItems(
  section: ProposedSection,
  added: readonly Values[],
  own: readonly Values[],
): ImportItem[] {
  const known = new Set(own.map((one) => sameAs(section, one)));
  return added.flatMap((one, place) => {
    const text = lineOf[section](one);
    if (text === '' || known.has(sameAs(section, one))) return [];
    const part = String(place);
    const more = textOf(one.description);
    return [{ key: `${section}.${part}`, section, part, text, more, now: '', isFree: own.length === 0 }];
  });
}

/** Returns everything in a file that the CV lacks, field by field and entry by entry. */
export function importItems(
  proposal: ResumeProposal,
  { resume, profile, ...words }: { resume: OwnResume | null; profile: Profile } & Words,
): ImportItem[] {
  return (Object.entries(proposal) as [ProposedSection, Values][]).flatMap(([section, body]) => {
    const now: Values = sectionValues[section](resume, profile);
    if (section === 'personal' || section === 'objective') return fieldItems(section, body, now, words);
    return entryItems(section, entriesOf(section, body) ?? [], entriesOf(section, now) ?? []);
  });
}

export function chosenPart(section: ProposedSection, body: Values, parts: ReadonlySet<string>): Values {
  const list = entriesOf(section, body);
  if (list) return { [section]: list.filter((_, place) => parts.has(String(place))) };
  return Object.fromEntries(Object.entries(body).filter(([name]) => parts.has(name)));
}

/** Returns the section's body after the import: new entries are appended, without duplicates. */
export function importedBody(
  section: ProposedSection,
  proposal: Values,
  resume: OwnResume | null,
  profile: Profile,
): FieldValues | null {
  const now: Values = sectionValues[section](resume, profile);
  const added = entriesOf(section, proposal);
  const own = entriesOf(section, now) ?? [];
  const known = new Set(own.map((one) => sameAs(section, one)));
  const merged = added
    ? {
        ...now,
        [section]: [...own, ...added.filter((one) => !known.has(sameAs(section, one)))].slice(
          0,
          resumeEntries,
        ),
      }
    : { ...now, ...overlaid(now, proposal) };
  const checked = checkSection(section, settled(merged));
  return checked.ok ? checked.body : null;
}

/** Merges texts by language: the CV keeps the other language, and its telephone numbers. */
function overlaid(now: Values, proposal: Values): Values {
  const over = (name: string, value: unknown) => {
    if (isPair(value)) return { ...(now[name] as Values), ...value };
    if (!Array.isArray(value)) return value;
    return [...new Set([...(now[name] as unknown[]), ...value])].slice(0, resumePhones);
  };
  return Object.fromEntries(
    Object.entries(proposal)
      .filter(([name]) => name !== 'showPhoto')
      .map(([name, value]) => [name, over(name, value)]),
  );
}
