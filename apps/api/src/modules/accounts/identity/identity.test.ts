import {
  login,
  register as registerAccount,
  verifyEmail,
  verifyEmailLook,
} from '@acheep/contract/accounts/account';
import * as contract from '@acheep/contract/accounts/identity';
import { changePassword } from '@acheep/contract/accounts/password';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentityProvider } from '../../../local/identity-provider.ts';
import { signInAtProvider, type Typed } from '../../../testing/at-provider.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
const client = { id: 'acheep', secret: 'a secret of the provider' };

let api: Harness;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let passwordHash: string;
beforeAll(async () => {
  provider = await startIdentityProvider([
    { ...client, returnTo: 'http://localhost:3000/sign-in/oidc' },
    { id: 'as-telegram', secret: client.secret, returnTo: 'http://localhost:3000/sign-in/telegram' },
  ]);
  api = await startHarness({
    LIMIT_FACTOR: '1000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Campus',
    TELEGRAM_ISSUER: provider.issuer,
    TELEGRAM_CLIENT_ID: 'as-telegram',
    TELEGRAM_CLIENT_SECRET: client.secret,
  });
  passwordHash = await api.deps.passwords.hash(password);
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

const visitor = () => api.as(null);
const personAt = (email: string) => createUser(api.prisma, { email, passwordHash });

/** The way of a browser to a provider and back. */
interface Way {
  attempt: string;
  returned: string;
}
type Begun = { url: string; attempt: string };
async function begin(kind = 'oidc'): Promise<Begun> {
  return (await visitor().call(contract.providerStart, { body: { kind, handle } })).body.data;
}
const goTo = async ({ url, attempt }: Begun, typed: Typed): Promise<Way> => ({
  attempt,
  returned: await signInAtProvider(url, typed),
});
const answered = async (typed: Typed, kind = 'oidc') => goTo(await begin(kind), typed);
const finish = (way: Way, browser = handle) =>
  visitor().call(contract.providerFinish, { body: { handle: browser, ...way } });
const comeBack = async (typed: Typed, kind = 'oidc') => finish(await answered(typed, kind));
async function newcomer(typed: Typed, kind = 'oidc') {
  const { body } = await comeBack(typed, kind);
  expect(body.data.session).toBeNull();
  return body.data.newcomer as contract.Newcomer;
}
const register = (proof: string, email: string, more: object = {}) =>
  visitor().call(contract.identityRegister, { body: { proof, handle, name: 'Sok Dara', email, ...more } });
const add = (person: { id: string }, typed = password) =>
  api.as(person).call(contract.providerAdd, { body: { kind: 'oidc', handle, password: typed } });
async function connect(person: { id: string }, email: string) {
  const { body } = await add(person);
  return finish(await goTo(body.data, { email }));
}
const waysOf = async (person: { id: string }) => (await api.as(person).call(contract.identityList)).body.data;
const tokenIn = (text: string | undefined) => /verify\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const confirmed = () => api.prisma.identity.count({ where: { confirmedAt: { not: null } } });

describe('signing in at a provider', () => {
  it('names the providers that are set up', async () => {
    const { body } = await visitor().call(contract.providerList);
    expect(body.data).toEqual([
      { kind: 'telegram', name: 'Telegram', notifies: false },
      { kind: 'oidc', name: 'Campus', notifies: false },
    ]);
    const other = await visitor().call(contract.providerStart, {
      body: { kind: 'google', handle },
    });
    expect(other.status).toBe(404);
  });

  it('makes an account at once with an address that the provider has confirmed, without a password', async () => {
    const { proof, ...found } = await newcomer({ name: 'Chan Thy', email: 'Thy@campus.example' });
    expect(found).toEqual({
      provider: { kind: 'oidc', name: 'Campus' },
      name: 'Chan Thy',
      email: 'thy@campus.example',
      hasAccount: false,
      reserve: null,
    });
    const { body } = await register(proof, 'thy@campus.example', { name: 'Chan Thy' });
    expect(body.data.session?.user).toMatchObject({ email: 'thy@campus.example', role: 'user' });
    const again = await comeBack({ email: 'thy@campus.example' });
    expect(again.body.data.session?.user._id).toBe(body.data.session?.user._id);
    expect(again.body.data.newcomer).toBeNull();
    const ways = await waysOf({ id: body.data.session?.user._id ?? '' });
    expect(ways).toMatchObject({
      hasPassword: false,
      ways: [{ kind: 'oidc', label: 'thy@campus.example' }],
    });
    const guess = { email: 'thy@campus.example', password: 'undefined' };
    expect((await visitor().call(login, { body: guess })).body.code).toBe('login.failed');
    // A second registration with the same proof makes no second account.
    const twice = await register(proof, 'thy@campus.example');
    expect([twice.status, twice.body.code]).toEqual([409, 'identity.account']);
  });

  it('a recruiter names a company; the operator may let job seekers sign up only', async () => {
    const { proof } = await newcomer({ email: 'boss@campus.example' });
    const without = await register(proof, 'boss@campus.example', { role: 'recruiter' });
    expect(without.status).toBe(422);
    const company = { name: 'Mekong Rice', address: 'Battambang' };
    const { body } = await register(proof, 'boss@campus.example', { role: 'recruiter', company });
    expect(body.data.session?.user.company).toMatchObject({ name: 'Mekong Rice' });
  });

  it('an address that is not confirmed opens nothing before its owner has followed the link', async () => {
    const typed = { email: 'unsure@campus.example', unverified: true } as const;
    const { proof, email } = await newcomer(typed);
    expect(email).toBeNull();
    expect((await register(proof, 'unsure@campus.example')).body.data.session).toBeNull();
    expect((await comeBack(typed)).body.data.session).toBeNull();
    const [mail] = await api.mailsTo('unsure@campus.example');
    const [, token = ''] = /verify\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const { body } = await visitor().call(verifyEmail, { body: { token, handle } });
    expect(body.data.user.email).toBe('unsure@campus.example');
    expect((await comeBack(typed)).body.data.session?.user.email).toBe('unsure@campus.example');
    expect(await waysOf({ id: body.data.user._id })).toMatchObject({ hasPassword: false });
  });

  it('a stranger who registers the address of somebody else never gets the account that its owner confirms', async () => {
    const thief = { email: 'thief@campus.example', unverified: true } as const;
    const { proof } = await newcomer(thief);
    await register(proof, 'victim@campus.example');
    const [mail] = await api.mailsTo('victim@campus.example');
    const [, token = ''] = /verify\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const asked = await visitor().call(verifyEmail, { body: { token, handle: 'the browser of the owner' } });
    expect(asked.body.code).toBe('activation.password');
    const chosen = { password, confirmPassword: password };
    const { status } = await visitor().call(verifyEmail, { body: { token, ...chosen } });
    expect(status).toBe(200);
    expect((await comeBack(thief)).body.data.session).toBeNull();
    expect(await api.prisma.identity.count({ where: { user: { email: 'victim@campus.example' } } })).toBe(0);
  });

  it('in one browser too, a stranger’s identity is not joined to what the owner of the address registers', async () => {
    const thief = { email: 'cafe@campus.example', unverified: true } as const;
    const waits = async (email: string) => register((await newcomer(thief)).proof, email);
    const isIn = async () => (await comeBack(thief)).body.data.session !== null;

    await waits('own@victim.example');
    const body = { name: 'Own', email: 'own@victim.example', password, confirmPassword: password, handle };
    await visitor().call(registerAccount, { body });
    const own = (await api.mailsTo('own@victim.example', 2)).map(({ text }) => tokenIn(text));
    const looks = own.map((token) => visitor().call(verifyEmailLook, { body: { token, handle } }));
    const asks = (await Promise.all(looks)).map((one) => one.body.data.asks);
    // The link of the stranger's registration opens nothing by itself any more.
    expect(asks.toSorted()).toEqual(['new-password', 'nothing']);
    const token = own[asks.indexOf('nothing')] ?? '';
    const opened = await visitor().call(verifyEmail, { body: { token, handle } });
    expect([opened.status, await isIn()]).toEqual([200, false]);

    await waits('google@victim.example');
    const { proof } = await newcomer({ email: 'google@victim.example' });
    expect((await register(proof, 'google@victim.example')).body.data.session).not.toBeNull();
    expect(await isIn()).toBe(false);
    const [, told] = await api.mailsTo('google@victim.example', 2);
    expect(told?.subject).toBe('You can now sign in to Acheep with Campus');
  });

  it('an account with the address is connected only once its owner has signed in with the password', async () => {
    await personAt('owner@campus.example');
    const { proof, hasAccount } = await newcomer({ email: 'owner@campus.example' });
    expect(hasAccount).toBe(true);
    expect((await register(proof, 'owner@campus.example')).body.code).toBe('identity.account');
    const join = (typed: string) =>
      visitor().call(contract.identityJoin, {
        body: { proof, handle, email: 'owner@campus.example', password: typed },
      });
    expect((await join('a guess')).body.code).toBe('login.failed');
    expect((await comeBack({ email: 'owner@campus.example' })).body.data.session).toBeNull();
    expect((await join(password)).body.data.user.email).toBe('owner@campus.example');
    const [mail] = await api.mailsTo('owner@campus.example');
    expect(mail?.subject).toBe('You can now sign in to Acheep with Campus');
    expect((await comeBack({ email: 'owner@campus.example' })).body.data.session?.user.email).toBe(
      'owner@campus.example',
    );
    expect((await visitor().call(login, { body: { email: 'owner@campus.example', password } })).status).toBe(
      200,
    );
  });

  it('a disabled account stays closed', async () => {
    const person = await personAt('disabled@campus.example');
    await connect(person, 'disabled@campus.example');
    await api.prisma.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } });
    expect((await comeBack({ email: 'disabled@campus.example' })).body.code).toBe('login.disabled');
  });
});

