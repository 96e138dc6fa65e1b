import type { z } from 'zod';
import { companyBody } from '../companies/company.ts';
import { jobDraft } from '../jobs/job-draft.ts';
import { optionsOf } from '../kernel/choice.ts';
import { fieldLabel, inside } from '../kernel/field-label.ts';
import type { Locale, Localized } from '../kernel/locale.ts';
import type { ImportKind } from './import-option.ts';

/** Type of a column's cells. */
type Holds = 'text' | 'html' | 'number' | 'date' | 'money' | 'choice' | 'choices' | 'list' | 'yes' | 'name';

/** Column of an import file: accepted headings, and the type of its cells. */
interface ColumnRule {
  /** Form field that it fills, which supplies its label and options. */
  field?: string;
  label?: Localized;
  /** Alternative headings, lower-case. */
  also?: readonly string[];
  /** A file without this column is refused. */
  required?: true;
  holds: Holds;
  example: Localized;
}

const same = (text: string): Localized => ({ en: text, km: text });
const idLabel = { en: 'ID', km: 'លេខសម្គាល់' };

const companyColumns = {
  id: {
    label: idLabel,
    also: ['identifier', 'external id', 'company id', 'url', 'link'],
    holds: 'text',
    example: same('C-1'),
  },
  name: {
    field: 'name',
    also: ['company', 'company name', 'name', 'employer'],
    required: true,
    holds: 'text',
    example: same('Mekong Rice Mill'),
  },
  name_km: {
    field: 'nameKm',
    also: ['khmer name', 'name khmer'],
    holds: 'text',
    example: same('រោងម៉ាស៊ីនកិនស្រូវមេគង្គ'),
  },
  about: {
    field: 'about',
    also: ['description', 'company description'],
    holds: 'html',
    example: { en: 'We mill and export rice.', km: 'យើងកិន និងនាំអង្ករចេញ។' },
  },
  industry: {
    field: 'industryId',
    also: ['sector'],
    holds: 'name',
    example: same('Agriculture & Agro-processing'),
  },
  size: { field: 'size', also: ['employees', 'company size'], holds: 'choice', example: same('51-200') },
  website: {
    field: 'website',
    also: ['web', 'homepage'],
    holds: 'text',
    example: same('https://rice.example'),
  },
  address: {
    field: 'address',
    also: ['location', 'street'],
    required: true,
    holds: 'text',
    example: { en: 'National Road 5, Battambang', km: 'ផ្លូវជាតិលេខ 5 បាត់ដំបង' },
  },
  province: {
    field: 'provinceId',
    also: ['city', 'region', 'state', 'city/province'],
    holds: 'name',
    example: { en: 'Battambang', km: 'បាត់ដំបង' },
  },
  email: {
    label: { en: 'owner’s e-mail', km: 'អ៊ីមែលម្ចាស់ក្រុមហ៊ុន' },
    also: ['e-mail', 'mail', 'owner email', 'contact email'],
    holds: 'text',
    example: same('owner@rice.example'),
  },
} as const satisfies Record<string, ColumnRule>;

