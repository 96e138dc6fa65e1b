import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { text } from '../kernel/text.ts';
import { session } from './account.ts';

/** Maximum length of an impersonation, in minutes. */
export const impersonationMinutes = 30;
export const impersonationReasonLength = 300;

export const impersonationNew = z.strictObject({
  reason: named(text(impersonationReasonLength), 'reason', 'មូលហេតុ'),
});

/** Separate kind of session: it reads all that the account can read and changes nothing. */
export const impersonation = z.strictObject({
  ...session.shape,
  /** Impersonating operator, and the end of the impersonation. */
  operator: z.string(),
  until: z.iso.datetime(),
});
export type Impersonation = z.infer<typeof impersonation>;

export const impersonationStart = endpoint({
  method: 'POST',
  path: '/admin/user/:id/impersonation',
  access: 'Admin',
  summary:
    'Start the impersonation of an account, read-only and for 30 minutes; its owner is notified who does so and why',
  body: impersonationNew,
  response: one(impersonation),
  limit: 'costly',
});

export const impersonationEnd = endpoint({
  method: 'DELETE',
  path: '/admin/impersonation',
  access: 'Admin',
  summary: 'End the impersonation of an account',
  response: nothing,
});
