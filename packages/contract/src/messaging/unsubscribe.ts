import { z } from 'zod';
import { typed } from '../kernel/bound.ts';
import { endpoint, nothing } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';

/** Subscriptions that a mail's link can stop. */
export const stoppables = ['job-alert', 'follow', 'notification', 'invitation', 'company'] as const;
export type Stoppable = (typeof stoppables)[number];

/**
 * Token of a link. Mails sent until November 2026 have part of it in the query, as in `/unsubscribe/company?token=…`;
 * those of saved searches have all of it there. People follow these links for years.
 */
export const stopTokenOf = (path: string | undefined, query: string | null | undefined): string =>
  query ? `${path ?? 'job-alert'}.${query}` : (path ?? '');

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe from the e-mails that the token of one of them identifies; idempotent',
  body: z.strictObject({ token: named(typed(200), 'link', 'តំណ') }),
  response: nothing,
  limit: 'visit',
});

/** @collected by `pages.ts`. */
export const pages = ['/unsubscribe', '/unsubscribe/:token'] as const;
