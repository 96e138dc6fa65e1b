import { z } from 'zod';
import { all, endpoint } from './endpoint.ts';

const reference = {
  _id: z.uuid(),
  slug: z.string(),
  name: z.strictObject({ en: z.string(), km: z.string() }),
};

/** A field of work with its icon (a Tabler icon's name) and how many jobs are open in it. */
export const category = z.strictObject({
  ...reference,
  iconName: z.string(),
  totalJob: z.int().nonnegative(),
});
export type Category = z.infer<typeof category>;

export const industry = z.strictObject(reference);
export type Industry = z.infer<typeof industry>;

export const province = z.strictObject(reference);
export type Province = z.infer<typeof province>;

export const categoryList = endpoint({
  method: 'GET',
  path: '/category',
  access: 'public',
  summary: 'All job categories, each with the number of its open jobs',
  answer: all(category),
});

export const industryList = endpoint({
  method: 'GET',
  path: '/industry',
  access: 'public',
  summary: 'All industries',
  answer: all(industry),
});

export const provinceList = endpoint({
  method: 'GET',
  path: '/address/province',
  access: 'public',
  summary: 'The provinces of Cambodia, the capital first',
  answer: all(province),
});
