import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';
import { accountMergeKinds, mergedResumes } from './account-merge-option.ts';
import { providerChoice, providerPlace, providerReturn } from './identity.ts';
import { givenPassword } from './password.ts';

/** Minutes after signing in to the other account within which it is looked at, and merged after that. */
export const mergeMinutes = { look: 10, merge: 15 } as const;

const merging = one(
  z.strictObject({
    /** Merges the two, for some minutes, in the same session. */
    merge: z.string(),
    name: z.string(),
    /** The account that stays has a phone alone, and gets this address with its password. */
    getsAddress: z.boolean(),
    /** Null for an account with a phone alone. */
    email: z.string().nullable(),
    moves: z.array(z.strictObject({ kind: choice(accountMergeKinds), count: z.int().positive() })),
    resume: choice(mergedResumes),
  }),
);

export const accountMergeLook = endpoint({
  method: 'POST',
  path: '/users/merge/look',
  access: 'Resume',
  summary:
    'Prove another account of the same person with the token of a new session there, which ends; says what would move from there to the own account',
  body: z.strictObject({
    other: named(line(2000), 'sign-in of the other account', 'ការចូលគណនីមួយទៀត'),
    /** Of the other account, if it has one and was not opened by a passkey. */
    password: givenPassword.optional(),
  }),
  response: merging,
  limit: 'password',
});

export const accountMergeStart = endpoint({
  method: 'POST',
  path: '/users/merge/start',
  access: 'Resume',
  summary:
    'Begin to prove another account of the same person, which an identity provider opens: returns the address there',
  body: z.strictObject(providerChoice),
  response: providerPlace,
  limit: 'visit',
});

export const accountMergeFinish = endpoint({
  method: 'POST',
  path: '/users/merge/finish',
  access: 'Resume',
  summary:
    'Prove another account, which has no password, with the parameters that the provider sends back, in the session that began; says what would move from there to the own account',
  body: z.strictObject(providerReturn),
  response: merging,
  limit: 'password',
});

export const accountMerge = endpoint({
  method: 'POST',
  path: '/users/merge',
  access: 'Resume',
  summary:
    'Merge the other account into the own one, with the own password; the other is deleted. An account without a password has to have signed in within the last minutes. Again, it changes nothing',
  body: z.strictObject({
    merge: named(line(2000), 'merging', 'ការបញ្ចូលគ្នា'),
    password: givenPassword.optional(),
  }),
  response: nothing,
  limit: 'password',
});
