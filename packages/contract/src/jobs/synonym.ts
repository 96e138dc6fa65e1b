import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { line } from '../kernel/text.ts';

/** Maximum number of groups. */
export const maxSynonyms = 500;
/** Maximum number of words per group: a search for one of them looks all of them up. */
export const synonymWords = 12;
export const synonymWordLength = 60;

/** Synonyms in either language: a search for one also finds the others. */
export const synonymNew = z.strictObject({
  words: named(
    atMost(
      synonymWords,
      z.array(named(line(synonymWordLength), 'word', 'ពាក្យ')).min(2, { error: 'synonym_alone' }),
    ),
    'words',
    'ពាក្យ',
  ),
});
export const synonymEdit = synonymNew.extend(edited);

/** @collected by the description of the API. */
export const synonymGroup = z.strictObject({ ...record, words: z.array(z.string()) });
export type SynonymGroup = z.infer<typeof synonymGroup>;

export const synonymList = endpoint({
  method: 'GET',
  path: '/admin/synonym',
  access: 'Admin',
  summary: 'List all groups of synonyms, newest first',
  response: all(synonymGroup),
});

export const synonymCreate = endpoint({
  method: 'POST',
  path: '/admin/synonym',
  access: 'Admin',
  summary: 'Create a group of synonyms, effective at once',
  body: synonymNew,
  response: one(synonymGroup),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const synonymUpdate = endpoint({
  method: 'PUT',
  path: '/admin/synonym/:id',
  access: 'Admin',
  summary: 'Update a group of synonyms',
  body: synonymEdit,
  response: one(synonymGroup),
  limit: 'work',
});

export const synonymDelete = endpoint({
  method: 'DELETE',
  path: '/admin/synonym/:id',
  access: 'Admin',
  summary: 'Delete a group of synonyms',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'synonym.create': { en: 'Added synonyms', km: 'បន្ថែមពាក្យន័យដូចគ្នា' },
  'synonym.edit': { en: 'Edited synonyms', km: 'កែប្រែពាក្យន័យដូចគ្នា' },
  'synonym.delete': { en: 'Deleted synonyms', km: 'លុបពាក្យន័យដូចគ្នា' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'synonym.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} groups of synonyms. Delete one you no longer need.',
    km: 'មានក្រុមពាក្យន័យដូចគ្នាគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបក្រុមដែលលែងត្រូវការ។',
  },
} satisfies Errors;
