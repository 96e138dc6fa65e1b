import type { z } from 'zod';
import { companyBody } from '../companies/company.ts';
import { jobDraft } from '../jobs/job-draft.ts';
import { fieldOf, jobFieldNames } from '../jobs/job-field.ts';
import { optionsOf } from '../kernel/choice.ts';
import { fieldLabel, inside } from '../kernel/field-label.ts';
import type { Locale, Localized } from '../kernel/locale.ts';
import type { ColumnRule, ImportKind } from './import-option.ts';

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

/** The column of a field: `ageFrom` is called `age_from` in files of other sites, `categoryId` is `category`. */
const columnNameOf = (field: string) =>
  field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of fields of a job that files have. */
const jobFieldColumns = Object.fromEntries(
  jobFieldNames.flatMap((field) => {
    const { column, holds } = fieldOf(field);
    return column && holds
      ? [[columnNameOf(field), { example: same(''), ...column, field, holds }] as const]
      : [];
  }),
);

const jobColumns: Record<string, ColumnRule> = {
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
  ...jobFieldColumns,
  salary: {
    label: { en: 'monthly salary', km: 'ប្រាក់ខែ' },
    also: ['wage', 'pay'],
    holds: 'money',
    example: { en: '250-400 USD', km: '250-400 USD' },
  },
  posted: {
    label: { en: 'publication date', km: 'ថ្ងៃផ្សាយ' },
    also: ['date', 'date posted', 'dateposted', 'publish date', 'published'],
    holds: 'date',
    example: same(''),
  },
};

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
