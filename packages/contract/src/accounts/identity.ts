import { z } from 'zod';
import { always } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { email, line } from '../kernel/text.ts';
import { browser, companyGiven, registerBody, session, signedIn } from './account.ts';
import { identityKinds, phoneReserves, providerKinds } from './identity-option.ts';
import { givenPassword, ownPassword, ownProof } from './password.ts';
import { wayIn } from './way-in.ts';

/** Minutes for signing in at the provider, and afterwards for signing up or connecting an account here. */
export const identityMinutes = { provider: 15, proof: 60 } as const;

const kind = named(choice(providerKinds), 'provider', 'អ្នកផ្ដល់សេវាចូលគណនី');
/** Proof of having signed in at a provider, for the same browser. */
const proof = named(line(4000), 'sign-in', 'ការចូលគណនី');
/** What the browser keeps while the person is at the provider. */
const attempt = named(line(2000), 'sign-in', 'ការចូលគណនី');

export const providerChoice = { kind, handle: browser } as const;
/** How a way to a provider ends. */
export const providerReturn = {
  handle: browser,
  attempt,
  /** The path and query with which the provider sends the browser back. */
  returned: named(line(4000), "provider's answer", 'ចម្លើយ'),
} as const;

/** `name` is what people call it: the provider's name, or the phone number that somebody has shown to be theirs. */
const provider = z.strictObject({ kind: choice(identityKinds), name: z.string() });

const offered = z.strictObject({
  ...provider.shape,
  /** Whoever signs in there may get notifications there too. */
  notifies: z.boolean(),
});
export type Provider = z.infer<typeof offered>;

/** Somebody who has signed in at a provider or by phone, and whose account here is not known yet. */
const newcomer = z.strictObject({
  proof: z.string(),
  provider,
  name: z.string(),
  /** Set if the provider has confirmed the address. */
  email: z.string().nullable(),
  /** That address has an account. */
  hasAccount: z.boolean(),
  /** The number has an account, which takes its password too; null for whoever is new. */
  reserve: choice(phoneReserves).nullable(),
});
export type Newcomer = z.infer<typeof newcomer>;

export const providerList = endpoint({
  method: 'GET',
  path: '/users/provider',
  access: 'public',
  summary: 'List the ways to sign in here beside e-mail and password: identity providers, and the phone',
  response: all(offered),
});

/**
 * Address at the provider that the browser opens, and the sealed attempt that it keeps and gives back at the end. The
 * attempt is not part of the address: providers limit its `state`, Telegram to 256 letters.
 */
export const providerPlace = one(z.strictObject({ url: z.string(), attempt: z.string() }));

/** How signing in has ended. None of the three: the account that began it is connected. */
export const entered = one(
  z.strictObject({
    session: session.nullable(),
    /** Of an account with a second factor. */
    ticket: z.string().nullable(),
    newcomer: newcomer.nullable(),
  }),
);

export const providerStart = endpoint({
  method: 'POST',
  path: '/users/provider/start',
  access: 'public',
  summary: 'Begin signing in at an identity provider: returns the address there',
  body: z.strictObject(providerChoice),
  response: providerPlace,
  limit: 'visit',
});

export const providerAdd = endpoint({
  method: 'POST',
  path: '/users/provider/add',
  access: 'signed-in',
  summary: 'Begin connecting an identity provider with the own account, with the password',
  body: z.strictObject({ ...providerChoice, password: ownPassword }),
  response: providerPlace,
  limit: 'password',
});

export const providerFinish = endpoint({
  method: 'POST',
  path: '/users/provider/finish',
  access: 'public',
  summary:
    'End signing in with the parameters that the provider sends back: opens a session, connects the account that began it, or says who is new',
  body: z.strictObject(providerReturn),
  response: entered,
  limit: 'visit',
});

/** A company is reached by e-mail. */
const emailGiven = ({ role: given, email: typed }: { role?: unknown; email?: unknown }) =>
  given === 'user' || typed !== undefined;

const { role, name, company, next } = registerBody.shape;
export const identityRegisterBody = z
  .strictObject({
    proof,
    handle: browser,
    role,
    name,
    /** Omitted by a job seeker who signs up by phone alone. */
    email: email.optional(),
    company,
    next,
  })
  .refine(companyGiven, { path: ['company', 'name'], error: 'required', ...always })
  .refine(companyGiven, { path: ['company', 'address'], error: 'required', ...always })
  .refine(emailGiven, { path: ['email'], error: 'required', ...always });
export type IdentityRegisterBody = z.input<typeof identityRegisterBody>;

export const identityRegister = endpoint({
  method: 'POST',
  path: '/users/identity/register',
  access: 'public',
  summary:
    'Sign up with an identity provider or a phone number. An address that the provider has confirmed opens the account at once, as does the phone for a job seeker; any other address is confirmed by e-mail first',
  body: identityRegisterBody,
  response: one(z.strictObject({ session: session.nullable() })),
  limit: 'mail',
});

export const identityJoin = endpoint({
  method: 'POST',
  path: '/users/identity/join',
  access: 'public',
  summary: 'Sign in with e-mail and password, and connect the identity provider with that account',
  body: z.strictObject({ proof, handle: browser, email, password: givenPassword }),
  response: one(signedIn),
  limit: 'signIn',
});

export const identityList = endpoint({
  method: 'GET',
  path: '/users/identity',
  access: 'signed-in',
  summary:
    "List everything that opens the caller's account beside e-mail and password, and say whether there is a password",
  response: one(z.strictObject({ hasPassword: z.boolean(), ways: z.array(wayIn) })),
});

export const identityDelete = endpoint({
  method: 'DELETE',
  path: '/users/identity/:id',
  access: 'signed-in',
  summary: 'Remove a phone or an identity provider, with the password. The last way in stays',
  body: ownProof,
  response: nothing,
  limit: 'password',
});

/** @collected by `pages.ts`. */
export const pages = ['/sign-in/:way'] as const;
