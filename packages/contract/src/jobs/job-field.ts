import { z } from 'zod';
import { questions } from '../hiring/question.ts';
import { criteria } from '../hiring/scorecard.ts';
import { atMost } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { named } from '../kernel/field-label.ts';
import type { Localized } from '../kernel/locale.ts';
import { currencies } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { day, email, id, line, phone, richText } from '../kernel/text.ts';
import type { ColumnRule } from '../platform/import-option.ts';
import { uploadedFile } from '../platform/upload.ts';
import { jobFilter } from './job-filter.ts';
import { applyWays, genders, jobPerks, languages, skillKinds } from './job-option.ts';

export const jobTextLength = 20_000;
export const jobSkills = 20;
export const jobAttachments = 5;
const age = z.int().min(15).max(80);
/** Minor units of the job's currency, a month. */
const salary = z
  .int()
  .min(0)
  .max(1_000_000_000_00)
  .meta({ examples: [450_00] });

interface Field {
  /** Schema in a draft. */
  input: z.ZodType;
  /** Schema on cards and pages, if shown under the same name. */
  shown?: z.ZodType;
  /** Initial value in forms. */
  initial: unknown;
  /** Storage: a column as it is, the id of a record, minor units, a day, perks that may be unconfirmed, or a table. */
  stored: 'column' | 'record' | 'amount' | 'day' | 'perks' | 'table';
  /** True if the field is on cards, too. */
  card?: true;
  /** Type of an import file's cells, and other names of the column. */
  holds?: ColumnRule['holds'];
  column?: Partial<Pick<ColumnRule, 'also' | 'required' | 'example'>>;
}

const called = <S extends z.ZodType>(schema: S, { en, km }: Localized) => named(schema, en, km);
const none: never[] = [];
const same = (text: string): Localized => ({ en: text, km: text });

const text = <S extends z.ZodType>(input: S) =>
  ({
    input: input.optional(),
    shown: z.string().nullable(),
    initial: '',
    stored: 'column',
    holds: 'text',
  }) as const;
const duties = '<p>Keeps the books of the company.</p>';
const html = (words: Localized) => ({
  ...text(called(richText(jobTextLength).meta({ examples: [duties] }), words)),
  shown: z.nullable(z.string().meta({ examples: [duties] })),
  holds: 'html' as const,
});
const whole = (input: z.ZodInt, words: Localized) =>
  ({
    input: called(input, words).optional(),
    shown: z.int().nullable(),
    initial: undefined,
    stored: 'column',
    holds: 'number',
  }) as const;
const option = <O extends Options>(options: O, words: Localized) =>
  ({
    input: called(choice(options), words).optional(),
    shown: choice(options).nullable(),
    initial: '',
    stored: 'column',
    holds: 'choice',
  }) as const;
const yes = (words: Localized) =>
  ({
    input: called(z.boolean(), words).default(false),
    shown: z.boolean(),
    initial: false,
    stored: 'column',
    holds: 'yes',
  }) as const;
const record = <S extends z.ZodType>(input: S) =>
  ({ input: input.optional(), initial: '', stored: 'record', holds: 'name' }) as const;
const amount = (words: Localized) =>
  ({
    ...whole(salary, words),
    shown: z.nullable(z.int().meta({ examples: [450_00] })),
    stored: 'amount',
    card: true,
    holds: 'amount',
  }) as const;

/** Reference fields of jobs. */
const filedUnder = {
  categoryId: called(id, jobFilter.categoryId.words),
  industryId: called(id, jobFilter.industryId.words),
  provinceId: called(id, jobFilter.provinceId.words),
};
const skill = z.strictObject({
  kind: named(choice(skillKinds), 'kind', 'ប្រភេទ'),
  name: named(line(60), 'skill', 'ជំនាញ'),
});
export const applyBy = (least: number) =>
  named(choices(applyWays, least), 'application method', 'របៀបដាក់ពាក្យសុំ');
export const closing = <S extends z.ZodType>(date: S) => named(date, 'closing date', 'ថ្ងៃផុតកំណត់');

/**
 * All fields of a job, in the order of the form. Draft, card, page, columns, form values, import columns and the
 * partners' API derive from this table, so a field like the others is only added here.
 */
