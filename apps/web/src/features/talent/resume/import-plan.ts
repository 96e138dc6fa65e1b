import type { Profile } from '@acheep/contract/accounts/account';
import { genders, jobTypes, languages } from '@acheep/contract/jobs/job-option';
import type { Options } from '@acheep/contract/kernel/option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
} from '@acheep/contract/talent/resume-option';
import { resumeEntries, resumePhones } from '@acheep/contract/talent/resume-part';
import { payText } from '@acheep/contract/talent/resume-pay';
import type { ProposedSection, ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { FieldValues } from 'react-hook-form';
import { dayIn } from '../../../entities/talent/resume/resume-month.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { checkSection, settled } from './section-body.ts';
import { joined, monthOf, spanOf, textOf, wordOf } from './section-summary.ts';
import { sectionValues } from './section-values.ts';

type Values = Record<string, unknown>;

/** Sections that are lists of entries. */
type ProposedList = Exclude<ProposedSection, 'personal' | 'objective' | 'expected'>;

/** Summarises one entry of a file in a line, by section. */
const lineOf: Record<ProposedList, (one: Values) => string> = {
  work: (one) => joined(textOf(one.title), textOf(one.employer), spanOf(one)),
  education: (one) =>
    joined(textOf(one.school), textOf(one.field), wordOf(educationLevels, one.level), spanOf(one)),
  skills: (one) => textOf(one.name),
  languages: (one) => joined(wordOf(languages, one.language), wordOf(languageLevels, one.level)),
  trainings: (one) => joined(textOf(one.name), textOf(one.provider), monthOf(one.month)),
  references: (one) =>
    joined(textOf(one.name), textOf(one.position), String(one.phone ?? ''), String(one.email ?? '')),
};

const isList = (section: ProposedSection): section is ProposedList => section in lineOf;

const entriesOf = (section: ProposedList, body: Values): Values[] =>
  (body[section] as Values[] | undefined) ?? [];

/** Returns the identity of an entry: its summary or, for a language, its code. */
const sameAs = (section: ProposedList, one: Values) =>
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
  /** Name of a province or a trade. */
  recordName: (id: string) => string;
}

const optionsOf: Readonly<Record<string, Options>> = {
  gender: genders,
  experience: candidateExperiences,
  wantedType: jobTypes,
  noticePeriod: noticePeriods,
};
const recordFields = new Set(['provinceId', 'wantedProvinceId', 'wantedCategoryId']);

/** What the owner shows is no matter of a file. */
const isChoice = (part: string) => part === 'showPhoto' || part === 'showExpected';

/** Expected pay is one thing to choose: its amounts say nothing without each other and their currency. */
const pay = ['currency', 'salaryFrom', 'salaryTo'];
const payOf = (body: Values): Values => Object.fromEntries(pay.map((name) => [name, body[name]]));
const payIn = (body: Values) => payText(body as Parameters<typeof payText>[0]);

/** Formats a field's value; texts in the languages of `proposed`. */
function readable(field: string, value: unknown, proposed: unknown, { recordName }: Words): string {
  if (isPair(value) && isPair(proposed))
    return joined(...Object.keys(proposed).map((locale) => String(value[locale] ?? '')));
  if (Array.isArray(value)) return value.map((one) => phoneText(String(one))).join(', ');
  if (optionsOf[field]) return wordOf(optionsOf[field], value);
  if (field === 'bornOn' && value) return dayIn(String(value), currentLocale());
  if (recordFields.has(field)) return value ? recordName(String(value)) : '';
  return String(value ?? '');
}

function fieldItems(section: ProposedSection, body: Values, now: Values, words: Words): ImportItem[] {
  const item = (part: string, text: string, before: string): ImportItem[] =>
    text === '' || text === before
      ? []
      : [{ key: `${section}.${part}`, section, part, text, more: '', now: before, isFree: before === '' }];
  const fields = Object.entries(body).flatMap(([part, value]) => {
    if (isChoice(part) || pay.includes(part) || (isList(section) && part === section)) return [];
    const own = now[part];
    if (Array.isArray(value) && Array.isArray(own) && value.every((one) => own.includes(one))) return [];
    return item(part, readable(part, value, value, words), readable(part, own, value, words));
  });
  return [...fields, ...item('pay', payIn(body), payIn(now))];
}

function entryItems(section: ProposedList, added: readonly Values[], own: readonly Values[]): ImportItem[] {
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
    const entries = isList(section)
      ? entryItems(section, entriesOf(section, body), entriesOf(section, now))
      : [];
    return [...fieldItems(section, body, now, words), ...entries];
  });
}

/** The chosen part of a proposal for a section. */
export function chosenPart(section: ProposedSection, body: Values, parts: ReadonlySet<string>): Values {
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => parts.has(name)));
  const chosen = parts.has('pay') ? { ...fields, ...payOf(body) } : fields;
  if (!isList(section)) return chosen;
  return { ...chosen, [section]: entriesOf(section, body).filter((_, place) => parts.has(String(place))) };
}

/** Returns the section's body after the import: new entries are appended, without duplicates. */
export function importedBody(
  section: ProposedSection,
  proposal: Values,
  resume: OwnResume | null,
  profile: Profile,
): FieldValues | null {
  const now: Values = sectionValues[section](resume, profile);
  const merged = { ...now, ...overlaid(now, proposal) };
  if (isList(section)) {
    const own = entriesOf(section, now);
    const known = new Set(own.map((one) => sameAs(section, one)));
    const added = entriesOf(section, proposal).filter((one) => !known.has(sameAs(section, one)));
    merged[section] = [...own, ...added].slice(0, resumeEntries);
  }
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
      .filter(([name]) => !isChoice(name))
      .map(([name, value]) => [name, over(name, value)]),
  );
}
