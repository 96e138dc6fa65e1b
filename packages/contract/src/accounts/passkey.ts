import { z } from 'zod';
import { typed } from '../kernel/bound.ts';
import { all, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';
import { browser, session } from './account.ts';
import { ownPassword, ownProof } from './password.ts';

/** Passkeys (WebAuthn): minutes for an answer, and most of an account. */
export const passkeyRule = { minutes: 5, most: 20 } as const;

const passkeyName = named(line(60), 'name', 'ឈ្មោះ');
const challenge = named(line(2000), 'challenge', 'ការស្នើបញ្ជាក់');
/** What the browser's `navigator.credentials` returns, as JSON. */
const credential = named(typed(20_000).min(1, { error: 'required' }), 'answer of the device', 'ចម្លើយពីឧបករណ៍');

/** A question for the device. */
const deviceChallenge = one(
  z.strictObject({
    /** Given back with the answer, by the same browser. */
    challenge: z.string(),
    /** Options for `navigator.credentials`, as JSON. */
    publicKey: z.string(),
  }),
);

const passkey = z.strictObject({
  ...record,
  name: z.string(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyList = endpoint({
  method: 'GET',
  path: '/users/passkey',
  access: 'signed-in',
  summary: "List the caller's passkeys",
  response: all(passkey),
});

export const passkeyAdd = endpoint({
  method: 'POST',
  path: '/users/passkey/start',
  access: 'signed-in',
  summary:
    'Begin adding a passkey, with the password. An account without one has to have signed in within the last minutes',
  body: z.strictObject({ handle: browser, password: ownPassword }),
  response: deviceChallenge,
  limit: 'password',
});

export const passkeySave = endpoint({
  method: 'POST',
  path: '/users/passkey',
  access: 'signed-in',
  summary: 'Add the passkey that the device has made',
  body: z.strictObject({ handle: browser, challenge, credential, name: passkeyName }),
  response: nothing,
  limit: 'password',
});

export const passkeyDelete = endpoint({
  method: 'DELETE',
  path: '/users/passkey/:id',
  access: 'signed-in',
  summary: 'Remove a passkey, with the password. The last way in stays until there is another',
  body: ownProof,
  response: nothing,
  limit: 'password',
});

export const passkeyStart = endpoint({
  method: 'POST',
  path: '/users/login/passkey/start',
  access: 'public',
  summary: 'Begin signing in with a passkey: the device offers those that it has for this site',
  body: z.strictObject({ handle: browser }),
  response: deviceChallenge,
  limit: 'visit',
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/users/login/passkey',
  access: 'public',
  summary: 'Sign in with a passkey, which stands for both factors: the device, and its lock',
  body: z.strictObject({ handle: browser, challenge, credential }),
  response: one(session),
  limit: 'visit',
});

/** @collected by `errors.ts`. */
export const errors = {
  'passkey.expired': {
    status: 409,
    en: 'This took too long, or was started in another browser. Try again.',
    km: 'ចំណាយពេលយូរពេក ឬបានចាប់ផ្ដើមក្នុងកម្មវិធីរុករកផ្សេង។ សូមព្យាយាមម្ដងទៀត។',
  },
  'passkey.invalid': {
    status: 409,
    en: 'We can’t accept this passkey. Try again, or use another device.',
    km: 'យើងមិនអាចទទួលយក passkey នេះបានទេ។ សូមព្យាយាមម្ដងទៀត ឬប្រើឧបករណ៍ផ្សេង។',
  },
  'passkey.taken': {
    status: 409,
    en: 'This passkey is already in use. Remove it there first, or use another device.',
    km: 'Passkey នេះកំពុងប្រើជាមួយគណនីផ្សេងហើយ។ សូមដក passkey ចេញពីគណនីនោះជាមុនសិន ឬប្រើឧបករណ៍ផ្សេង។',
  },
  'passkey.most': {
    status: 409,
    en: 'You can have {most} passkeys. Remove one first.',
    km: 'អ្នកអាចមាន passkey បាន {most}។ សូមដកមួយចេញជាមុនសិន។',
  },
} satisfies Errors;
