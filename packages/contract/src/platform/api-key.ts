import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { day, email, line } from '../kernel/text.ts';
import { apiKeyStates, apiKeys, maxPerMinute } from './api-key-option.ts';

export const apiKeyNew = z.strictObject({
  name: named(line(120), 'name of the partner', 'ឈ្មោះដៃគូ'),
  email: named(email, 'contact e-mail', 'អ៊ីមែលទំនាក់ទំនង'),
  perMinute: named(z.int().min(1).max(maxPerMinute), 'calls per minute', 'ចំនួនដងក្នុងមួយនាទី'),
  /** Last day of validity, in Phnom Penh. */
  endsOn: named(day, 'last day', 'ថ្ងៃចុងក្រោយ').nullish(),
});

/** Partner's key, without the secret, which is shown once on issue and not stored. */
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
  query: listQuery(apiKeys),
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

/** @collected by `audit.ts`. */
export const audited = {
  'api_key.create': { en: 'Issued a key to a partner', km: 'ចេញកូនសោ API ឱ្យដៃគូ' },
  'api_key.revoke': { en: 'Revoked a partner’s key', km: 'ដកហូតកូនសោ API ពីដៃគូ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'api_key.missing': {
    status: 401,
    en: 'Send your key in the X-Api-Key header. Requests without a key, or with the key in the address, aren’t answered.',
    km: 'សូមផ្ញើកូនសោ API ក្នុង header ឈ្មោះ X-Api-Key។ បើគ្មានកូនសោ ឬដាក់កូនសោក្នុងអាសយដ្ឋាន ប្រព័ន្ធមិនឆ្លើយតបទេ។',
  },
  'api_key.unknown': {
    status: 401,
    en: 'Unknown API key. Check that you copied all of it.',
    km: 'មិនស្គាល់កូនសោ API នេះទេ។ សូមពិនិត្យមើលថាបានចម្លងគ្រប់តួអក្សរឬទេ។',
  },
  'api_key.revoked': {
    status: 403,
    en: 'This key has been revoked. Ask the operator of the site for a new one.',
    km: 'កូនសោ API នេះត្រូវបានដកហូតហើយ។ សូមស្នើសុំកូនសោថ្មីពីអ្នកគ្រប់គ្រងគេហទំព័រ។',
  },
  'api_key.expired': {
    status: 403,
    en: 'This key expired on {date}. Ask the operator of the site for a new one.',
    km: 'កូនសោ API នេះបានផុតកំណត់នៅថ្ងៃទី {date}។ សូមស្នើសុំកូនសោថ្មីពីអ្នកគ្រប់គ្រងគេហទំព័រ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/api-key'] as const;
