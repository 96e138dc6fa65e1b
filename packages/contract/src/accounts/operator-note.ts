import { applicationNote } from '../hiring/application-note.ts';
import { noteBody, noteEdit } from '../hiring/candidate.ts';
import { all, endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Options } from '../kernel/option.ts';

/** Operator's note on an account or a company, in the shape of an application note. Visible to operators only. */
const operatorNote = applicationNote;

const list = { method: 'GET', access: 'Admin', response: all(operatorNote) } as const;
const create = {
  method: 'POST',
  access: 'Admin',
  body: noteBody,
  response: one(operatorNote),
  status: 201,
  idempotent: true,
  limit: 'work',
} as const;

export const accountNoteList = endpoint({
  ...list,
  path: '/admin/user/:id/note',
  summary: "List the operators' notes on an account, newest first",
});

export const accountNoteCreate = endpoint({
  ...create,
  path: '/admin/user/:id/note',
  summary: 'Add a note to an account; its owner receives it with an export of their data',
});

export const companyNoteList = endpoint({
  ...list,
  path: '/admin/company/:id/note',
  summary: "List the operators' notes on a company, newest first",
});

export const companyNoteCreate = endpoint({
  ...create,
  path: '/admin/company/:id/note',
  summary: 'Add a note to a company',
});

export const operatorNoteUpdate = endpoint({
  method: 'PUT',
  path: '/admin/note/:id',
  access: 'Admin',
  summary: "Update one of the caller's own notes",
  body: noteEdit,
  response: one(operatorNote),
  limit: 'work',
});

export const operatorNoteDelete = endpoint({
  method: 'DELETE',
  path: '/admin/note/:id',
  access: 'Admin',
  summary: "Delete one of the caller's own notes, or one whose author's account is deleted",
  response: nothing,
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'note.create': { en: 'Wrote a note', km: 'សរសេរកំណត់ចំណាំ' },
  'note.edit': { en: 'Edited a note', km: 'កែប្រែកំណត់ចំណាំ' },
  'note.delete': { en: 'Deleted a note', km: 'លុបកំណត់ចំណាំ' },
} satisfies Options;
