import * as contract from '@acheep/contract/accounts/identity';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentityProvider } from '../../../local/identity-provider.ts';
import { signInAtProvider } from '../../../testing/at-provider.ts';
import { type Forgery, startForgingProvider } from '../../../testing/forging-provider.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';

const handle = 'a browser that began, with enough randomness';
const subject = 'somebody who has an account';
const now = () => Math.floor(Date.now() / 1000);

let api: Harness;
let provider: Awaited<ReturnType<typeof startForgingProvider>>;
beforeAll(async () => {
  provider = await startForgingProvider('acheep', subject);
  api = await startSite();
  const { id: userId } = await createUser(api.prisma);
  const dates = { confirmedAt: new Date(), createdAt: new Date() };
  await api.prisma.identity.create({
    data: { userId, kind: 'oidc', issuer: provider.issuer, subject, ...dates },
  });
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});
afterEach(() => {
  provider.forge({});
  vi.restoreAllMocks();
});

const startSite = (settings: Record<string, string> = {}) =>
  startHarness({
    LIMIT_FACTOR: '1000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'acheep',
    OIDC_CLIENT_SECRET: 'a secret of the provider',
    OIDC_NAME: 'Campus',
    ...settings,
  });
const start = (site = api, kind = 'oidc') =>
  site.as(null).call(contract.providerStart, { body: { kind, handle } });
async function comeBack(forgery: Forgery, site = api) {
  const { url, attempt } = (await start(site)).body.data;
  const returned = provider.answerTo(url);
  provider.forge(forgery);
  return site.as(null).call(contract.providerFinish, { body: { handle, attempt, returned } });
}
const stored = async ({ prisma } = api) => [
  await prisma.session.count(),
  await prisma.user.count(),
  await prisma.identity.findMany({ select: { subject: true, label: true, lastUsedAt: true } }),
];
const failed = [400, 'identity.failed', 'Campus sent an answer that we can’t accept. Start again.'] as const;
const away = [
  503,
  'identity.away',
  'Campus isn’t responding at the moment. Try again later, or sign in another way.',
] as const;
const clock = [503, 'identity.clock', expect.stringContaining('clocks')] as const;
const said = ({ status, body }: Awaited<ReturnType<typeof comeBack>>) => [status, body.code, body.message];

/** Waits shorter for whatever does not answer. */
const hurry = () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    timeout.call(AbortSignal, Math.min(milliseconds, 200)),
  );
};

describe('security: an answer of a provider that is not right', () => {
  it('is told from a right one, which opens the account by the token alone', async () => {
    provider.asked.length = 0;
    const { body } = await comeBack({});
    expect(body.data.session.user).toBeTruthy();
    // The person is who the signed token says: nothing else is asked that could say another.
    expect(provider.asked).not.toContain('userinfo');
  });

  it('is told from one that leaves the address to be asked for, and is known by its token if that fails', async () => {
    const silent = { email: undefined, email_verified: undefined };
    hurry();
    const answers = [
      { userinfo: { email: 'dara@campus.example' } },
      { fails: 'userinfo' },
      { hangs: 'userinfo' },
    ] as const;
    for (const more of answers)
      expect((await comeBack({ claims: silent, ...more })).body.data.session.user).toBeTruthy();
    expect(provider.asked).toContain('userinfo');
  });

  it.each<[string, Forgery, readonly unknown[]]>([
    [
      'an address of somebody else',
      { claims: { email: undefined }, userinfo: { sub: 'another', email: 'operator@example.com' } },
      failed,
    ],
    ['a token for another site', { claims: { aud: 'another site' } }, failed],
    [
      'a token for several sites, passed on by another',
      { claims: { aud: ['acheep', 'x'], azp: 'x' } },
      failed,
    ],
    ['a token of another issuer', { claims: { iss: 'https://accounts.google.com' } }, failed],
    ['a token of another attempt', { claims: { nonce: 'of another attempt' } }, failed],
    ['a token of no attempt', { claims: { nonce: undefined } }, failed],
    ['a token of nobody', { claims: { sub: undefined } }, failed],
    ['a token of an empty name', { claims: { sub: '' } }, failed],
    ['a token of a name beyond the standard', { claims: { sub: 'x'.repeat(256) } }, failed],
    ['a token without an end', { claims: { exp: undefined } }, failed],
    ['a token that has ended', { claims: { iat: now() - 4000, exp: now() - 3600 } }, clock],
    [
      'a token from tomorrow',
      { claims: { iat: now() + 86_400, nbf: now() + 86_400, exp: now() + 90_000 } },
      clock,
    ],
    ['a token of the year 2255', { claims: { iat: 9_000_000_000, exp: 9_000_003_600 } }, clock],
    ['a signature by another key', { signed: 'elsewhere' }, failed],
    ['no signature', { signed: 'not' }, failed],
    ['a signature of another kind', { header: { alg: 'HS256' } }, failed],
    ['a key that the provider does not have', { header: { kid: 'unknown' } }, away],
    ['no token', { token: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } }, failed],
    ['a page', { token: { status: 200, type: 'text/html', body: '<p>Sign in' } }, away],
    ['half an answer', { token: { status: 200, body: '{"access_token":' } }, failed],
    ['a way elsewhere', { token: { status: 302, location: 'http://127.0.0.1:9/' } }, away],
    ['an error of the server', { fails: 'token' }, away],
  ])('is %s: it is told, lets nobody in and stores nothing', async (_name, forgery, expected) => {
    const before = await stored();
    expect(said(await comeBack(forgery))).toEqual([...expected]);
    expect(await stored()).toEqual(before);
  });

  it('is none within the time', async () => {
    const before = await stored();
    hurry();
    expect(said(await comeBack({ hangs: 'token' }))).toEqual([...away]);
    expect(await stored()).toEqual(before);
  });
});