const jobField = {
  title: {
    input: named(line(120).meta({ examples: ['Accountant'] }), 'job title', 'មុខតំណែង'),
    shown: z.string().meta({ examples: ['Accountant'] }),
    initial: '',
    stored: 'column',
    card: true,
    holds: 'text',
    column: {
      also: ['job title', 'position', 'jobtitle'],
      required: true,
      example: { en: 'Mill Operator', km: 'អ្នកបញ្ជាម៉ាស៊ីនកិនស្រូវ' },
    },
  },
  categoryId: {
    ...record(filedUnder.categoryId),
    column: {
      also: ['function', 'professionalism', 'occupational category', 'occupationalcategory', 'job category'],
      example: same('Manufacturing & Quality'),
    },
  },
  industryId: {
    ...record(filedUnder.industryId),
    column: { also: ['sector'], example: same('Agriculture & Agro-processing') },
  },
  type: {
    ...option(jobFilter.type.options, jobFilter.type.words),
    card: true,
    column: {
      also: ['jobtype', 'employment type', 'employmenttype', 'contract'],
      example: same('full-time'),
    },
  },
  vacancies: {
    ...whole(z.int().min(1).max(1000), { en: 'vacancies', km: 'ចំនួនជ្រើសរើស' }),
    column: { also: ['openings', 'hiring', 'total job openings', 'positions'], example: same('2') },
  },
  currency: {
    ...option(currencies, { en: 'currency', km: 'រូបិយប័ណ្ណ' }),
    input: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ').default('USD'),
    shown: choice(currencies),
    card: true,
    column: { example: same('USD') },
  },
  salaryFrom: {
    ...amount({ en: 'minimum monthly salary', km: 'ប្រាក់ខែអប្បបរមា' }),
    column: { also: ['salary min', 'min salary'] },
  },
  salaryTo: {
    ...amount({ en: 'maximum monthly salary', km: 'ប្រាក់ខែអតិបរមា' }),
    column: { also: ['salary max', 'max salary'] },
  },
  negotiable: {
    ...yes({ en: 'negotiable', km: 'អាចចរចា' }),
    card: true,
    column: { also: ['salary negotiable'] },
  },
  provinceId: {
    ...record(filedUnder.provinceId),
    column: {
      also: ['city', 'location', 'state', 'region', 'city/province', 'work location'],
      example: { en: 'Battambang', km: 'បាត់ដំបង' },
    },
  },
  address: {
    ...text(named(line(200), 'address', 'អាសយដ្ឋាន')),
    column: { also: ['street', 'work address'] },
  },
  remote: {
    ...yes(jobFilter.remote.words),
    card: true,
    column: { also: ['work from home', 'home based', 'wfh', 'telecommute'] },
  },
  description: {
    ...html({ en: 'responsibilities', km: 'តួនាទី និងការទទួលខុសត្រូវ' }),
    column: {
      also: ['job description', 'responsibility', 'duties'],
      example: { en: 'Runs the mill and keeps it clean.', km: 'បញ្ជាម៉ាស៊ីន និងថែទាំឱ្យស្អាត។' },
    },
  },
  requirements: {
    ...html({ en: 'requirements', km: 'លក្ខខណ្ឌតម្រូវ' }),
    column: { also: ['requirement', 'job requirements'] },
  },
  benefits: {
    ...html({ en: 'benefits', km: 'អត្ថប្រយោជន៍' }),
    column: { also: ['benefit', 'job benefits'] },
  },
  /** Left out, they are read from `benefits`. */
  perks: {
    input: named(choices(jobPerks), 'main benefits', 'អត្ថប្រយោជន៍សំខាន់ៗ').optional(),
    initial: undefined,
    stored: 'perks',
    holds: 'choices',
    column: { also: ['perks'], example: same('housing; meals') },
  },
  attachments: {
    input: named(atMost(jobAttachments, z.array(uploadedFile)), 'documents', 'ឯកសារភ្ជាប់').default([]),
    initial: none,
    stored: 'table',
  },
  experience: {
    ...option(jobFilter.experience.options, jobFilter.experience.words),
    column: { also: ['years of experience'], example: same('1-year') },
  },
  qualification: {
    ...option(jobFilter.qualification.options, jobFilter.qualification.words),
    column: { also: ['education', 'degree'], example: same('year-12') },
  },
  gender: { ...option(genders, { en: 'gender', km: 'ភេទ' }), column: { also: ['sex'] } },
  ageFrom: {
    ...whole(age, { en: 'minimum age', km: 'អាយុអប្បបរមា' }),
    column: { also: ['age min', 'min age'], example: same('18') },
  },
  ageTo: {
    ...whole(age, { en: 'maximum age', km: 'អាយុអតិបរមា' }),
    column: { also: ['age max', 'max age'], example: same('45') },
  },
  skills: {
    input: named(atMost(jobSkills, z.array(skill)), 'skills', 'ជំនាញ').default([]),
    shown: z.array(z.strictObject({ kind: choice(skillKinds), name: z.string() })),
    initial: none,
    stored: 'table',
    holds: 'list',
    column: { also: ['skill'] },
  },
  languages: {
    input: named(choices(languages), 'languages', 'ភាសា').default([]),
    shown: z.array(choice(languages)),
    initial: none,
    stored: 'column',
    holds: 'choices',
    column: { also: ['language'], example: same('km; en') },
  },
  questions: { input: questions.default([]), initial: none, stored: 'table' },
  criteria: { input: criteria.default([]), initial: none, stored: 'table' },
  closingDate: {
    input: closing(day).optional(),
    shown: z.iso.date().nullable(),
    initial: '',
    stored: 'day',
    card: true,
    holds: 'date',
    column: {
      also: [
        'deadline',
        'closing',
        'expirationdate',
        'expiry date',
        'valid through',
        'validthrough',
        'closes',
      ],
      example: same('2027-12-31'),
    },
  },
  applyBy: {
    input: applyBy(0).default(['site']),
    shown: z.array(choice(applyWays)),
    initial: none,
    stored: 'column',
    holds: 'choices',
    column: { also: ['apply', 'how to apply'], example: same('email') },
  },
  contactName: {
    ...text(named(line(80).meta({ examples: ['Sok Dara'] }), 'contact person', 'ឈ្មោះអ្នកទំនាក់ទំនង')),
    column: { also: ['contact'], example: same('Sok Dara') },
  },
  contactEmail: {
    ...text(named(email, 'contact e-mail', 'អ៊ីមែលទំនាក់ទំនង')),
    column: { also: ['email', 'e-mail', 'mail'], example: same('jobs@rice.example') },
  },
  contactPhone: {
    ...text(named(phone, 'contact phone', 'លេខទូរស័ព្ទទំនាក់ទំនង')),
    column: { also: ['phone', 'telephone', 'tel'], example: same('+855 12 345 678') },
  },
} as const satisfies Record<string, Field>;

