import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { endpoint, one } from '../kernel/endpoint.ts';

const values = z.array(z.strictObject({ value: z.string(), words: inBothLanguages }));

/** Field of a call's query or response. */
const field = z.strictObject({
  /** `company.name`; repeated parts have `[]`. */
  name: z.string(),
  type: z.string(),
  mayBeNull: z.boolean(),
  /** Description; null for nested fields, which the parent describes. */
  words: inBothLanguages.nullable(),
  /** Possible values of an option list. */
  values,
});
export type GuideField = z.infer<typeof field>;

const call = z.strictObject({
  path: z.string(),
  words: inBothLanguages,
  parameters: z.array(field),
  fields: z.array(field),
});
export type GuideCall = z.infer<typeof call>;

export const partnerGuideGet = endpoint({
  method: 'GET',
  path: '/partner-guide',
  access: 'public',
  summary:
    "Get the partners' API guide: its endpoints with their requests and responses, generated from the contract",
  response: one(
    z.strictObject({
      /** Prefix of each path. */
      address: z.url(),
      header: z.string(),
      calls: z.array(call),
      errors: z.array(z.strictObject({ status: z.int(), code: z.string(), words: inBothLanguages })),
    }),
  ),
});

/** @collected by `pages.ts`. */
export const pages = ['/partner'] as const;
