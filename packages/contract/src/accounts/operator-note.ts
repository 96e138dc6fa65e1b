import { applicationNote } from '../hiring/application.ts';
import { noteBody, noteEdit } from '../hiring/candidate.ts';
import { all, endpoint, nothing, one } from '../kernel/endpoint.ts';

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
  summary: 'What operators noted about an account, the latest first',
});

export const accountNoteCreate = endpoint({
  ...create,
  path: '/admin/user/:id/note',
  summary: 'Note something about an account; its owner gets it with a copy of their data',
});

export const companyNoteList = endpoint({
  ...list,
  path: '/admin/company/:id/note',
  summary: 'What operators noted about a company, the latest first',
});

export const companyNoteCreate = endpoint({
  ...create,
  path: '/admin/company/:id/note',
  summary: 'Note something about a company',
});

export const operatorNoteUpdate = endpoint({
  method: 'PUT',
  path: '/admin/note/:id',
  access: 'Admin',
  summary: 'Change a note of one’s own',
  body: noteEdit,
  response: one(operatorNote),
  limit: 'work',
});

export const operatorNoteDelete = endpoint({
  method: 'DELETE',
  path: '/admin/note/:id',
  access: 'Admin',
  summary: 'Delete a note of one’s own, or of somebody who has no account any more',
  response: nothing,
  limit: 'work',
});