type Table = typeof jobField;
export type JobFieldName = keyof Table;
export const jobFieldNames = Object.keys(jobField) as JobFieldName[];

/** The entry of a field; properties it does not define are undefined. */
export const fieldOf = (name: JobFieldName): Field => jobField[name];

/** Fields whose entries have the properties of `part`. */
type Like<Part> = { [Name in JobFieldName]: Table[Name] extends Part ? Name : never }[JobFieldName];
export const fieldsLike = <const Part extends Partial<Field>>(part: Part) =>
  jobFieldNames.filter((name) =>
    (Object.keys(part) as (keyof Field)[]).every((key) => fieldOf(name)[key] === part[key]),
  ) as Like<Part>[];

/** Fields stored and shown unchanged, and those of them on cards. */
export const plainFields = fieldsLike({ stored: 'column' });
export const plainOnCard = fieldsLike({ stored: 'column', card: true });
export type PlainField = (typeof plainFields)[number];
export type PlainOnCard = (typeof plainOnCard)[number];

/** One property of these fields, by field name. */
const partOf = <Name extends JobFieldName, Key extends keyof Table[Name]>(names: readonly Name[], key: Key) =>
  Object.fromEntries(names.map((name) => [name, jobField[name][key]])) as { [N in Name]: Table[N][Key] };

/** Schemas of drafts, of cards, and of pages for the fields shown under the same name. */
export const inputs = partOf(jobFieldNames, 'input');
export const shownOnCard = partOf(fieldsLike({ card: true }), 'shown');
export const shownFields = jobFieldNames.filter((name) => fieldOf(name).shown) as Like<{
  shown: z.ZodType;
}>[];
export const shownOnPage = partOf(shownFields, 'shown');
/** Form values of an empty job. */
export const blanks = partOf(jobFieldNames, 'initial');
