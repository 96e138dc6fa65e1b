import { z } from 'zod';
import { genders, jobTypes, languages, skillKinds } from '../jobs/job-option.ts';
import { reference } from '../jobs/reference.ts';
import { bilingual, shownBilingual } from '../kernel/bilingual.ts';
import { always, atMost, typed } from '../kernel/bound.ts';
import { today } from '../kernel/calendar.ts';
import { choice } from '../kernel/choice.ts';
import { named } from '../kernel/field-label.ts';
import { currencies } from '../kernel/money.ts';
import { day, email, id, line, phone, text } from '../kernel/text.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
  resumeVisibilities,
  skillLevels,
} from './resume-option.ts';

/** Maximum entries of one section. */
export const resumeEntries = 60;
export const resumePhones = 3;
export const resumeFiles = 10;
export const resumeTextLength = 2000;

const [firstMonth, lastMonth] = ['1950-01', '2100-12'];
const isMonth = (value: string) => value >= firstMonth && value <= lastMonth;
/** Month, `yyyy-MM`. */
const month = typed(7, 'date')
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'date', abort: true })
  .refine(isMonth, {
    error: 'date_range',
    params: { first: firstMonth, last: lastMonth },
  });

const entries = <S extends z.ZodType>(entry: S, en: string, km: string) =>
  named(atMost(resumeEntries, z.array(entry)), en, km).default([]);

const from = named(month, 'start month', 'ខែចាប់ផ្ដើម').optional();
const to = named(month, 'end month', 'ខែបញ្ចប់').optional();
type Span = { from?: unknown; to?: unknown; current?: unknown };
const inOrder = (span: Span) =>
  typeof span.from !== 'string' || typeof span.to !== 'string' || span.from <= span.to;
/** An ongoing period has no end. */
const spanned = <S extends z.ZodType<Span>>(entry: S) =>
  entry
    .refine(inOrder, { path: ['to'], error: 'month_order', ...always })
    .refine((span) => span.current !== true || span.to === undefined, {
      path: ['to'],
      error: 'month_current',
      ...always,
    });

const work = spanned(
  z.strictObject({
    title: bilingual(line(120), 'job title', 'មុខតំណែង'),
    employer: bilingual(line(120), 'employer', 'ក្រុមហ៊ុន ឬស្ថាប័ន').optional(),
    from,
    to,
    current: named(z.boolean(), 'current position', 'ការងារបច្ចុប្បន្ន').default(false),
    description: bilingual(text(resumeTextLength), 'duties', 'កិច្ចការ').optional(),
  }),
);

const education = spanned(
  z.strictObject({
    school: bilingual(line(160), 'school', 'សាលា ឬសាកលវិទ្យាល័យ'),
    field: bilingual(line(120), 'field of study', 'ជំនាញសិក្សា').optional(),
    level: named(choice(educationLevels), 'level', 'កម្រិត').optional(),
    from,
    to,
    current: named(z.boolean(), 'current studies', 'ការសិក្សាបច្ចុប្បន្ន').default(false),
  }),
);

const skill = z.strictObject({
  kind: named(choice(skillKinds), 'kind', 'ប្រភេទ').default('hard'),
  name: bilingual(line(60), 'skill', 'ជំនាញ'),
  level: named(choice(skillLevels), 'level', 'កម្រិត').optional(),
});

const language = z.strictObject({
  language: named(choice(languages), 'language', 'ភាសា'),
  level: named(choice(languageLevels), 'level', 'កម្រិត').optional(),
});

const training = z.strictObject({
  name: bilingual(line(160), 'training', 'វគ្គបណ្ដុះបណ្ដាល'),
  provider: bilingual(line(120), 'provider', 'អ្នកផ្ដល់').optional(),
  month: named(month, 'month', 'ខែ').optional(),
});

const personReference = z.strictObject({
  name: bilingual(line(80), 'name', 'ឈ្មោះ'),
  position: bilingual(line(160), 'position', 'តួនាទី').optional(),
  phone: phone.optional(),
  email: email.optional(),
});

/** Minor units of the currency, a month. */
const salary = z.int().min(0).max(1_000_000_000_00);

const isPast = (date: string) => date < today();

