import { z } from 'zod';
import { record } from '../kernel/endpoint.ts';

/** Note on the candidate by a member of the company. */
export const applicationNote = z.strictObject({
  ...record,
  text: z.string(),
  /** Null once the author's account is gone. */
  author: z.string().nullable(),
  /** True when the reader wrote it and may edit it. */
  own: z.boolean(),
});
export type ApplicationNote = z.infer<typeof applicationNote>;
