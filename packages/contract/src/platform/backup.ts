import { z } from 'zod';
import { givenPassword } from '../accounts/password.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { line } from '../kernel/text.ts';

const backup = z.strictObject({
  /** File name, which contains the site's address and the time. */
  name: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.int().nonnegative(),
  /** True when nobody reads it without the operator's second key. */
  isEncrypted: z.boolean(),
});
export type Backup = z.infer<typeof backup>;

const backups = z.strictObject({
  /** Folder or bucket that holds them. */
  place: z.string(),
  /** Reason why the place cannot be read, in English; null if it can. */
  fault: z.string().nullable(),
  /** True while one waits or is being made. */
  isRunning: z.boolean(),
  /** Newest first. */
  entries: z.array(backup),
});
export type Backups = z.infer<typeof backups>;

export const backupList = endpoint({
  method: 'GET',
  path: '/admin/backup',
  access: 'Admin',
  summary: 'List the backups of this site, and whether one is being made',
  response: one(backups),
});

export const backupMake = endpoint({
  method: 'POST',
  path: '/admin/backup',
  access: 'Admin',
  summary: 'Have the worker make a backup now',
  response: nothing,
  status: 202,
  limit: 'costly',
});

export const backupLink = endpoint({
  method: 'POST',
  path: '/admin/backup/link',
  access: 'Admin',
  summary: "Create a link that downloads a backup, valid for five minutes; requires the caller's password",
  body: z.strictObject({ name: named(line(200), 'backup', 'ច្បាប់ចម្លងបម្រុង'), password: givenPassword }),
  response: one(z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() })),
  limit: 'password',
});

/** @collected by `audit.ts`. */
export const audited = {
  'backup.make': { en: 'Created a backup', km: 'បង្កើតច្បាប់ចម្លងបម្រុង' },
  'backup.download': { en: 'Downloaded a backup', km: 'ទាញយកច្បាប់ចម្លងបម្រុង' },
} satisfies Options;
