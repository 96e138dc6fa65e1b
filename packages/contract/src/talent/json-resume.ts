import { languages, skillKinds } from '../jobs/job-option.ts';
import { textIn } from '../kernel/bilingual.ts';
import type { Locale, Localized } from '../kernel/locale.ts';
import { minorUnits } from '../kernel/money.ts';
import { educationLevels, languageLevels, noticePeriods, skillLevels } from './resume-option.ts';
import type { ResumeContent } from './resume-part.ts';

/** Version of the format: jsonresume.org. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Label of a choice; undefined where none was made. */
const wordsOf = <V extends string>(options: Record<V, Localized>, value: V | null, locale: Locale) =>
  value === null ? undefined : options[value][locale];

/** Drops undefined fields. */
const present = <T extends object>(value: T) =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== ''),
  );

/**
 * CV in the JSON Resume format, its texts in one language, falling back to the other. Contents without a place in the
 * format are added under names that begin with `x_`.
 */
export function toJsonResume(resume: ResumeContent & { updatedAt?: string }, locale: Locale) {
  const text = (value: Parameters<typeof textIn>[0]) => textIn(value, locale);
  const region = resume.province?.name[locale];
  return {
    $schema: schema,
    basics: present({
      name: text(resume.name),
      label: text(resume.title),
      email: resume.email,
      phone: resume.phone[0],
      summary: text(resume.objective),
      location: present({ address: text(resume.address), region, countryCode: region && 'KH' }),
      x_phones: resume.phone,
      x_gender: resume.gender,
      x_bornOn: resume.bornOn,
      x_nationality: text(resume.nationality),
      x_experience: resume.experience,
    }),
    work: resume.work.map((one) =>
      present({
        name: text(one.employer),
        position: text(one.title),
        startDate: one.from,
        endDate: one.to,
        summary: text(one.description),
        x_current: one.current,
      }),
    ),
    education: resume.education.map((one) =>
      present({
        institution: text(one.school),
        area: text(one.field),
        studyType: wordsOf(educationLevels, one.level, locale),
        startDate: one.from,
        endDate: one.to,
        x_current: one.current,
      }),
    ),
    certificates: resume.trainings.map((one) =>
      present({ name: text(one.name), issuer: text(one.provider), date: one.month }),
    ),
    skills: resume.skills.map((one) =>
      present({
        name: text(one.name),
        level: wordsOf(skillLevels, one.level, locale),
        keywords: [skillKinds[one.kind][locale]],
      }),
    ),
    languages: resume.languages.map((one) =>
      present({
        language: languages[one.language][locale],
        fluency: wordsOf(languageLevels, one.level, locale),
      }),
    ),
    references: resume.references.map((one) =>
      present({
        name: text(one.name),
        reference: [text(one.position), one.phone, one.email].filter(Boolean).join(' · '),
        x_position: text(one.position),
        x_phone: one.phone,
        x_email: one.email,
      }),
    ),
    x_expected: present({
      category: resume.wantedCategory?.name[locale],
      type: resume.wantedType,
      province: resume.wantedProvince?.name[locale],
      currency: resume.currency,
      salaryFrom: resume.salaryFrom === null ? undefined : resume.salaryFrom / minorUnits,
      salaryTo: resume.salaryTo === null ? undefined : resume.salaryTo / minorUnits,
      noticePeriod: wordsOf(noticePeriods, resume.noticePeriod, locale),
    }),
    meta: present({ version: 'v1.0.0', lastModified: resume.updatedAt }),
  };
}
