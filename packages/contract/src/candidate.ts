import { z } from 'zod';
import { applicationNote } from './application.ts';
import { mostTags, tagLength } from './application-option.ts';
import { atMost } from './bound.ts';
import { edited, endpoint, nothing, one } from './endpoint.ts';
import { named } from './field-label.ts';
import { candidateLimits } from './limit.ts';
import { line, text } from './text.ts';

const noteLength = 5000;

/** Something that a recruiter noted about a candidate, for the company alone. */
export const noteBody = z.strictObject({ text: named(text(noteLength), 'note', 'កំណត់ចំណាំ') });
export const noteEdit = noteBody.extend(edited);

export const ratingBody = z.strictObject({
  /** Null takes the rating away. */
  rating: named(z.int().min(1).max(5).nullable(), 'rating', 'ពិន្ទុ'),
});

export const tagsBody = z.strictObject({
  tags: named(atMost(mostTags, z.array(line(tagLength))), 'tags', 'ស្លាក'),
});

export const tagList = endpoint({
  method: 'GET',
  path: '/application/tag',
  access: 'AppliedJob',
  summary: 'The tags that the company has given to candidates, by name',
  response: one(z.array(z.string())),
});

export const ratingUpdate = endpoint({
  method: 'PUT',
  path: '/application/:id/rating',
  access: 'AppliedJob',
  summary: 'Rate a candidate from 1 to 5, or take the rating away',
  body: ratingBody,
  response: nothing,
  limits: candidateLimits,
});

export const tagsUpdate = endpoint({
  method: 'PUT',
  path: '/application/:id/tag',
  access: 'AppliedJob',
  summary: "Put tags on a candidate, in place of those that were there; new ones become the company's",
  body: tagsBody,
  response: nothing,
  limits: candidateLimits,
});

export const noteCreate = endpoint({
  method: 'POST',
  path: '/application/:id/note',
  access: 'AppliedJob',
  summary: 'Note something about a candidate; no applicant ever sees it',
  body: noteBody,
  response: one(applicationNote),
  status: 201,
  idempotent: true,
  limits: candidateLimits,
});

export const noteUpdate = endpoint({
  method: 'PUT',
  path: '/application/note/:id',
  access: 'AppliedJob',
  summary: 'Change a note of one’s own',
  body: noteEdit,
  response: one(applicationNote),
  limits: candidateLimits,
});

export const noteDelete = endpoint({
  method: 'DELETE',
  path: '/application/note/:id',
  access: 'AppliedJob',
  summary: 'Delete a note of one’s own',
  response: nothing,
});
