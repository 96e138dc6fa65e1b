import * as contract from '@acheep/contract/accounts/identity';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkProvider } from '../../../doctor/check-provider.ts';
import { type Manner, startIdentityProvider } from '../../../local/identity-provider.ts';
import { providerFault } from '../../../setting.ts';
import { signInAtProvider, type Typed } from '../../../testing/at-provider.ts';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';

const handle = 'a browser that began, with enough randomness';
const client = { id: 'acheep', secret: 'a secret of the provider' };
const tenant = '72f988bf-86f1-41af-91ab-2d7cd011db47';

type Kind = 'oidc' | 'google';
const settingsOf = (kind: Kind, issuer: string): Record<string, string> => {
  const name = kind === 'google' ? 'GOOGLE' : 'OIDC';
  return {
    LIMIT_FACTOR: '1000',
    [`${name}_ISSUER`]: issuer,
    [`${name}_CLIENT_ID`]: client.id,
    [`${name}_CLIENT_SECRET`]: client.secret,
    ...(kind === 'oidc' && { OIDC_NAME: 'Campus' }),
  };
};

const set = (issuer: string) => ({
  ...{ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', TELEGRAM_CLIENT_ID: '', TELEGRAM_CLIENT_SECRET: '' },
  ...{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_NAME: 'Campus', OIDC_ISSUER: issuer },
});

it.each<[string, string, RegExp | null]>([
  ['Apple', 'https://appleid.apple.com', /^OIDC_ISSUER is Apple, which this site cannot sign in with: /],
  ['Google', 'https://accounts.google.com', /: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET instead$/],
  ['a placeholder', 'https://login.microsoftonline.com/{tenantid}/v2.0', /has a placeholder in braces/],
  ['Microsoft for any tenant', 'https://login.microsoftonline.com/common/v2.0', null],
  ['a realm of Keycloak', 'https://id.example.edu/realms/students', null],
])('the settings are told of %s as the other provider', (_, issuer, sentence) => {
  const fault = providerFault(set(issuer));
  if (sentence) expect(fault).toMatch(sentence);
  else expect(fault).toBeNull();
});

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function siteAt(manner: Manner, kind: Kind = 'oidc') {
  const returnTo = `http://localhost:3000/sign-in/${kind}`;
  const provider = await startIdentityProvider([{ ...client, returnTo }], manner);
  stops.push(() => provider.stop());
  const site = await startHarness(settingsOf(kind, provider.issuer));
  stops.push(() => site.close());
  return site;
}

async function comeBack(site: Harness, typed: Typed, kind: Kind = 'oidc') {
  const visitor = site.as(null);
  const { body } = await visitor.call(contract.providerStart, { body: { kind, handle } });
  const { url, attempt } = body.data;
  const returned = await signInAtProvider(url, typed);
  return visitor.call(contract.providerFinish, { body: { handle, attempt, returned } });
}

type Claims = Record<string, unknown>;
const without = (claims: Claims, ...names: string[]) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

const both = ['client_secret_basic', 'client_secret_post'] as const;
const authelia: Manner = { tellsApart: true, secretBy: both };
const zitadel: Manner = { tellsApart: true, secretBy: ['client_secret_post', 'client_secret_basic'] };
const keycloak: Manner = { path: '/realms/students', secretBy: both };
const google = (more: Claims = {}): Manner => ({
  claims: (person) => ({ ...without(person, 'preferred_username'), ...more }),
  ownClaims: ['hd'],
});
/** A tenant of its own. Nothing says that an address is anybody's. */
const microsoft = (...missing: string[]): Manner => ({
  path: `/${tenant}/v2.0`,
  secretBy: ['client_secret_post'],
  claims: (person) => ({
    ...without(person, 'email_verified', ...missing),
    preferred_username: person.email,
    ...{ tid: tenant, oid: 'an object', ver: '2.0' },
  }),
  ownClaims: ['tid', 'oid', 'ver'],
});
/** Booleans in words, as of Apple and Cognito, and nothing of a name. */
const inWords: Manner = {
  secretBy: ['client_secret_post'],
  claims: (person) => ({
    ...without(person, 'name', 'preferred_username'),
    email_verified: String(person.email_verified),
    is_private_email: 'true',
  }),
  ownClaims: ['is_private_email'],
};

const dara = { name: 'Sok Dara', email: 'dara@campus.example' };
const gmail = { name: 'Sok Dara', email: 'sok.dara@gmail.com' };
const unverified = { ...dara, unverified: true } as const;

describe('a person comes from a provider with a confirmed address', () => {
  it.each<[string, Manner, Typed, Kind?]>([
    ['Authelia, which tells it apart and takes the secret in the head alone', authelia, dara],
    ['Zitadel, which tells it apart', zitadel, dara],
    ['Keycloak, whose issuer has a path, where the realm has confirmed it', keycloak, dara],
    ['Google, with a mailbox of Gmail', google(), gmail, 'google'],
    ['Google, with a domain of its customers', google({ hd: 'campus.example' }), dara, 'google'],
    ['one that says so in a word', inWords, { ...dara, name: '' }],
  ])('%s', async (_, manner, typed, kind = 'oidc') => {
    const site = await siteAt(manner, kind);
    const first = (await comeBack(site, typed, kind)).body.data;
    expect(first.newcomer).toMatchObject({ name: typed.name, email: typed.email, hasAccount: false });
    const { proof } = first.newcomer as contract.Newcomer;
    const signUp = { proof, handle, name: 'Sok Dara', email: typed.email };
    const { body } = await site.as(null).call(contract.identityRegister, { body: signUp });
    expect(body.data.session?.user.email).toBe(typed.email);
    const again = (await comeBack(site, typed, kind)).body.data;
    expect(again.session?.user._id).toBe(body.data.session?.user._id);
  });

  it('whose account here they still open with the password first', async () => {
    const site = await siteAt(authelia);
    const owner = await createUser(site.prisma, { email: dara.email });
    const { session, newcomer } = (await comeBack(site, dara)).body.data;
    expect([session, newcomer?.hasAccount]).toEqual([null, true]);
    const signUp = { proof: newcomer?.proof ?? '', handle, name: 'Sok Dara', email: dara.email };
    const { body } = await site.as(null).call(contract.identityRegister, { body: signUp });
    expect(body.code).toBe('identity.account');
    expect(await site.prisma.identity.count({ where: { userId: owner.id } })).toBe(0);
  });
});

describe('security: a person comes from a provider with an address that it has not confirmed', () => {
  it.each<[string, Manner, Typed, Kind?]>([
    ['Authelia', authelia, unverified],
    ['Zitadel', zitadel, unverified],
    ['Keycloak, where no address is confirmed by default', keycloak, unverified],
    ['Google, which confirmed a mailbox of others once', google(), dara, 'google'],
    ['Microsoft, where anybody can say that an address is theirs', microsoft(), dara],
    ['Microsoft, without an address', microsoft('email'), dara],
    ['one that says so in a word', inWords, unverified],
    ['one that says so in a number', { claims: (person) => ({ ...person, email_verified: 1 }) }, dara],
  ])('%s: they are asked for one, and get nothing of the account that has it', async (_, ...way) => {
    const [manner, typed, kind = 'oidc'] = way;
    const site = await siteAt(manner, kind);
    const owner = await createUser(site.prisma, { email: typed.email });
    const { session, newcomer } = (await comeBack(site, typed, kind)).body.data;
    expect(session).toBeNull();
    expect(newcomer).toMatchObject({ email: null, hasAccount: false });
    const signUp = { proof: newcomer?.proof ?? '', handle, name: 'Sok Dara', email: typed.email };
    const { body } = await site.as(null).call(contract.identityRegister, { body: signUp });
    expect(body.data?.session ?? null).toBeNull();
    expect((await comeBack(site, typed, kind)).body.data.session).toBeNull();
    const confirmed = { userId: owner.id, confirmedAt: { not: null } };
    expect(await site.prisma.identity.count({ where: confirmed })).toBe(0);
    expect(await site.prisma.session.count()).toBe(0);
  });
});

describe('Microsoft for any tenant', () => {
  /** Its addresses lead to a provider on this machine. */
  async function siteOfMicrosoft() {
    const provider = await startForgingProvider(client.id, 'a person of a tenant');
    stops.push(() => provider.stop());
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((to, ...rest) => {
      const { host, pathname } = new URL(String(to));
      const path = pathname.replace(/^\/[^/]+\/v2\.0/, '');
      return fetch(host === 'login.microsoftonline.com' ? `${provider.issuer}${path}` : to, ...rest);
    });
    const issuer = 'https://login.microsoftonline.com/common/v2.0';
    const site = await startHarness(settingsOf('oidc', issuer));
    stops.push(() => site.close());
    const at = 'https://login.microsoftonline.com/common/v2.0';
    const discovery = {
      issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
      ...{ authorization_endpoint: `${at}/auth`, token_endpoint: `${at}/token`, jwks_uri: `${at}/keys` },
      // At another host, which answers only for its own.
      userinfo_endpoint: 'https://graph.microsoft.invalid/oidc/userinfo',
    };
    return async (claims: Claims) => {
      provider.forge({ discovery });
      const { body } = await site.as(null).call(contract.providerStart, { body: { kind: 'oidc', handle } });
      const { url, attempt } = body.data;
      const returned = provider.answerTo(url).replace(/&iss=[^&]*/, '');
      provider.forge({ discovery, claims });
      return site.as(null).call(contract.providerFinish, { body: { handle, attempt, returned } });
    };
  }
  const issuerOf = (of: string) => `https://login.microsoftonline.com/${of}/v2.0`;

  it('knows who comes by the tenant of their token, also without an address', async () => {
    const answer = await siteOfMicrosoft();
    const person = { iss: issuerOf(tenant), tid: tenant, email_verified: undefined };
    expect((await answer({ ...person })).body.data.newcomer).toMatchObject({ name: 'Sok Dara', email: null });
    const silent = await answer({ ...person, email: undefined, preferred_username: 'dara@campus.example' });
    expect(silent.body.data.newcomer).toMatchObject({ name: 'Sok Dara', email: null });
  });

  it('refuses a token that says another tenant than its issuer', async () => {
    const answer = await siteOfMicrosoft();
    const { status, body } = await answer({ iss: issuerOf(tenant), tid: 'another' });
    expect([status, body.code]).toEqual([400, 'identity.failed']);
  });
});

it('Google as it was called before it had https is refused with a sentence', async () => {
  const provider = await startForgingProvider(client.id, 'a person of Google');
  stops.push(() => provider.stop());
  const site = await startHarness(settingsOf('google', provider.issuer));
  stops.push(() => site.close());
  const { body } = await site.as(null).call(contract.providerStart, { body: { kind: 'google', handle } });
  const { url, attempt } = body.data;
  const returned = provider.answerTo(url);
  provider.forge({ claims: { iss: 'accounts.google.com' } });
  const back = await site.as(null).call(contract.providerFinish, { body: { handle, attempt, returned } });
  expect([back.status, back.body.message]).toEqual([
    400,
    'Google sent an answer that we can’t accept. Start again.',
  ]);
});

it('the doctor finds the way of the secret too, and whether the secret is wrong', async () => {
  const { deps } = await siteAt(authelia);
  const look = (settings: object) =>
    checkProvider({ now: deps.now, config: { ...deps.config, ...settings } });
  expect(await look({})).toMatchObject([{ state: 'ok' }]);
  expect(await look({ OIDC_CLIENT_SECRET: 'a wrong secret' })).toMatchObject([
    { state: 'fault', params: { reason: 'invalid_client' } },
  ]);
});
