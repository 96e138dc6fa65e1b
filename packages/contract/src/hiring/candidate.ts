import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { localeNames } from '../kernel/locale.ts';
import { email, id, line, phone, text } from '../kernel/text.ts';
import { uploadedFile } from '../platform/upload.ts';
import { applicationDetail, candidateQuery } from './application.ts';
import { applicationNote } from './application-note.ts';
import { candidateSources, maxTags, tagLength } from './application-option.ts';

const noteLength = 5000;

/** Candidate added by hand, who came to the company in another way. */
export const candidateBody = z
  .strictObject({
    jobId: named(id, 'job', 'ការងារ'),
    name: named(line(120), 'name', 'ឈ្មោះ'),
    email: email.optional(),
    phone: phone.optional(),
    cv: named(uploadedFile, 'CV', 'ប្រវត្តិរូប (CV)'),
    source: named(choice(candidateSources), 'source', 'ប្រភព'),
    /** Language of mails to the candidate. */
    locale: named(choice(localeNames), 'e-mail language', 'ភាសានៃអ៊ីមែល'),
    note: named(text(noteLength), 'note', 'កំណត់ចំណាំ').optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), {
    ...always,
    path: ['phone'],
    error: 'reachable',
  });

/** Recruiter's note on a candidate, visible to the company only. */
export const noteBody = z.strictObject({ text: named(text(noteLength), 'note', 'កំណត់ចំណាំ') });
export const noteEdit = noteBody.extend(edited);

const ratingBody = z.strictObject({
  /** Null removes the rating. */
  rating: named(z.int().min(1).max(5).nullable(), 'rating', 'ពិន្ទុ'),
});

const tagsBody = z.strictObject({
  tags: named(atMost(maxTags, z.array(line(tagLength))), 'tags', 'ស្លាក'),
});

export const candidateCreate = endpoint({
  method: 'POST',
  path: '/application/candidate',
  access: 'AppliedJob',
  summary: "Add a candidate for one of the company's jobs by hand: a walk-in, or a CV received by e-mail",
  body: candidateBody,
  response: one(applicationDetail),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const candidateDelete = endpoint({
  method: 'DELETE',
  path: '/application/:id/candidate',
  access: 'AppliedJob',
  summary: 'Delete a candidate added by hand, with the file and all notes',
  response: nothing,
});

export const tagList = endpoint({
  method: 'GET',
  path: '/application/tag',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'List the tags that the company uses for candidates, by name',
  response: one(z.array(z.string())),
});

export const ratingUpdate = endpoint({
  method: 'PUT',
  path: '/application/:id/rating',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Rate a candidate from 1 to 5, or remove the rating',
  body: ratingBody,
  response: nothing,
  limit: 'work',
});

export const tagsUpdate = endpoint({
  method: 'PUT',
  path: '/application/:id/tag',
  access: 'AppliedJob',
  summary: "Replace the tags of a candidate; new tags are added to the company's",
  body: tagsBody,
  response: nothing,
  limit: 'work',
});

export const noteCreate = endpoint({
  method: 'POST',
  path: '/application/:id/note',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Add a note to a candidate, which applicants never see',
  body: noteBody,
  response: one(applicationNote),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const noteUpdate = endpoint({
  method: 'PUT',
  path: '/application/note/:id',
  access: 'AppliedJob',
  right: 'interview',
  summary: "Update one of the caller's own notes",
  body: noteEdit,
  response: one(applicationNote),
  limit: 'work',
});

export const noteDelete = endpoint({
  method: 'DELETE',
  path: '/application/note/:id',
  access: 'AppliedJob',
  right: 'interview',
  summary: "Delete one of the caller's own notes",
  response: nothing,
});

export const candidateTable = endpoint({
  method: 'GET',
  path: '/application/candidate/csv',
  notWhileImpersonating: true,
  access: 'AppliedJob',
  summary: 'Export all candidates as CSV, regardless of `offset` and `limit`',
  query: candidateQuery,
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
  limit: 'costly',
});

/** @collected by `errors.ts`. */
export const errors = {
  'application.applied': {
    status: 409,
    en: 'You can delete only candidates you added yourself. Reject the application instead.',
    km: 'អ្នកអាចលុបបានតែបេក្ខជនដែលអ្នកបានបន្ថែមដោយខ្លួនឯង។ សូមបដិសេធពាក្យសុំនេះជំនួសវិញ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/manage-applied',
  '/manage-applied/job',
  '/manage-applied/create',
  '/manage-received',
  '/manage-shortlist',
  '/manage-rejected',
  '/manage-applied/:id',
] as const;
