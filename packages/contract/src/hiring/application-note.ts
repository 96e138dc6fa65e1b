import { z } from 'zod';
import { record } from '../kernel/endpoint.ts';

/** Note on the candidate by a member of the company. */
export const applicationNote = z.strictObject({
  ...record,
  text: z.string().meta({ examples: ['Call in the morning.'] }),
  /** Null once the author's account is gone. */
  author: z.nullable(z.string().meta({ examples: ['Chan Sophea'] })),
  /** True when the reader wrote it and may edit it. */
  own: z.boolean(),
});
export type ApplicationNote = z.infer<typeof applicationNote>;
