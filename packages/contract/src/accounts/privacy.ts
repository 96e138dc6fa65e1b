import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { ownPassword, ownProof } from './password.ts';

/** Days within which the remains of a deleted account in queues and backups are gone. */
export const erasureDays = 30;

export const accountDelete = endpoint({
  method: 'DELETE',
  path: '/users/account',
  access: 'signed-in',
  summary: "Delete the caller's account permanently, with all its data. Ends every session",
  body: z.strictObject({ password: ownPassword }),
  response: nothing,
  limit: 'password',
});

export const dataExport = endpoint({
  method: 'POST',
  path: '/users/export',
  access: 'signed-in',
  summary:
    "Create a single-use link to a ZIP of all the caller's data (JSON and files), with the password. One export at a time",
  body: ownProof,
  response: one(z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() })),
  status: 201,
  limit: 'export',
});

/** @collected by `errors.ts`. */
export const errors = {
  'export.running': {
    status: 409,
    en: 'Your data is already being downloaded. Try again when it’s finished.',
    km: 'កំពុងទាញយកទិន្នន័យរបស់អ្នក។ សូមរង់ចាំឱ្យចប់ រួចព្យាយាមម្ដងទៀត។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/profile/data'] as const;
