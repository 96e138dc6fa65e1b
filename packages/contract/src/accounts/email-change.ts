import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { email, line } from '../kernel/text.ts';
import { confirmation, newPassword, ownPassword, samePassword, samePasswordError } from './password.ts';

/**
 * Lifetimes of the link to the new address and of the way back, which the old address gets; and how many changes a user
 * may ask for within the hours of the first.
 */
export const emailChange = { hours: 24, backDays: 7, most: 5 } as const;

const token = named(line(200), 'link', 'តំណ');

export const emailChangeNew = endpoint({
  method: 'POST',
  path: '/users/email',
  access: 'signed-in',
  summary:
    'Ask for another e-mail address, with the password. The address changes once its link is opened; the response is the same for addresses that have an account',
  body: z.strictObject({
    email: named(email, 'new e-mail', 'អ៊ីមែលថ្មី'),
    password: ownPassword,
  }),
  response: nothing,
  status: 202,
  limit: 'password',
});

export const emailChangeConfirm = endpoint({
  method: 'POST',
  path: '/users/email/confirm',
  access: 'public',
  summary:
    'Change the e-mail address with the token sent to the new one. The old one is told, with a way back',
  body: z.strictObject({ token }),
  response: one(z.strictObject({ email: z.string() })),
  limit: 'visit',
});

export const emailChangeBack = endpoint({
  method: 'POST',
  path: '/users/email/back',
  access: 'public',
  summary:
    'Return to the old e-mail address with the token sent to it, and a new password. Ends every session',
  body: z
    .strictObject({ token, password: newPassword, confirmPassword: confirmation })
    .refine(samePassword, samePasswordError),
  response: one(z.strictObject({ email: z.string() })),
  limit: 'visit',
});

/** @collected by `pages.ts`. */
export const pages = ['/change-email', '/restore-email'] as const;