/** Body of each section; omitted fields are removed. */
export const resumeBodies = {
  personal: z.strictObject({
    name: bilingual(line(80), 'full name', 'ឈ្មោះពេញ').optional(),
    title: bilingual(line(120), 'title or profession', 'មុខរបរ ឬមុខតំណែង').optional(),
    gender: named(choice(genders), 'gender', 'ភេទ').optional(),
    bornOn: named(day.refine(isPast, { error: 'date_past' }), 'date of birth', 'ថ្ងៃខែឆ្នាំកំណើត').optional(),
    phone: named(atMost(resumePhones, z.array(phone)), 'phone numbers', 'លេខទូរស័ព្ទ').default([]),
    email: email.optional(),
    provinceId: named(id, 'province', 'រាជធានី/ខេត្ត').optional(),
    address: bilingual(line(200), 'address', 'អាសយដ្ឋាន').optional(),
    nationality: bilingual(line(60), 'nationality', 'សញ្ជាតិ').optional(),
    showPhoto: named(z.boolean(), 'photo', 'រូបថត').default(true),
  }),
  objective: z.strictObject({
    objective: bilingual(text(resumeTextLength), 'objective', 'គោលបំណងអាជីព').optional(),
  }),
  expected: z
    .strictObject({
      wantedCategoryId: named(id, 'category', 'ផ្នែកការងារ').optional(),
      wantedType: named(choice(jobTypes), 'job type', 'ប្រភេទការងារ').optional(),
      wantedProvinceId: named(id, 'province', 'រាជធានី/ខេត្ត').optional(),
      currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ').default('USD'),
      salaryFrom: named(salary, 'minimum monthly salary', 'ប្រាក់ខែអប្បបរមា').optional(),
      salaryTo: named(salary, 'maximum monthly salary', 'ប្រាក់ខែអតិបរមា').optional(),
      noticePeriod: named(choice(noticePeriods), 'notice period', 'រយៈពេលជូនដំណឹងមុន').optional(),
      /** Employers see pay and notice period; matching knows them in any case. */
      showExpected: named(
        z.boolean(),
        'expected salary and notice period shown',
        'ការបង្ហាញប្រាក់ខែដែលចង់បាន និងរយៈពេលជូនដំណឹងមុន',
      ).default(false),
    })
    .refine(
      ({ salaryFrom, salaryTo }) =>
        typeof salaryFrom !== 'number' || typeof salaryTo !== 'number' || salaryFrom <= salaryTo,
      { path: ['salaryTo'], error: 'salary_order', ...always },
    ),
  work: z.strictObject({
    experience: named(choice(candidateExperiences), 'experience', 'បទពិសោធន៍').optional(),
    work: entries(work, 'work experience', 'បទពិសោធន៍ការងារ'),
  }),
  education: z.strictObject({ education: entries(education, 'education', 'ការសិក្សា') }),
  skills: z.strictObject({ skills: entries(skill, 'skills', 'ជំនាញ') }),
  languages: z.strictObject({ languages: entries(language, 'languages', 'ភាសា') }),
  trainings: z.strictObject({ trainings: entries(training, 'training', 'វគ្គបណ្ដុះបណ្ដាល') }),
  references: z.strictObject({
    references: entries(personReference, 'references', 'បុគ្គលយោង'),
  }),
  attachments: z.strictObject({
    attachments: named(atMost(resumeFiles, z.array(uploadedFile)), 'attachments', 'ឯកសារភ្ជាប់').default([]),
  }),
  visibility: z.strictObject({
    visibility: named(choice(resumeVisibilities), 'visibility', 'ការមើលឃើញ'),
  }),
};

const shownSpan = { from: z.string().nullable(), to: z.string().nullable(), current: z.boolean() };
const maybe = shownBilingual.nullable();

/** Sections as they are returned. */
export const resumeParts = {
  /** Falls back to the account's name. */
  name: shownBilingual,
  title: maybe,
  gender: choice(genders).nullable(),
  province: reference.nullable(),
  nationality: maybe,
  objective: maybe,
  experience: choice(candidateExperiences).nullable(),
  work: z.array(z.strictObject({ title: shownBilingual, employer: maybe, ...shownSpan, description: maybe })),
  education: z.array(
    z.strictObject({
      school: shownBilingual,
      field: maybe,
      level: choice(educationLevels).nullable(),
      ...shownSpan,
    }),
  ),
  skills: z.array(
    z.strictObject({
      kind: choice(skillKinds),
      name: shownBilingual,
      level: choice(skillLevels).nullable(),
    }),
  ),
  languages: z.array(
    z.strictObject({ language: choice(languages), level: choice(languageLevels).nullable() }),
  ),
  trainings: z.array(z.strictObject({ name: shownBilingual, provider: maybe, month: z.string().nullable() })),
  wantedCategory: reference.nullable(),
  wantedType: choice(jobTypes).nullable(),
  wantedProvince: reference.nullable(),
  noticePeriod: choice(noticePeriods).nullable(),
};

/** Restricted fields: contact details, date of birth, salary and references. */
export const resumePrivateParts = {
  bornOn: z.iso.date().nullable(),
  phone: z.array(z.string()),
  /** Falls back to the account's address. */
  email: z.string(),
  address: maybe,
  currency: choice(currencies),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  references: z.array(
    z.strictObject({
      name: shownBilingual,
      position: maybe,
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
};

export const resumeAttachment = z.strictObject(documentFacts);

const resumeContent = z.strictObject({ ...resumeParts, ...resumePrivateParts });
/** Full contents of a CV, regardless of reader and storage. */
export type ResumeContent = z.infer<typeof resumeContent>;
