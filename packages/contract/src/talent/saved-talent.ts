import { z } from 'zod';
import { applicationNote } from '../hiring/application-note.ts';
import { noteBody, noteEdit } from '../hiring/candidate.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { all, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { talentCard } from './talent.ts';

/** Maximum number of saved CVs per company: few enough to return all ids at once, to mark what is shown. */
export const maxSavedTalents = 1000;
/** Days for which the notes of a removed CV are stored, in case of a mistake. */
export const removedDays = 7;

/**
 * Person whose CV a company has saved.
 *
 * @collected by the description of the API.
 */
export const savedTalent = z.strictObject({
  ...record,
  talent: talentCard,
  /** Null until the company has opened the full CV. */
  name: shownBilingual.nullable(),
  /** Number of notes by members of the company. */
  notes: z.int().nonnegative(),
});
export type SavedTalent = z.infer<typeof savedTalent>;

/** Note by a member of the company, in the shape of an application note. */
const talentNote = applicationNote;

export const savedTalentList = endpoint({
  method: 'GET',
  path: '/saved-talent',
  access: 'Talent',
  summary:
    "List the CVs saved by the caller's company, last saved first, as far as it may still find them; `search` covers CVs and notes",
  query: listQuery(newestFirst),
  response: page(savedTalent),
});

export const savedTalentIdList = endpoint({
  method: 'GET',
  path: '/saved-talent/ids',
  access: 'Talent',
  summary: "List the ids of the CVs saved by the caller's company, to mark them in lists",
  response: all(z.uuid()),
});

export const talentSave = endpoint({
  method: 'PUT',
  path: '/saved-talent/:id',
  access: 'Talent',
  summary: "Save a CV for the caller's company; idempotent. The job seeker is not notified",
  response: nothing,
  limit: 'work',
});

export const talentUnsave = endpoint({
  method: 'DELETE',
  path: '/saved-talent/:id',
  access: 'Talent',
  summary: `Remove a CV from the saved ones; if it is saved again within ${removedDays} days, its notes are restored`,
  response: nothing,
  limit: 'work',
});

export const talentNoteList = endpoint({
  method: 'GET',
  path: '/saved-talent/:id/note',
  access: 'Talent',
  summary: "List the company's notes on a job seeker, newest first",
  response: all(talentNote),
});

export const talentNoteCreate = endpoint({
  method: 'POST',
  path: '/saved-talent/:id/note',
  access: 'Talent',
  summary: 'Add a note on a job seeker, which saves the CV; the job seeker never sees it',
  body: noteBody,
  response: one(talentNote),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const talentNoteUpdate = endpoint({
  method: 'PUT',
  path: '/saved-talent/note/:id',
  access: 'Talent',
  summary: "Update one of the caller's own notes",
  body: noteEdit,
  response: one(talentNote),
  limit: 'work',
});

export const talentNoteDelete = endpoint({
  method: 'DELETE',
  path: '/saved-talent/note/:id',
  access: 'Talent',
  summary: "Delete one of the caller's own notes",
  response: nothing,
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'saved_talent.full': {
    status: 409,
    en: 'Your company has reached the limit of {most} saved CVs. Remove one first.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកបានរក្សាទុកប្រវត្តិរូបគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមដកមួយចេញជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/talent/saved'] as const;
