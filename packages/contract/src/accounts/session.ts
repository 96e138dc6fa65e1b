import { z } from 'zod';
import { all, endpoint, nothing, record } from '../kernel/endpoint.ts';

/** One place where somebody is signed in. */
export const sessionEntry = z.strictObject({
  ...record,
  /** What the device's user agent says; null where it says nothing that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** To within five minutes. */
  lastUsedAt: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const sessionList = endpoint({
  method: 'GET',
  path: '/users/session',
  access: 'signed-in',
  summary: 'Where one is signed in, the last used first',
  response: all(sessionEntry),
});

export const sessionEnd = endpoint({
  method: 'DELETE',
  path: '/users/session/:id',
  access: 'signed-in',
  summary: 'End one of the own sessions',
  response: nothing,
});
