import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { byDate } from '../kernel/option.ts';
import { day, email, line } from '../kernel/text.ts';
import { apiKeyStates, mostPerMinute } from './api-key-option.ts';

export const apiKeyNew = z.strictObject({
  name: named(line(120), 'name of the partner', 'ឈ្មោះដៃគូ'),
  email: named(email, 'contact e-mail', 'អ៊ីមែលទំនាក់ទំនង'),
  perMinute: named(z.int().min(1).max(mostPerMinute), 'calls per minute', 'ចំនួនដងក្នុងមួយនាទី'),
  /** Last day of validity, in Phnom Penh. */
  endsOn: named(day, 'last day', 'ថ្ងៃចុងក្រោយ').nullish(),
});

/**
 * Partner's key, without the secret, which is shown once on issue and not stored.
 *
 * @collected by the description of the API.
 */
export const apiKey = z.strictObject({
  ...record,
  name: z.string(),
  email: z.string(),
  /** Beginning of the key, to tell it from others. */
  prefix: z.string(),
  state: choice(apiKeyStates),
  perMinute: z.int().positive(),
  endsOn: z.iso.date().nullable(),
  /** Name of the issuing operator; null once their account has ended. */
  issuedBy: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Accepted calls: today in Phnom Penh, and in the last thirty days including today. */
  callsToday: z.int().nonnegative(),
  callsMonth: z.int().nonnegative(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyList = endpoint({
  method: 'GET',
  path: '/admin/api-key',
  access: 'Admin',
  summary: "List the partners' API keys; `search` covers names, e-mails and the beginnings of keys",
  query: listQuery({
    filters: { state: named(anyOf(apiKeyStates), 'status', 'ស្ថានភាព') },
    sorts: byDate,
  }),
  response: page(apiKey),
});

export const apiKeyCreate = endpoint({
  method: 'POST',
  path: '/admin/api-key',
  access: 'Admin',
  summary: 'Issue an API key to a partner. Only this response contains the whole key',
  body: apiKeyNew,
  response: one(apiKey.extend({ key: z.string() })),
  status: 201,
  limit: 'work',
});

export const apiKeyRevoke = endpoint({
  method: 'POST',
  path: '/admin/api-key/:id/revoke',
  access: 'Admin',
  summary: 'Revoke an API key with immediate effect; idempotent',
  response: one(apiKey),
  limit: 'work',
});

/** @collected by `pages.ts`. */
export const pages = ['/admin/api-key'] as const;
