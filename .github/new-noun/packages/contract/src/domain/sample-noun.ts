import { z } from 'zod';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { line, text } from '../kernel/text.ts';

/** A sample noun as the operator saves it; omitted fields are cleared. */
export const sampleNounNew = z.strictObject({
  name: named(line(120), 'name', 'ឈ្មោះ'),
  description: named(text(2000), 'description', 'ការពិពណ៌នា').nullish(),
});
export const sampleNounEdit = sampleNounNew.extend(edited);

export const sampleNoun = z.strictObject({ ...record, name: z.string(), description: z.string().nullable() });
export type SampleNoun = z.infer<typeof sampleNoun>;

export const sampleNounList = endpoint({
  method: 'GET',
  path: '/admin/sample-noun',
  access: 'Admin',
  summary: 'List the sample nouns; `search` covers names',
  query: listQuery(newestFirst),
  response: page(sampleNoun),
});

export const sampleNounGet = endpoint({
  method: 'GET',
  path: '/admin/sample-noun/:id',
  access: 'Admin',
  summary: 'Get a sample noun',
  response: one(sampleNoun),
});

export const sampleNounCreate = endpoint({
  method: 'POST',
  path: '/admin/sample-noun',
  access: 'Admin',
  summary: 'Create a sample noun',
  body: sampleNounNew,
  response: one(sampleNoun),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const sampleNounUpdate = endpoint({
  method: 'PUT',
  path: '/admin/sample-noun/:id',
  access: 'Admin',
  summary: 'Change a sample noun',
  body: sampleNounEdit,
  response: one(sampleNoun),
  limit: 'work',
});

export const sampleNounDelete = endpoint({
  method: 'DELETE',
  path: '/admin/sample-noun/:id',
  access: 'Admin',
  summary: 'Delete a sample noun',
  response: nothing,
});

/** @collected by `pages.ts`. */
export const pages = ['/admin/sample-noun'] as const;