const jobColumns = {
  id: {
    label: idLabel,
    also: [
      'identifier',
      'external id',
      'job id',
      'reference',
      'referencenumber',
      'ref',
      'guid',
      'url',
      'link',
    ],
    required: true,
    holds: 'text',
    example: same('J-1'),
  },
  title: {
    field: 'title',
    also: ['job title', 'position', 'jobtitle'],
    required: true,
    holds: 'text',
    example: { en: 'Mill Operator', km: 'អ្នកបញ្ជាម៉ាស៊ីនកិនស្រូវ' },
  },
  company: {
    label: { en: 'company', km: 'ក្រុមហ៊ុន' },
    also: ['company name', 'employer', 'hiring organization'],
    holds: 'text',
    example: same('Mekong Rice Mill'),
  },
  company_id: {
    label: { en: 'company’s ID', km: 'លេខសម្គាល់ក្រុមហ៊ុន' },
    also: ['companyid', 'employer id'],
    holds: 'text',
    example: same('C-1'),
  },
  category: {
    field: 'categoryId',
    also: ['function', 'professionalism', 'occupational category', 'occupationalcategory', 'job category'],
    holds: 'name',
    example: same('Manufacturing & Quality'),
  },
  industry: {
    field: 'industryId',
    also: ['sector'],
    holds: 'name',
    example: same('Agriculture & Agro-processing'),
  },
  type: {
    field: 'type',
    also: ['jobtype', 'employment type', 'employmenttype', 'contract'],
    holds: 'choice',
    example: same('full-time'),
  },
  experience: {
    field: 'experience',
    also: ['years of experience'],
    holds: 'choice',
    example: same('1-year'),
  },
  qualification: {
    field: 'qualification',
    also: ['education', 'degree'],
    holds: 'choice',
    example: same('year-12'),
  },
  gender: { field: 'gender', also: ['sex'], holds: 'choice', example: same('') },
  age_from: { field: 'ageFrom', also: ['age min', 'min age'], holds: 'number', example: same('18') },
  age_to: { field: 'ageTo', also: ['age max', 'max age'], holds: 'number', example: same('45') },
  vacancies: {
    field: 'vacancies',
    also: ['openings', 'hiring', 'total job openings', 'positions'],
    holds: 'number',
    example: same('2'),
  },
  salary: {
    label: { en: 'monthly salary', km: 'ប្រាក់ខែ' },
    also: ['wage', 'pay'],
    holds: 'money',
    example: { en: '250-400 USD', km: '250-400 USD' },
  },
  salary_from: {
    field: 'salaryFrom',
    also: ['salary min', 'min salary'],
    holds: 'number',
    example: same(''),
  },
  salary_to: { field: 'salaryTo', also: ['salary max', 'max salary'], holds: 'number', example: same('') },
  currency: { field: 'currency', holds: 'choice', example: same('USD') },
  negotiable: { field: 'negotiable', also: ['salary negotiable'], holds: 'yes', example: same('') },
  province: {
    field: 'provinceId',
    also: ['city', 'location', 'state', 'region', 'city/province', 'work location'],
    holds: 'name',
    example: { en: 'Battambang', km: 'បាត់ដំបង' },
  },
  address: { field: 'address', also: ['street', 'work address'], holds: 'text', example: same('') },
  description: {
    field: 'description',
    also: ['job description', 'responsibility', 'duties'],
    holds: 'html',
    example: { en: 'Runs the mill and keeps it clean.', km: 'បញ្ជាម៉ាស៊ីន និងថែទាំឱ្យស្អាត។' },
  },
  requirements: {
    field: 'requirements',
    also: ['requirement', 'job requirements'],
    holds: 'html',
    example: same(''),
  },
  benefits: { field: 'benefits', also: ['benefit', 'job benefits'], holds: 'html', example: same('') },
  skills: { field: 'skills', also: ['skill'], holds: 'list', example: same('') },
  languages: { field: 'languages', also: ['language'], holds: 'choices', example: same('km; en') },
  closing_date: {
    field: 'closingDate',
    also: ['deadline', 'closing', 'expirationdate', 'expiry date', 'valid through', 'validthrough', 'closes'],
    holds: 'date',
    example: same('2027-12-31'),
  },
  posted: {
    label: { en: 'day of publication', km: 'ថ្ងៃផ្សាយ' },
    also: ['date', 'date posted', 'dateposted', 'publish date', 'published'],
    holds: 'date',
    example: same(''),
  },
  apply_by: { field: 'applyBy', also: ['apply'], holds: 'choices', example: same('email') },
  contact_name: { field: 'contactName', also: ['contact'], holds: 'text', example: same('Sok Dara') },
  contact_phone: {
    field: 'contactPhone',
    also: ['phone', 'telephone', 'tel'],
    holds: 'text',
    example: same('+855 12 345 678'),
  },
  contact_email: {
    field: 'contactEmail',
    also: ['email', 'e-mail', 'mail'],
    holds: 'text',
    example: same('jobs@rice.example'),
  },
} as const satisfies Record<string, ColumnRule>;

/** Columns of each kind of file, under the names that other sites use. */
export const importColumns: Readonly<Record<ImportKind, Readonly<Record<string, ColumnRule>>>> = {
  companies: companyColumns,
  jobs: jobColumns,
};
const forms: Record<ImportKind, z.ZodType> = { companies: companyBody, jobs: jobDraft };

/** Label of a column: that of its field. */
export function columnLabel(kind: ImportKind, column: string): Localized {
  const rule = importColumns[kind][column];
  return rule?.label ?? (rule?.field ? fieldLabel(forms[kind], rule.field) : undefined) ?? same(column);
}

type Schema = z.core.$ZodType;
interface Parts {
  shape?: Record<string, Schema>;
  element?: Schema;
}
const partsOf = (schema: Schema) => schema._zod.def as Parts;

/** Options of a column; undefined where it accepts any text. */
export function columnOptions(kind: ImportKind, column: string) {
  const field = importColumns[kind][column]?.field;
  let at: Schema | undefined = forms[kind];
  while (at && !partsOf(at).shape) at = inside(at);
  at = field && at ? partsOf(at).shape?.[field] : undefined;
  while (at) {
    const options = optionsOf(at);
    if (options) return options;
    at = partsOf(at).element ?? inside(at);
  }
  return undefined;
}

/** Column that fills a form field. */
export const columnOfField = (kind: ImportKind, field: string) =>
  Object.entries(importColumns[kind]).find(([, rule]) => rule.field === field)?.[0];

/** Sample row of a file, by column. */
export const sampleRow = (kind: ImportKind, locale: Locale) =>
  Object.fromEntries(
    Object.entries(importColumns[kind]).map(([name, { example }]) => [name, example[locale]]),
  );
