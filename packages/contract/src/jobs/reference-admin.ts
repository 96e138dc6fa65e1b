import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { id, line } from '../kernel/text.ts';
import { reference } from './reference.ts';
import { categoryIcons, openReferenceKinds, referenceKinds } from './reference-option.ts';

/** Maximum number of entries in a list from which users choose. */
export const mostReferences = 200;
export const referenceNameLength = 80;

const kind = named(choice(referenceKinds), 'list', 'បញ្ជី');

/** Editable fields of an entry; categories have an icon, and provinces are always active. */
const fields = {
  nameEn: named(line(referenceNameLength), 'name in English', 'ឈ្មោះជាភាសាអង់គ្លេស'),
  nameKm: named(line(referenceNameLength), 'name in Khmer', 'ឈ្មោះជាភាសាខ្មែរ'),
  iconName: named(choice(categoryIcons), 'icon', 'រូបតំណាង').optional(),
  isActive: named(z.boolean(), 'offered', 'ឱ្យជ្រើសរើស').default(true),
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

const adminReference = reference.extend({
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
  summary: 'The entries of a list in its order, those that are not offered too, with what uses each',
  query: z.strictObject({ kind }),
  response: all(adminReference),
});

export const adminReferenceCreate = endpoint({
  method: 'POST',
  path: '/admin/reference',
  access: 'Admin',
  summary: 'Add an entry to a list; it comes last',
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
  summary: 'Put a list into an order: the entries that are named come first, as they are named',
  body: z.strictObject({ kind, ids: named(atMost(mostReferences, z.array(id)), 'entries', 'ធាតុក្នុងបញ្ជី') }),
  response: all(adminReference),
  limit: 'work',
});

export const adminReferenceUpdate = endpoint({
  method: 'PUT',
  path: '/admin/reference/:id',
  access: 'Admin',
  summary: 'Rename an entry, give it another icon, offer it or not; its addresses stay',
  body: referenceEdit,
  response: one(adminReference),
  limit: 'work',
});

export const adminReferenceMerge = endpoint({
  method: 'POST',
  path: '/admin/reference/:id/merge',
  access: 'Admin',
  summary: 'File everything under another entry of the list, and delete this one',
  body: z.strictObject({ into: named(id, 'entry', 'ធាតុក្នុងបញ្ជី') }),
  response: one(adminReference),
  idempotent: true,
  limit: 'work',
});

export const adminReferenceDelete = endpoint({
  method: 'DELETE',
  path: '/admin/reference/:id',
  access: 'Admin',
  summary: 'Delete an entry that nothing uses',
  response: nothing,
});

/** Maximum number of words listed, most frequent first. */
export const mostSkillWords = 100;

/** Spelling of a skill in jobs and CVs that is in no list. */
const skillWord = z.strictObject({ word: z.string(), jobs: count, resumes: count });
export type SkillWord = z.infer<typeof skillWord>;

export const skillWordList = endpoint({
  method: 'GET',
  path: '/admin/skill-word',
  access: 'Admin',
  summary: 'Skills as jobs and CVs write them that are in no list, the commonest first',
  response: all(skillWord),
});

export const skillWordMerge = endpoint({
  method: 'PUT',
  path: '/admin/skill-word',
  access: 'Admin',
  summary: 'Write a skill of the list wherever this word was written',
  body: z.strictObject({
    word: named(line(referenceNameLength), 'skill', 'ជំនាញ'),
    into: named(id, 'entry', 'ធាតុក្នុងបញ្ជី'),
  }),
  response: all(skillWord),
  limit: 'work',
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/admin/reference'] as const;
