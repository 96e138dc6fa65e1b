import { login, profileGet } from '@acheep/contract/accounts/account';
import { adminUserList } from '@acheep/contract/accounts/admin';
import { emailChangeNew } from '@acheep/contract/accounts/email-change';
import { identityDelete } from '@acheep/contract/accounts/identity';
import * as contract from '@acheep/contract/accounts/passkey';
import { changePassword } from '@acheep/contract/accounts/password';
import { secondFactorStart } from '@acheep/contract/accounts/second-factor';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApi, startHarness } from '../../../testing/harness.ts';
import { virtualAuthenticator } from '../../../testing/virtual-authenticator.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
const minute = 60_000;

const api = await startApi({ LIMIT_FACTOR: '1000' });
let strict: Harness;
let passwordHash: string;
beforeAll(async () => {
  strict = await startHarness({ SECOND_FACTOR: 'required' });
  passwordHash = await api.deps.passwords.hash(password);
});
afterAll(() => strict.close());
afterEach(() => api.setClock(null));

type Device = ReturnType<typeof virtualAuthenticator>;
type Caller = ReturnType<Harness['withToken']>;
const person = (more: object = {}) => createUser(api.prisma, { passwordHash, ...more });
const start = async (mine: Caller, typed: string | undefined = password) =>
  mine.call(contract.passkeyAdd, { body: { handle, ...(typed && { password: typed }) } });
async function add(mine: Caller, device: Device = virtualAuthenticator(), name = 'Phone') {
  const { challenge, publicKey } = (await start(mine)).body.data;
  const body = { handle, challenge, credential: device.make(publicKey), name };
  return mine.call(contract.passkeySave, { body });
}
async function withPasskey(more: object = {}) {
  const owner = await person(more);
  const mine = api.withToken(await api.tokenOf(owner));
  const device = virtualAuthenticator();
  expect((await add(mine, device)).status).toBe(200);
  return { owner, mine, device };
}
async function begin(on = api) {
  return (await on.as(null).call(contract.passkeyStart, { body: { handle } })).body.data as {
    challenge: string;
    publicKey: string;
  };
}
const answer = (challenge: string, credential: string, browser = handle, on = api) =>
  on.as(null).call(contract.passkeySignIn, { body: { handle: browser, challenge, credential } });
