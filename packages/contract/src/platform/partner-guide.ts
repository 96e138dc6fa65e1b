import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';

const words = z.strictObject({ en: z.string(), km: z.string() });
const values = z.array(z.strictObject({ value: z.string(), words }));

/** What a call may be asked with, or what its answer says. */
const field = z.strictObject({
  /** `company.name`; what a list repeats has `[]`. */
  name: z.string(),
  type: z.string(),
  /** May be null. */
  mayBeNull: z.boolean(),
  /** What it is called; of what stands in another, that is said of the other. */
  words: words.nullable(),
  /** What it can be, where that is a list. */
  values,
});
export type GuideField = z.infer<typeof field>;

const call = z.strictObject({
  path: z.string(),
  words,
  parameters: z.array(field),
  fields: z.array(field),
});
export type GuideCall = z.infer<typeof call>;

export const partnerGuideGet = endpoint({
  method: 'GET',
  path: '/partner-guide',
  access: 'public',
  summary:
    'What partners are told of the API: its calls with what they take and answer, read from the contract',
  response: one(
    z.strictObject({
      /** Before each path. */
      address: z.url(),
      header: z.string(),
      calls: z.array(call),
      errors: z.array(z.strictObject({ status: z.int(), code: z.string(), words })),
    }),
  ),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/partner'] as const;