describe('the address at the provider', () => {
  it('has a state that every provider takes: Telegram allows 256 letters', async () => {
    const person = await personAt('length@campus.example');
    const added = (await add(person)).body.data as Begun;
    for (const { url } of [await begin(), added])
      expect(new URL(url).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  });
});

describe('what opens nothing', () => {
  it('is an answer in another browser, twice, late, of another attempt, or made up', async () => {
    const person = await personAt('attacked@campus.example');
    await connect(person, 'attacked@campus.example');
    const way = await answered({ email: 'attacked@campus.example' });
    expect((await finish(way, 'another browser')).body.code).toBe('identity.invalid');
    const other = await answered({ email: 'x@campus.example' });
    // The answer of one attempt for another, and its code alone, which PKCE refuses.
    expect((await finish({ ...way, attempt: other.attempt })).body.code).toBe('identity.invalid');
    const queryOf = ({ returned }: Way) => new URLSearchParams(returned.split('?')[1]);
    const mixed = queryOf(way);
    const state = queryOf(other).get('state') ?? '';
    mixed.set('state', state);
    const stolen = await finish({ attempt: other.attempt, returned: `/sign-in/oidc?${mixed}` });
    expect(stolen.body.code).toBe('identity.invalid');
    for (const query of ['code=1', 'code=1&state=1', `state=${state}`, `code=1&state=${state}`])
      expect((await finish({ attempt: other.attempt, returned: `/sign-in/oidc?${query}` })).status).toBe(400);
    expect((await finish({ ...way, attempt: `${way.attempt}x` })).status).toBe(400);
    const fresh = await answered({ email: 'attacked@campus.example' });
    expect((await finish(fresh)).body.data.session).not.toBeNull();
    expect((await finish(fresh)).body.code).toBe('identity.invalid');
    const late = await answered({ email: 'attacked@campus.example' });
    api.setClock(new Date(Date.now() + 16 * 60_000));
    expect((await finish(late)).body.code).toBe('identity.invalid');
    api.setClock(null);
  });

  it('is a provider that is away, refused by the person, or answers with errors: in words', async () => {
    const no = await answered({ email: 'no@campus.example', answer: 'no' });
    const refused = await finish(no);
    expect([refused.status, refused.body.code]).toEqual([400, 'identity.refused']);
    const way = await answered({ email: 'away@campus.example' });
    provider.state.answers = 500;
    const away = await finish(way);
    provider.state.answers = 200;
    expect([away.status, away.body.code]).toEqual([503, 'identity.away']);
    expect(away.body.message).toBe(
      'Campus isn’t responding at the moment. Try again later, or sign in another way.',
    );
    // What was not redeemed works again.
    expect((await finish(way)).status).toBe(200);
  });

  it('is a proof of another browser, or a proof that is changed or late', async () => {
    const { proof } = await newcomer({ email: 'proof@campus.example' });
    const email = 'proof@campus.example';
    expect((await register(proof, email, { handle: 'another browser' })).body.code).toBe('identity.invalid');
    expect((await register(`${proof.slice(0, -3)}abc`, email)).body.code).toBe('identity.invalid');
    api.setClock(new Date(Date.now() + 61 * 60_000));
    expect((await register(proof, email)).body.code).toBe('identity.invalid');
    api.setClock(null);
    expect(await api.prisma.user.count({ where: { email } })).toBe(0);
  });
});

describe('the ways into an account', () => {
  it('are added with the password, and one account at the provider opens one account here', async () => {
    const [one, two] = [await personAt('one@campus.example'), await personAt('two@campus.example')];
    expect((await add(one, 'a guess')).status).toBe(422);
    await connect(one, 'mine@campus.example');
    await connect(one, 'mine@campus.example');
    expect((await waysOf(one)).ways).toHaveLength(1);
    const taken = await connect(two, 'mine@campus.example');
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.taken']);
    expect((await api.mailsTo('one@campus.example')).length).toBe(1);
  });

  it('what was begun before the password changed adds nothing', async () => {
    const person = await personAt('changes@campus.example');
    const { body } = await add(person);
    const chosen = 'mekong ferry at dawn';
    await api.as(person).call(changePassword, {
      body: { currentPassword: password, password: chosen, confirmPassword: chosen },
    });
    const way = await goTo(body.data, { email: 'thief@changes.example' });
    expect((await finish(way)).body.code).toBe('identity.invalid');
    expect((await waysOf(person)).ways).toEqual([]);
  });

  it('are removed, but not the last one', async () => {
    const person = await personAt('removes@campus.example');
    await connect(person, 'removes@campus.example');
    const [{ _id: id = '' } = {}] = (await waysOf(person)).ways;
    const remove = (by: { id: string }) =>
      api.as(by).call(contract.identityDelete, { params: { id }, body: { password } });
    expect((await remove(await personAt('stranger@campus.example'))).status).toBe(404);
    await api.prisma.user.update({ where: { id: person.id }, data: { passwordHash: '' } });
    expect((await remove(person)).body.code).toBe('identity.last');
    // Whoever has no password has signed in just now instead.
    expect((await add(person)).status).toBe(200);
    await api.prisma.user.update({ where: { id: person.id }, data: { passwordHash } });
    expect((await remove(person)).status).toBe(200);
    expect((await comeBack({ email: 'removes@campus.example' })).body.data.session).toBeNull();
    const mails = await api.mailsTo('removes@campus.example', 2);
    expect(mails.map(({ subject }) => subject)).toContain('You can no longer sign in to Acheep with Campus');
  });

  it('security: a provider and a joining do not go around the second factor', async () => {
    const person = await personAt('careful@campus.example');
    await connect(person, 'careful@campus.example');
    const factor = { userId: person.id, secret: '', lastStep: 0, createdAt: new Date() };
    await api.prisma.secondFactor.create({ data: factor });
    const { body } = await comeBack({ email: 'careful@campus.example' });
    expect(body.data).toEqual({ session: null, newcomer: null, ticket: expect.any(String) });
    const { proof } = await newcomer({ email: 'another@campus.example' });
    const joined = await visitor().call(contract.identityJoin, {
      body: { proof, handle, email: person.email, password },
    });
    expect([joined.status, joined.body.code]).toEqual([403, 'second_factor.first']);
    expect(await waysOf(person)).toMatchObject({
      ways: [{ kind: 'oidc', label: 'careful@campus.example' }, { kind: 'app' }],
    });
    expect(await api.prisma.session.count({ where: { userId: person.id, userAgent: null } })).toBe(0);
  });

  it('twenty sign-ups at once with one proof make one account', async () => {
    const before = await confirmed();
    const { proof } = await newcomer({ email: 'many@campus.example' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(proof, 'many@campus.example')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await confirmed()).toBe(before + 1);
  });
});
