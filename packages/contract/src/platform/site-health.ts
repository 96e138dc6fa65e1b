import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { healthChecks, healthStates } from './site-health-option.ts';

/** One thing that was looked at, in English, which names settings and commands. Nothing secret is in it. */
export const healthFinding = z.strictObject({
  check: choice(healthChecks),
  state: choice(healthStates),
  /** What is so, in a sentence. */
  about: z.string(),
  /** How to put it right; null where there is nothing to do. */
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
    'Looks at database, files, mail, address, clock, queue, memory and backups now, and says what is wrong',
  limit: 'costly',
  response: one(siteHealth),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/admin/health'] as const;