async function signIn(device: Device, lie?: Parameters<Device['answer']>[1]) {
  const { challenge, publicKey } = await begin();
  return answer(challenge, device.answer(publicKey, lie));
}
const said = ({ status, body }: Awaited<ReturnType<typeof answer>>) => [status, body.code];
const mailsTo = async ({ email }: { email: string }) =>
  (
    await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${email}
      ORDER BY created_on`
  ).map(({ template }) => template);

describe('passkeys', () => {
  it('are added with the password and sign in without it; mails tell of both ends', async () => {
    const { owner, mine, device } = await withPasskey();
    const { body } = await mine.call(contract.passkeyList);
    expect(body.data).toEqual([expect.objectContaining({ name: 'Phone', lastUsedAt: null })]);
    const opened = await signIn(device);
    expect([opened.status, opened.body.data.user._id]).toEqual([200, owner.id]);
    expect((await api.withToken(opened.body.data.token).call(profileGet)).status).toBe(200);
    const [passkey] = (await mine.call(contract.passkeyList)).body.data;
    expect(passkey.lastUsedAt).not.toBeNull();
    const removed = await mine.call(contract.passkeyDelete, {
      params: { id: passkey._id },
      body: { password },
    });
    expect(removed.status).toBe(200);
    expect(said(await signIn(device))).toEqual([401, 'login.passkey']);
    expect(await mailsTo(owner)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('ask for a device that keeps them behind its lock, and for none that has one already', async () => {
    const { owner, mine, device } = await withPasskey({ name: 'Sok Dara' });
    const { publicKey } = (await start(mine)).body.data;
    expect(JSON.parse(publicKey)).toMatchObject({
      rp: { id: 'localhost', name: 'Acheep' },
      user: { name: owner.email, displayName: 'Sok Dara' },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(JSON.parse((await begin()).publicKey)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  it('an account without a password adds one only soon after signing in', async () => {
    const owner = await person({ passwordHash: '' });
    const mine = api.withToken(await api.tokenOf(owner));
    const fresh = await start(mine, '');
    expect(fresh.status).toBe(200);
    api.setClock(new Date(Date.now() + 16 * minute));
    expect(said(await start(mine, ''))).toEqual([403, 'session.too_old']);
  });

  it('the last way in stays, whichever it is', async () => {
    const { owner, mine } = await withPasskey();
    await api.prisma.user.update({ where: { id: owner.id }, data: { passwordHash: '' } });
    const [passkey] = (await mine.call(contract.passkeyList)).body.data;
    const remove = () =>
      mine.call(contract.passkeyDelete, { params: { id: passkey._id }, body: { password } });
    expect(said(await remove())).toEqual([409, 'identity.last']);
    const identity = await api.prisma.identity.create({
      data: {
        ...{ userId: owner.id, kind: 'google', issuer: 'https://accounts.google.com', subject: owner.id },
        ...{ confirmedAt: new Date(), createdAt: new Date() },
      },
    });
    const both = await Promise.all([
      remove(),
      mine.call(identityDelete, { params: { id: identity.id }, body: {} }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('twenty are enough', async () => {
    const { owner, mine } = await withPasskey();
    const now = new Date();
    const more = Array.from({ length: 19 }, (_, at) => ({
      ...{ userId: owner.id, credentialId: Buffer.from(`${owner.id}${at}`), publicKey: Buffer.from('k') },
      userHandle: owner.id,
      ...{ counter: 0, name: 'Key', challengedAt: now, createdAt: now },
    }));
    await api.prisma.passkey.createMany({ data: more });
    expect(said(await start(mine))).toEqual([409, 'passkey.most']);
  });
});

describe('security: attacks on passkeys', () => {
  it('nobody adds one without the password, from another session, account or browser, or late', async () => {
    const [owner, thief] = [await person(), await person()];
    const mine = api.withToken(await api.tokenOf(owner));
    expect(Object.keys((await start(mine, '')).body.data)).toEqual(['password']);
    expect(Object.keys((await start(mine, 'wrong')).body.data)).toEqual(['password']);
    const { challenge, publicKey } = (await start(mine)).body.data;
    const credential = virtualAuthenticator().make(publicKey);
    const save = (by: Caller, browser = handle, sealed = challenge) =>
      by.call(contract.passkeySave, {
        body: { handle: browser, challenge: sealed, credential, name: 'Phone' },
      });
    const expired = [409, 'passkey.expired'];
    expect(said(await save(api.withToken(await api.tokenOf(owner))))).toEqual(expired);
    expect(said(await save(api.withToken(await api.tokenOf(thief))))).toEqual(expired);
    expect(said(await save(mine, 'another browser'))).toEqual(expired);
    expect(said(await save(mine, handle, (await begin()).challenge))).toEqual(expired);
    api.setClock(new Date(Date.now() + 5 * minute + 1000));
    expect(said(await save(mine))).toEqual(expired);
    api.setClock(null);
    const body = { currentPassword: password, password: 'mekong at dawn', confirmPassword: 'mekong at dawn' };
    expect((await mine.call(changePassword, { body })).status).toBe(200);
    expect(said(await save(mine))).toEqual(expired);
    expect(await api.prisma.passkey.count({ where: { userId: { in: [owner.id, thief.id] } } })).toBe(0);
  });

  it('one device opens one account, also when it is added twice at once', async () => {
    const { device } = await withPasskey();
    const mine = api.withToken(await api.tokenOf(await person()));
    expect(said(await add(mine, device))).toEqual([409, 'passkey.taken']);
    const other = virtualAuthenticator();
    const begun = await Promise.all([start(mine), start(mine)]);
    const answers = await Promise.all(
      begun.map(({ body: { data } }) =>
        mine.call(contract.passkeySave, {
          body: { handle, challenge: data.challenge, credential: other.make(data.publicKey), name: 'Phone' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const lies: [string, Parameters<Device['answer']>[1]][] = [
    ['a copy of the site', { origin: 'https://localhost.example' }],
    ['another host', { rpId: 'example.org' }],
    ['another challenge', { challenge: 'Zm9v' }],
    ['the making of one', { type: 'webauthn.create' }],
    ['a device that nobody unlocked', { isUnverified: true }],
    ['the name of another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ];
  it.each(lies)('refuses an answer to %s', async (_, lie) => {
    const { device } = await withPasskey();
    expect(said(await signIn(device, lie))).toEqual([409, 'passkey.invalid']);
  });

  it.each([
    '',
    '{}',
    'null',
    '[]',
    '"x"',
    '{"id":1}',
    '{"id":{"$ne":null}}',
    '{"id":"AAAA","response":null}',
    'x'.repeat(20_000),
  ])('refuses the answer %j without a fault of the server', async (credential) => {
    const { challenge } = await begin();
    const { status } = await answer(challenge, credential);
    expect([401, 409, 422]).toContain(status);
    const mine = api.withToken(await api.tokenOf(await person()));
    const adding = (await start(mine)).body.data;
    const body = { handle, challenge: adding.challenge, credential, name: 'Phone' };
    expect([409, 422]).toContain((await mine.call(contract.passkeySave, { body })).status);
  });

  it('another key with a known name opens nothing', async () => {
    const { device } = await withPasskey();
    const { challenge, publicKey } = await begin();
    const forged = JSON.parse(virtualAuthenticator().answer(publicKey, { userHandle: '' }));
    const credential = JSON.stringify({ ...forged, id: device.id, rawId: device.id });
    expect(said(await answer(challenge, credential))).toEqual([409, 'passkey.invalid']);
  });

  it('a challenge is answered once, in its browser, within five minutes', async () => {
    const { device } = await withPasskey();
    const { challenge, publicKey } = await begin();
    const credential = device.answer(publicKey);
    expect(said(await answer(challenge, credential, 'another browser'))).toEqual([409, 'passkey.expired']);
    const answers = await Promise.all([answer(challenge, credential), answer(challenge, credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(said(await answer(challenge, credential))).toEqual([409, 'passkey.expired']);
    const late = await begin();
    api.setClock(new Date(Date.now() + 5 * minute + 1000));
    expect(said(await answer(late.challenge, device.answer(late.publicKey)))).toEqual([
      409,
      'passkey.expired',
    ]);
  });

  it('a copied device that counts is noticed', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    expect(said(await signIn(device, { counter: 7 }))).toEqual([409, 'passkey.invalid']);
    expect((await signIn(device, { counter: 8 })).status).toBe(200);
  });

  it.each(['packed', 'apple', 'android-key', 'tpm', 'fido-u2f'])(
    'a device that brings certificates (%s) is refused: the server would ask their address',
    async (fmt) => {
      const mine = api.withToken(await api.tokenOf(await person()));
      const { challenge, publicKey } = (await start(mine)).body.data;
      const attStmt = new Map<string, unknown>([['x5c', [new Uint8Array([48, 0])]]]);
      const credential = virtualAuthenticator().make(publicKey, { attestation: { fmt, attStmt } });
      const body = { handle, challenge, credential, name: 'Phone' };
      expect(said(await mine.call(contract.passkeySave, { body }))).toEqual([409, 'passkey.invalid']);
    },
  );

  it('a disabled account stays closed', async () => {
    const { owner, device } = await withPasskey();
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect(said(await signIn(device))).toEqual([401, 'login.disabled']);
  });
});

describe('where a second factor is required', () => {
  async function operator() {
    const owner = await createUser(strict.prisma, { role: 'admin', passwordHash });
    return { owner, mine: strict.withToken(await strict.tokenOf(owner)) };
  }

  it('a passkey is both factors', async () => {
    const { mine } = await operator();
    expect((await mine.call(adminUserList)).body.code).toBe('second_factor.required');
    const device = virtualAuthenticator();
    expect((await add(mine, device)).status).toBe(200);
    expect((await mine.call(adminUserList)).status).toBe(200);
    const { challenge, publicKey } = await begin(strict);
    const { body } = await answer(challenge, device.answer(publicKey), handle, strict);
    expect((await strict.withToken(body.data.token).call(adminUserList)).status).toBe(200);
  });

  it('the password alone removes none, and changes no address', async () => {
    const { owner, mine } = await operator();
    await add(mine);
    const { body } = await strict.as(null).call(login, { body: { email: owner.email, password } });
    const weak = strict.withToken(body.data.token);
    const [{ _id: id }] = (await weak.call(contract.passkeyList)).body.data;
    expect(said(await weak.call(contract.passkeyDelete, { params: { id }, body: { password } }))).toEqual([
      403,
      'second_factor.first',
    ]);
    const changed = await weak.call(emailChangeNew, { body: { email: 'thief@example.com', password } });
    expect(said(changed)).toEqual([403, 'second_factor.first']);
    expect((await mine.call(contract.passkeyDelete, { params: { id }, body: { password } })).status).toBe(
      200,
    );
  });

  it('the password alone opens nothing afterwards, and adds no factor of its own', async () => {
    const { owner, mine } = await operator();
    await add(mine);
    const { body } = await strict.as(null).call(login, { body: { email: owner.email, password } });
    const weak = strict.withToken(body.data.token);
    expect((await weak.call(adminUserList)).body.code).toBe('second_factor.passkey');
    expect(said(await start(weak))).toEqual([403, 'second_factor.first']);
    expect(said(await weak.call(secondFactorStart, { body: { password } }))).toEqual([
      403,
      'second_factor.first',
    ]);
  });
});
