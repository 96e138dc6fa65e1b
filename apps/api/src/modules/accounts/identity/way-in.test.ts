import { randomBytes } from 'node:crypto';
import { login } from '@acheep/contract/accounts/account';
import { adminUserList } from '@acheep/contract/accounts/admin';
import * as identity from '@acheep/contract/accounts/identity';
import { passkeyAdd, passkeyDelete } from '@acheep/contract/accounts/passkey';
import { changePassword } from '@acheep/contract/accounts/password';
import { phoneAdd } from '@acheep/contract/accounts/phone';
import { dataExport } from '@acheep/contract/accounts/privacy';
import { secondFactorRemove, secondFactorStart } from '@acheep/contract/accounts/second-factor';
import type { WayIn } from '@acheep/contract/accounts/way-in';
import { invitationCreate } from '@acheep/contract/companies/company-member';
import { telegramChatDelete, telegramChatLink } from '@acheep/contract/messaging/telegram-chat';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBot } from '../../../testing/bot.ts';
import type { Harness } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
const chosen = { password: 'mekong ferry at dawn', confirmPassword: 'mekong ferry at dawn' };

let bot: Awaited<ReturnType<typeof startBot>>;
let api: Harness;
let passwordHash: string;
beforeAll(async () => {
  bot = await startBot({
    LIMIT_FACTOR: '1000',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'acheep',
    OIDC_CLIENT_SECRET: 'a secret of the provider',
    OIDC_NAME: 'Campus',
  });
  api = bot.api;
  passwordHash = await api.deps.passwords.hash(password);
});
afterAll(() => bot.close());

type Caller = ReturnType<Harness['withToken']>;
const dates = () => ({ createdAt: new Date() });

/** An account with one way in of each kind, but no second factor. */
async function everyWay(more: object = {}) {
  const owner = await createUser(api.prisma, { passwordHash, ...more });
  const { id: userId } = owner;
  const { id: provider } = await api.prisma.identity.create({
    data: {
      ...{ userId, kind: 'oidc', issuer: 'https://campus.example', subject: userId, label: 'dara@campus' },
      ...{ confirmedAt: new Date(), ...dates() },
    },
  });
  const passkey = () =>
    api.prisma.passkey.create({
      data: {
        ...{ userId, userHandle: userId, credentialId: randomBytes(16), publicKey: randomBytes(16) },
        ...{ counter: 0, name: 'My phone', challengedAt: new Date(), ...dates() },
      },
    });
  await api.prisma.telegramChat.create({
    data: { userId, chatId: userId, name: 'Dara', linkedAt: new Date() },
  });
  return { owner, provider, passkey };
}

/** All that adds or removes a way in, changes the password or exports; `typed` is the password that is given. */
const changes = (mine: Caller, ids: { provider: string; passkey: string }, typed?: string) => {
  const proof = typed === undefined ? {} : { password: typed };
  const code = { token: 'x', code: '123456' };
  return {
    'adds a provider': () => mine.call(identity.providerAdd, { body: { kind: 'oidc', handle, ...proof } }),
    'removes one': () => mine.call(identity.identityDelete, { params: { id: ids.provider }, body: proof }),
    'adds a passkey': () => mine.call(passkeyAdd, { body: { handle, ...proof } }),
    'removes a passkey': () => mine.call(passkeyDelete, { params: { id: ids.passkey }, body: proof }),
    'links a chat': () => mine.call(telegramChatLink, { body: proof }),
    'unlinks the chat': () => mine.call(telegramChatDelete, { body: proof }),
    'adds a phone': () => mine.call(phoneAdd, { body: { ...code, ...proof } }),
    'exports everything': () => mine.call(dataExport, { body: proof }),
    'changes the password': () =>
      mine.call(changePassword, { body: { currentPassword: typed ?? 'x', ...chosen } }),
  };
};

