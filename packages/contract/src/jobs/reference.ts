import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { all, endpoint, record } from '../kernel/endpoint.ts';

/** A category, industry, province or skill, with its name in both languages. */
export const reference = z.strictObject({
  _id: z.uuid(),
  slug: z.string().meta({ examples: ['accounting'] }),
  name: inBothLanguages,
});

/** A reference as a record of its list. */
const entry = z.strictObject({ ...reference.shape, ...record });

/** A reference in the list to choose from. Inactive entries are not offered any more. */
const listed = entry.extend({ isActive: z.boolean() });

/** A job category with its Tabler icon name and the number of its open jobs. */
export const category = listed.extend({
  iconName: z.string(),
  totalJob: z.int().nonnegative(),
});
export type Category = z.infer<typeof category>;

export type Industry = z.infer<typeof listed>;

export type Province = z.infer<typeof entry>;

export const categoryList = endpoint({
  method: 'GET',
  path: '/category',
  access: 'public',
  summary:
    'List all job categories with the numbers of their open jobs, by their name in the language of the request',
  response: all(category),
});

export const industryList = endpoint({
  method: 'GET',
  path: '/industry',
  access: 'public',
  summary: 'List all industries, by their name in the language of the request',
  response: all(listed),
});

export const skillList = endpoint({
  method: 'GET',
  path: '/skill',
  access: 'public',
  summary: 'List the skills to suggest in forms',
  response: all(reference),
});

export const provinceList = endpoint({
  method: 'GET',
  path: '/address/province',
  access: 'public',
  summary: 'List the provinces of Cambodia, by their name in the language of the request',
  response: all(entry),
});
