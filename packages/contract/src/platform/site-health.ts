import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { healthChecks, healthStates } from './site-health-option.ts';

/** Result of one check, in the caller's language. It contains no secrets. */
export const healthFinding = z.strictObject({
  check: choice(healthChecks),
  state: choice(healthStates),
  /** Finding, in one sentence. */
  about: z.string(),
  /** Remedy; null where none is needed. */
  remedy: z.string().nullable(),
});
export type HealthFinding = z.infer<typeof healthFinding>;

export const siteHealth = z.strictObject({
  checkedAt: z.iso.datetime(),
  findings: z.array(healthFinding),
});
export type SiteHealth = z.infer<typeof siteHealth>;

export const siteHealthGet = endpoint({
  method: 'GET',
  path: '/admin/health',
  access: 'Admin',
  summary:
    'Check the database, files, mail, address, clock, queue, memory and backups, and return the problems; with `recent`, a result of the last ten minutes is returned if there is one',
  limit: 'costly',
  query: z.strictObject({
    recent: named(z.literal('true').transform(Boolean), 'recent result', 'លទ្ធផលថ្មីៗ').optional(),
  }),
  response: one(siteHealth),
});

/** @collected by `pages.ts`. */
export const pages = ['/admin/health'] as const;
