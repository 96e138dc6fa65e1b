import { genders, jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { type Bilingual, textIn } from '@acheep/contract/kernel/bilingual';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
  resumeSections,
  skillLevels,
} from '@acheep/contract/talent/resume-option';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import { payText } from '@acheep/contract/talent/resume-pay';
import { paperWords } from '@acheep/contract/talent/resume-pdf-option';
import { placeText } from '@acheep/contract/talent/resume-place';
import { monthText, spanText } from './resume-words.ts';

type Fact = { label: string; value: string };
/** A section of the sheet with its heading; `side` goes to the sidebar if the design has one. */
type Section = { title: string; side: boolean } & (
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: { title: string; sub: string; when: string; text: string }[] }
  | { kind: 'facts' | 'levels'; facts: Fact[] }
  | { kind: 'tags'; tags: { name: string; level: string }[] }
);

const isThere = (section: Section) =>
  section.kind === 'text' ||
  (section.kind === 'entries' && section.entries.length > 0) ||
  ((section.kind === 'facts' || section.kind === 'levels') && section.facts.length > 0) ||
  (section.kind === 'tags' && section.tags.length > 0);

/** A CV in one language, as the template renders it. Empty sections have no heading. */
export function resumeSheet(resume: ResumeContent, locale: Locale) {
  const word = (name: keyof typeof paperWords) => paperWords[name][locale];
  const text = (value: Bilingual | null) => textIn(value, locale) ?? '';
  const option = <O extends Record<string, Localized>>(options: O, value: keyof O | null) =>
    value === null ? '' : (options[value] as Localized)[locale];
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  const facts = (all: [string, string | null | undefined][]): Fact[] =>
    all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const heading = (section: keyof typeof resumeSections) => resumeSections[section][locale];

  const objective = text(resume.objective);

  const sections: Section[] = [
    ...(objective
      ? [{ kind: 'text' as const, side: false, title: heading('objective'), text: objective }]
      : []),
    {
      kind: 'entries',
      side: false,
      title: heading('work'),
      entries: resume.work.map((one) => ({
        title: text(one.title),
        sub: text(one.employer),
        when: spanText(one, locale),
        text: text(one.description),
      })),
    },
    {
      kind: 'entries',
      side: false,
      title: heading('education'),
      entries: resume.education.map((one) => ({
        title: text(one.school),
        sub: joined(option(educationLevels, one.level), text(one.field)),
        when: spanText(one, locale),
        text: '',
      })),
    },
    {
      kind: 'entries',
      side: false,
      title: heading('trainings'),
      entries: resume.trainings.map((one) => ({
        title: text(one.name),
        sub: text(one.provider),
        when: one.month ? monthText(one.month, locale) : '',
        text: '',
      })),
    },
    {
      kind: 'tags',
      side: true,
      title: heading('skills'),
      tags: resume.skills.map((one) => ({ name: text(one.name), level: option(skillLevels, one.level) })),
    },
    {
      kind: 'levels',
      side: true,
      title: heading('languages'),
      facts: resume.languages.map((one) => ({
        label: languages[one.language][locale],
        value: option(languageLevels, one.level),
      })),
    },
    {
      kind: 'facts',
      side: true,
      title: heading('personal'),
      facts: facts([
        [word('gender'), option(genders, resume.gender)],
        [word('bornOn'), resume.bornOn && dateText(resume.bornOn, locale)],
        [word('nationality'), text(resume.nationality)],
        [word('experience'), option(candidateExperiences, resume.experience)],
      ]),
    },
    {
      kind: 'facts',
      side: true,
      title: heading('expected'),
      facts: facts([
        [word('category'), resume.wantedCategory?.name[locale]],
        [word('type'), option(jobTypes, resume.wantedType)],
        [word('place'), resume.wantedProvince?.name[locale]],
        [word('pay'), payText(resume)],
        [word('notice'), option(noticePeriods, resume.noticePeriod)],
      ]),
    },
    {
      kind: 'entries',
      side: true,
      title: heading('references'),
      entries: resume.references.map((one) => ({
        title: text(one.name),
        sub: joined(text(one.position), one.phone && phoneText(one.phone), one.email),
        when: '',
        text: '',
      })),
    },
  ];
  return {
    lang: locale,
    name: text(resume.name),
    title: text(resume.title),
    contacts: [...resume.phone.map(phoneText), resume.email, placeText(resume, locale)].filter(Boolean),
    words: { contact: word('contact') },
    sections: sections.filter(isThere),
  };
}
