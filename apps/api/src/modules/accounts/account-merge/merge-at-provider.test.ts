import { profileGet } from '@acheep/contract/accounts/account';
import * as contract from '@acheep/contract/accounts/account-merge';
import { providerFinish, providerStart } from '@acheep/contract/accounts/identity';
import { createApplication } from '@acheep/prisma/factories/application';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startIdentityProvider } from '../../../local/identity-provider.ts';
import { signInAtProvider } from '../../../testing/at-provider.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
const client = { id: 'acheep', secret: 'a secret of the provider' };

let api: Harness;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let passwordHash: string;
beforeAll(async () => {
  provider = await startIdentityProvider([{ ...client, returnTo: 'http://localhost:3000/sign-in/oidc' }]);
  api = await startHarness({
    LIMIT_FACTOR: '1000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Campus',
  });
  passwordHash = await api.deps.passwords.hash(password);
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});
afterEach(() => api.setClock(null));

type Caller = ReturnType<Harness['withToken']>;
type Person = Awaited<ReturnType<typeof createUser>>;
const signedIn = async (person: { id: string }) => api.withToken(await api.tokenOf(person));
/** An account that the provider opens; without a password unless `more` has one. */
async function opened(email: string, more: object = {}, create = createUser): Promise<Person> {
  const person = (await create(api.prisma, { passwordHash: '', ...more })) as Person;
  const { issuer } = provider;
  const dates = { confirmedAt: new Date(), createdAt: new Date() };
  await api.prisma.identity.create({
    data: { userId: person.id, kind: 'oidc', issuer, subject: email, ...dates },
  });
  return person;
}
const own = async () => {
  const into = await createUser(api.prisma, { passwordHash });
  return { into, mine: await signedIn(into) };
};
const start = async (mine: Caller): Promise<{ url: string; attempt: string }> =>
  (await mine.call(contract.accountMergeStart, { body: { kind: 'oidc', handle } })).body.data;
async function wayOf(mine: Caller, email: string, answer?: 'no') {
  const { url, attempt } = await start(mine);
  return { attempt, returned: await signInAtProvider(url, { email, ...(answer && { answer }) }) };
}
type Way = Awaited<ReturnType<typeof wayOf>>;
const finish = (mine: Caller, way: Way, browser = handle) =>
  mine.call(contract.accountMergeFinish, { body: { handle: browser, ...way } });
const merge = (mine: Caller, sealed: string) =>
  mine.call(contract.accountMerge, { body: { merge: sealed, password } });
const said = ({ status, body }: Awaited<ReturnType<typeof finish>>) => [status, body.code];
const exists = async ({ id }: Person) => (await api.prisma.user.count({ where: { id } })) === 1;