describe('security 74: what opens an account', () => {
  it('stands in one list, each with when it was added', async () => {
    const { owner, passkey } = await everyWay();
    await passkey();
    const { body } = await api.as(owner).call(identity.identityList);
    expect(body.data.hasPassword).toBe(true);
    expect(body.data.ways).toMatchObject([
      { kind: 'oidc', name: 'Campus', label: 'dara@campus' },
      { kind: 'chat', name: 'Dara', label: null },
      { kind: 'passkey', name: 'My phone', label: null },
    ]);
    // The chat of a recruiter signs nobody in.
    await api.prisma.user.update({ where: { id: owner.id }, data: { role: 'recruiter' } });
    const kinds = (await api.as(owner).call(identity.identityList)).body.data.ways;
    expect(kinds.map(({ kind }: WayIn) => kind)).toEqual(['oidc', 'passkey']);
  });

  it('is neither added nor removed by a session alone, nor with a guessed password', async () => {
    const { owner, provider, passkey } = await everyWay();
    const ids = { provider, passkey: (await passkey()).id };
    for (const typed of [undefined, 'a guess'])
      for (const [what, send] of Object.entries(changes(api.as(owner), ids, typed))) {
        const { status, body } = await send();
        const field = what === 'changes the password' ? 'currentPassword' : 'password';
        expect([what, typed, status, Object.keys(body.data ?? {})]).toEqual([what, typed, 422, [field]]);
      }
    expect((await api.as(owner).call(identity.identityList)).body.data.ways).toHaveLength(3);
    expect(await api.prisma.telegramLink.count({ where: { userId: owner.id } })).toBe(0);
  });

  it('nor is a colleague invited, who would open the candidates', async () => {
    const recruiter = await createRecruiter(api.prisma, { passwordHash });
    const invite = { email: 'colleague@example.com', role: 'recruiter' };
    for (const typed of [undefined, 'a guess']) {
      const { status, body } = await api
        .as(recruiter)
        .call(invitationCreate, { body: { ...invite, password: typed } });
      expect([typed, status, Object.keys(body.data)]).toEqual([typed, 422, ['password']]);
    }
    expect(await api.prisma.companyInvitation.count()).toBe(0);
  });

  it('takes a sign-in of the last minutes where there is no password', async () => {
    const { owner, provider, passkey } = await everyWay({ passwordHash: '' });
    const ids = { provider, passkey: (await passkey()).id };
    const mine = api.withToken(await api.tokenOf(owner));
    api.setClock(new Date(Date.now() + 16 * 60_000));
    const { 'changes the password': _, ...others } = changes(mine, ids);
    for (const [what, send] of Object.entries(others)) {
      const { status, body } = await send();
      expect([what, status, body.code]).toEqual([what, 403, 'session.too_old']);
    }
    api.setClock(null);
    expect((await changes(api.as(owner), ids)['unlinks the chat']()).status).toBe(200);
  });

  it('takes the second factor of an operator who has one, the console a passkey that there is', async () => {
    const { owner, provider, passkey } = await everyWay({ role: 'admin' });
    const ids = { provider, passkey: '' };
    const { body } = await api.as(null).call(login, { body: { email: owner.email, password } });
    const weak = api.withToken(body.data.token);
    expect((await weak.call(adminUserList)).status).toBe(200);
    ids.passkey = (await passkey()).id;
    const { 'adds a phone': _, ...others } = changes(weak, ids, password);
    for (const [what, send] of Object.entries(others)) {
      const refused = await send();
      expect([what, refused.status, refused.body.code]).toEqual([what, 403, 'second_factor.first']);
    }
    for (const [endpoint, sent] of [
      [secondFactorStart, { password }],
      [secondFactorRemove, { password, code: '123456' }],
    ] as const)
      expect((await weak.call(endpoint, { body: sent })).body.code).toBe('second_factor.first');
    const console = await weak.call(adminUserList);
    expect([console.status, console.body.code]).toEqual([403, 'second_factor.passkey']);
    await api.prisma.session.updateMany({ where: { userId: owner.id }, data: { isStrong: true } });
    expect((await weak.call(adminUserList)).status).toBe(200);
    expect((await changes(weak, ids, password)['removes one']()).status).toBe(200);
  });

  it('is told by mail when it goes, the chat too, from the page and from the chat', async () => {
    const person = await createUser(api.prisma, { passwordHash: '' });
    const chat = await bot.link(person);
    await bot.say(chat, '/stop');
    await bot.link(person);
    await api.as(person).call(telegramChatDelete, { body: {} });
    const subjects = (await api.mailsTo(person.email, 4)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one?.startsWith('You can now sign in to Acheep from a'))).toHaveLength(2);
    expect(subjects.filter((one) => one?.startsWith('A Telegram chat no longer belongs'))).toHaveLength(2);
  });
});
