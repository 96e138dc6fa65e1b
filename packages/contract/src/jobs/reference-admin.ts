import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { id, line } from '../kernel/text.ts';
import { reference } from './reference.ts';
import { categoryIcons, openReferenceKinds, referenceKinds } from './reference-option.ts';

/** Maximum number of entries in a list from which users choose. */
export const maxReferences = 200;
export const referenceNameLength = 80;

const kind = named(choice(referenceKinds), 'list', 'បញ្ជី');

/** Editable fields of an entry; categories have an icon, and provinces are always active. */
const fields = {
  nameEn: named(line(referenceNameLength), 'name in English', 'ឈ្មោះជាភាសាអង់គ្លេស'),
  nameKm: named(line(referenceNameLength), 'name in Khmer', 'ឈ្មោះជាភាសាខ្មែរ'),
  iconName: named(choice(categoryIcons), 'icon', 'រូបតំណាង').optional(),
  isActive: named(z.boolean(), 'visibility', 'ការបង្ហាញក្នុងបញ្ជី').default(true),
};
export const referenceNew = z.strictObject({
  kind: named(choice(openReferenceKinds), 'list', 'បញ្ជី'),
  ...fields,
});
export const referenceEdit = z.strictObject({ ...fields, ...edited });

const count = z.int().nonnegative();

/** Number of records that refer to an entry. */
const referenceUses = z.strictObject({
  openJobs: count,
  /** Open, closed and draft jobs. */
  jobs: count,
  companies: count,
  resumes: count,
  trainings: count,
  events: count,
  articles: count,
  alerts: count,
});
export type ReferenceUses = z.infer<typeof referenceUses>;

/** @collected by the description of the API. */
export const adminReference = reference.extend({
  kind,
  iconName: z.string().nullable(),
  isActive: z.boolean(),
  uses: referenceUses,
  updatedAt: z.iso.datetime(),
});
export type AdminReference = z.infer<typeof adminReference>;

export const adminReferenceList = endpoint({
  method: 'GET',
  path: '/admin/reference',
  access: 'Admin',
  summary: 'List the entries of a list in its order, including inactive ones, each with its uses',
  query: z.strictObject({ kind }),
  response: all(adminReference),
});

export const adminReferenceCreate = endpoint({
  method: 'POST',
  path: '/admin/reference',
  access: 'Admin',
  summary: 'Add an entry at the end of a list',
  body: referenceNew,
  response: one(adminReference),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const adminReferenceOrder = endpoint({
  method: 'PUT',
  path: '/admin/reference/order',
  access: 'Admin',
  summary: 'Reorder a list: the given entries come first, in the given order',
  body: z.strictObject({ kind, ids: named(atMost(maxReferences, z.array(id)), 'entries', 'ធាតុក្នុងបញ្ជី') }),
  response: all(adminReference),
  limit: 'work',
});

export const adminReferenceUpdate = endpoint({
  method: 'PUT',
  path: '/admin/reference/:id',
  access: 'Admin',
  summary: 'Rename an entry, change its icon, activate or deactivate it; its URLs stay the same',
  body: referenceEdit,
  response: one(adminReference),
  limit: 'work',
});

export const adminReferenceMerge = endpoint({
  method: 'POST',
  path: '/admin/reference/:id/merge',
  access: 'Admin',
  summary: 'Merge an entry into another of the same list: its records are moved, and it is deleted',
  body: z.strictObject({ into: named(id, 'entry', 'ធាតុក្នុងបញ្ជី') }),
  response: one(adminReference),
  idempotent: true,
  limit: 'work',
});

export const adminReferenceDelete = endpoint({
  method: 'DELETE',
  path: '/admin/reference/:id',
  access: 'Admin',
  summary: 'Delete an unused entry',
  response: nothing,
});

/** Maximum number of words listed, most frequent first. */
export const maxSkillWords = 100;

/** Spelling of a skill in jobs and CVs that is in no list. */
const skillWord = z.strictObject({ word: z.string(), jobs: count, resumes: count });
export type SkillWord = z.infer<typeof skillWord>;

export const skillWordList = endpoint({
  method: 'GET',
  path: '/admin/skill-word',
  access: 'Admin',
  summary: 'List the skills in jobs and CVs that are in no list, most frequent first',
  response: all(skillWord),
});

export const skillWordMerge = endpoint({
  method: 'PUT',
  path: '/admin/skill-word',
  access: 'Admin',
  summary: 'Replace a word with a skill of the list in all jobs and CVs',
  body: z.strictObject({
    word: named(line(referenceNameLength), 'skill', 'ជំនាញ'),
    into: named(id, 'entry', 'ធាតុក្នុងបញ្ជី'),
  }),
  response: all(skillWord),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'reference.create': { en: 'Added a list entry', km: 'បន្ថែមធាតុក្នុងបញ្ជី' },
  'reference.edit': { en: 'Edited a list entry', km: 'កែប្រែធាតុក្នុងបញ្ជី' },
  'reference.order': { en: 'Reordered a list', km: 'រៀបលំដាប់បញ្ជីឡើងវិញ' },
  'reference.merge': { en: 'Merged a list entry into another', km: 'បញ្ចូលធាតុមួយទៅក្នុងធាតុមួយទៀត' },
  'reference.delete': { en: 'Deleted a list entry', km: 'លុបធាតុក្នុងបញ្ជី' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'reference.most': {
    status: 409,
    en: 'A list can have at most {most} entries. Merge or delete some first.',
    km: 'បញ្ជីមួយអាចមានធាតុយ៉ាងច្រើន {most}។ សូមបញ្ចូលគ្នា ឬលុបខ្លះជាមុនសិន។',
  },
  'reference.used': {
    status: 409,
    en: 'This entry is in use: {jobs} jobs, {companies} companies, {resumes} CVs, {trainings} trainings, {events} events, {articles} articles, {alerts} saved searches. Merge it into another entry to move them there.',
    km: 'ធាតុនេះកំពុងប្រើ៖ ការងារ {jobs} ក្រុមហ៊ុន {companies} ប្រវត្តិរូប {resumes} វគ្គបណ្ដុះបណ្ដាល {trainings} ព្រឹត្តិការណ៍ {events} អត្ថបទ {articles} ការស្វែងរកដែលបានរក្សាទុក {alerts}។ សូមបញ្ចូលធាតុនេះទៅក្នុងធាតុផ្សេង ដើម្បីប្ដូរទាំងអស់ទៅទីនោះ។',
  },
  'reference.fixed': {
    status: 409,
    en: 'The number of provinces is fixed. You can rename one, but not add, merge or delete any.',
    km: 'ចំនួនរាជធានី/ខេត្តមិនអាចប្ដូរបានទេ។ អ្នកអាចប្ដូរឈ្មោះ ប៉ុន្តែមិនអាចបន្ថែម បញ្ចូលគ្នា ឬលុបបានទេ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/reference'] as const;
