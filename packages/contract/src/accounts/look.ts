import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { text } from '../kernel/text.ts';
import { session } from './account.ts';

/** How long an operator looks at an account at most. */
export const lookMinutes = 30;
export const lookReasonLength = 300;

export const lookNew = z.strictObject({ reason: named(text(lookReasonLength), 'reason', 'មូលហេតុ') });

/** A session of its own kind: it reads what the account reads, and changes nothing. */
export const look = z.strictObject({
  ...session.shape,
  /** Who looks, and until when. */
  operator: z.string(),
  until: z.iso.datetime(),
});
export type Look = z.infer<typeof look>;

export const adminLookStart = endpoint({
  method: 'POST',
  path: '/admin/user/:id/look',
  access: 'Admin',
  summary:
    'Look at an account as its owner sees it, read-only and for 30 minutes; its owner is told who looks and why',
  body: lookNew,
  response: one(look),
  limit: 'costly',
});

export const adminLookEnd = endpoint({
  method: 'DELETE',
  path: '/admin/look',
  access: 'Admin',
  summary: 'Stop looking at an account',
  response: nothing,
});