describe('an account that a provider alone opens', () => {
  it('is proved there and merged, without a session of it', async () => {
    const from = await opened('only@campus.example', { name: 'Meas Sophea' });
    const { into, mine } = await own();
    const moved = await createApplication(api.prisma, { applicantId: from.id });
    const { status, body } = await finish(mine, await wayOf(mine, 'only@campus.example'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Meas Sophea',
      email: from.email,
      moves: [
        { kind: 'application', count: 1 },
        { kind: 'way', count: 1 },
      ],
    });
    expect(await api.prisma.session.count({ where: { userId: from.id } })).toBe(0);
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    expect(await exists(from)).toBe(false);
    const where = { id: moved.id };
    expect(await api.prisma.application.findUnique({ where, select: { applicantId: true } })).toEqual({
      applicantId: into.id,
    });
    // The provider opens the account that stays.
    const begun = await api.as(null).call(providerStart, { body: { kind: 'oidc', handle } });
    const returned = await signInAtProvider(begun.body.data.url, { email: 'only@campus.example' });
    const entered = await api
      .as(null)
      .call(providerFinish, { body: { handle, attempt: begun.body.data.attempt, returned } });
    expect(entered.body.data.session.user._id).toBe(into.id);
  });

  it('is told apart in words: unknown, the own one, refused, away, not a job seeker’s, with a password', async () => {
    const { into, mine } = await own();
    const answers = async (email: string, answer?: 'no') => finish(mine, await wayOf(mine, email, answer));
    const unknown = await answers('nobody@campus.example');
    expect(said(unknown)).toEqual([409, 'merge.unknown']);
    expect(unknown.body.message).toBe(
      'That Campus account doesn’t open any account here. Choose the one that you signed up with.',
    );
    expect(await api.prisma.identity.count({ where: { subject: 'nobody@campus.example' } })).toBe(0);
    const dates = { confirmedAt: new Date(), createdAt: new Date() };
    const identity = { kind: 'oidc', issuer: provider.issuer, subject: 'mine@campus.example' };
    await api.prisma.identity.create({ data: { userId: into.id, ...identity, ...dates } });
    expect(said(await answers('mine@campus.example'))).toEqual([409, 'merge.same']);
    expect(said(await answers('no@campus.example', 'no'))).toEqual([400, 'identity.refused']);
    await opened('boss@campus.example', {}, createRecruiter as never);
    expect(said(await answers('boss@campus.example'))).toEqual([409, 'merge.role']);
    await opened('closed@campus.example', { disabledAt: new Date() });
    expect(said(await answers('closed@campus.example'))).toEqual([409, 'merge.role']);
    // The provider alone is not enough for an account with a password.
    const kept = await opened('both@campus.example', { passwordHash });
    expect(said(await answers('both@campus.example'))).toEqual([409, 'merge.password']);
    expect(await exists(kept)).toBe(true);
    const way = await wayOf(mine, 'away@campus.example');
    provider.state.answers = 500;
    const away = await finish(mine, way);
    provider.state.answers = 200;
    expect(said(away)).toEqual([503, 'identity.away']);
  });

  it('an identity that waits for its address to be confirmed proves nothing', async () => {
    const from = await opened('waits@campus.example');
    await api.prisma.identity.updateMany({ where: { userId: from.id }, data: { confirmedAt: null } });
    const { mine } = await own();
    expect(said(await finish(mine, await wayOf(mine, 'waits@campus.example')))).toEqual([
      409,
      'merge.unknown',
    ]);
  });
});

describe('security: what proves no other account', () => {
  it('is an answer in another session, another browser, twice or late', async () => {
    await opened('proof@campus.example');
    const { into, mine } = await own();
    const way = await wayOf(mine, 'proof@campus.example');
    expect(said(await finish(mine, way, 'another browser, with randomness'))).toEqual([
      400,
      'identity.invalid',
    ]);
    // Of somebody else who is signed in by now, and of another session of the same account.
    const another = (await own()).mine;
    expect(said(await finish(another, await wayOf(mine, 'proof@campus.example')))).toEqual([
      409,
      'merge.expired',
    ]);
    const later = await signedIn(into);
    expect(said(await finish(later, await wayOf(mine, 'proof@campus.example')))).toEqual([
      409,
      'merge.expired',
    ]);
    expect((await finish(mine, way)).status).toBe(200);
    expect(said(await finish(mine, way))).toEqual([400, 'identity.invalid']);
    const late = await wayOf(mine, 'proof@campus.example');
    api.setClock(new Date(Date.now() + 16 * 60_000));
    expect(said(await finish(mine, late))).toEqual([400, 'identity.invalid']);
  });

  it('is an attempt that began for something else, and one to merge signs nobody in', async () => {
    await opened('purpose@campus.example');
    const { mine } = await own();
    const begun = (await api.as(null).call(providerStart, { body: { kind: 'oidc', handle } })).body.data;
    const returned = await signInAtProvider(begun.url, { email: 'purpose@campus.example' });
    const taken = await finish(mine, { attempt: begun.attempt, returned });
    expect(said(taken)).toEqual([400, 'identity.invalid']);
    const way = await wayOf(mine, 'purpose@campus.example');
    const entered = await api.as(null).call(providerFinish, { body: { handle, ...way } });
    expect(said(entered)).toEqual([400, 'identity.invalid']);
    expect((await mine.call(profileGet)).status).toBe(200);
  });

  it('is not offered to whoever is not a job seeker', async () => {
    const recruiter = await signedIn(await createRecruiter(api.prisma));
    const body = { kind: 'oidc' as const, handle };
    for (const [caller, status] of [[recruiter, 403] as const, [api.as(null), 401] as const])
      expect((await caller.call(contract.accountMergeStart, { body })).status).toBe(status);
  });
});