it('an answer of a provider may say more than its code, with a question mark in it', async () => {
  const { url, attempt } = (await start()).body.data;
  const returned = provider.answerTo(url).replace('?', '?hint=a?b&');
  const { body } = await api.as(null).call(contract.providerFinish, { body: { handle, attempt, returned } });
  expect(body.data.session.user).toBeTruthy();
});

describe('security: what a provider says of itself', () => {
  it.each<[string, Forgery]>([
    ['away', { fails: 'discovery' }],
    ['that it is another', { discovery: { issuer: 'https://accounts.google.com' } }],
  ])('is %s: nobody is sent there, and later it is asked again', async (_name, forgery) => {
    const site = await startSite();
    provider.forge(forgery);
    expect(said(await start(site))).toEqual([...away]);
    provider.forge({});
    expect((await start(site)).status).toBe(200);
    await site.close();
  });

  it('is nothing within the time', async () => {
    const site = await startSite();
    hurry();
    provider.forge({ hangs: 'discovery' });
    expect(said(await start(site))).toEqual([...away]);
    await site.close();
  });

  it.each<Forgery>([{ fails: 'keys' }, { hangs: 'keys' }])(
    'is keys that are away (%o): nobody comes in, and later somebody does',
    async (forgery) => {
      const site = await startSite();
      hurry();
      expect(said(await comeBack(forgery, site))).toEqual([...away]);
      expect(await stored(site)).toEqual([0, 0, []]);
      provider.forge({});
      expect((await comeBack({}, site)).body.data.newcomer).toBeTruthy();
      await site.close();
    },
  );
});

describe('security: a provider that sends people on to another one', () => {
  it('gets no answer of that one: each comes back to an address of its own', async () => {
    const client = { id: 'site', secret: 'a secret of Google' };
    const google = await startIdentityProvider([
      { ...client, returnTo: 'http://localhost:3000/sign-in/google' },
    ]);
    const site = await startSite({
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    });
    // Its owner has begun an attempt at Google, whose challenge and nonce the victim takes there.
    const attack = (await start(site, 'google')).body.data;
    const victim = (await start(site)).body.data;
    const sentOn = new URL(attack.url);
    sentOn.searchParams.set('state', new URL(victim.url).searchParams.get('state') ?? '');
    const back = new URL(await signInAtProvider(sentOn.href, { email: 'v@example.com' }), 'http://site');
    // Not every provider says who answers.
    back.searchParams.delete('iss');
    const returned = back.pathname + back.search;
    provider.asked.length = 0;
    const finished = await site
      .as(null)
      .call(contract.providerFinish, { body: { handle, attempt: victim.attempt, returned } });
    expect([finished.status, finished.body.code]).toEqual([400, 'identity.invalid']);
    expect(provider.asked).not.toContain('token');
    await site.close();
    await google.stop();
  });
});
