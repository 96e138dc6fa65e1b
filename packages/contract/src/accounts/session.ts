import { z } from 'zod';
import { all, endpoint, nothing, record } from '../kernel/endpoint.ts';

/** Session in the user's list of signed-in devices. */
export const sessionEntry = z.strictObject({
  ...record,
  /** From the user agent; null where it is not recognised. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Accurate to five minutes. */
  lastUsedAt: z.iso.datetime(),
  /** True for the session that makes the request. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const sessionList = endpoint({
  method: 'GET',
  path: '/users/session',
  access: 'signed-in',
  summary: "List the caller's sessions, last used first",
  response: all(sessionEntry),
});

export const sessionEnd = endpoint({
  method: 'DELETE',
  path: '/users/session/:id',
  access: 'signed-in',
  summary: "End one of the caller's sessions",
  response: nothing,
});
