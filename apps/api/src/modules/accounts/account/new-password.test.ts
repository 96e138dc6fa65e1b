import { randomBytes } from 'node:crypto';
import { identityList } from '@acheep/contract/accounts/identity';
import { changePassword, forgotPassword, resetLook, resetPassword } from '@acheep/contract/accounts/password';
import type { WayIn } from '@acheep/contract/accounts/way-in';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const chosen = { password: 'mekong ferry at dawn', confirmPassword: 'mekong ferry at dawn' };
const api = await startApi({ LIMIT_FACTOR: '1000' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** An account of a year with ways in that are `days` old: a provider, a passkey and, for a job seeker, a chat. */
async function account(days: number, more: object = {}) {
  const owner = await createUser(api.prisma, { passwordHash, activatedAt: ago(365), ...more });
  await addWays(owner.id, ago(days));
  return owner;
}
async function addWays(userId: string, createdAt: Date) {
  const tag = randomBytes(4).toString('hex');
  await api.prisma.identity.create({
    data: {
      ...{ userId, kind: 'google', issuer: 'https://accounts.google.com', subject: tag, label: `${tag}@x` },
      ...{ confirmedAt: createdAt, createdAt },
    },
  });
  await api.prisma.passkey.create({
    data: {
      ...{ userId, userHandle: userId, credentialId: randomBytes(16), publicKey: randomBytes(16) },
      ...{ counter: 0, name: `key ${tag}`, challengedAt: createdAt, createdAt },
    },
  });
  await api.prisma.telegramChat.upsert({
    where: { userId },
    create: { userId, chatId: userId, name: 'Dara', linkedAt: createdAt },
    update: { linkedAt: createdAt },
  });
}

const kindsOf = async (person: { id: string }) => {
  const { ways } = (await api.as(person).call(identityList)).body.data;
  return ways.map(({ kind }: WayIn) => kind);
};
async function codeFor({ email }: { email: string }, mails = 1) {
  const { body } = await api.as(null).call(forgotPassword, { body: { email } });
  const mail = (await api.mailsTo(email, mails)).at(-1);
  return { ...body.data, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
}
const look = (proof: object) => api.as(null).call(resetLook, { body: proof });
const reset = (proof: object, keep?: readonly string[]) =>
  api.as(null).call(resetPassword, { body: { ...proof, ...chosen, ...(keep && { keep }) } });
const change = (person: { id: string }, keep?: readonly string[]) =>
  api.as(person).call(changePassword, {
    body: { currentPassword: password, ...chosen, ...(keep && { keep }) },
  });
const toldOf = async ({ email }: { email: string }, mails: number) =>
  (await api.mailsTo(email, mails)).find(({ subject }) => subject?.endsWith('password was changed'))?.text;

describe('security 74: a new password', () => {
  it('by mail removes what somebody has added in the last days; the mail says so', async () => {
    const owner = await account(29);
    expect(await kindsOf(owner)).toEqual(['google', 'passkey', 'chat']);
    expect((await reset(await codeFor(owner))).status).toBe(200);
    expect(await kindsOf(owner)).toEqual([]);
    const told = await toldOf(owner, 2);
    expect(told).toMatch(
      /no longer open your account: Google \(\w+@x\), key \w+ \(Passkey\), Dara \(Telegram chat\)/,
    );
    expect(told).not.toContain('still open your account');
  });

  it('leaves what has long been there, and names it', async () => {
    const owner = await account(31);
    expect((await reset(await codeFor(owner))).status).toBe(200);
    expect(await kindsOf(owner)).toEqual(['google', 'passkey', 'chat']);
    const told = await toldOf(owner, 2);
    expect(told).toMatch(/still open your account without the password: Google \(\w+@x\), key/);
    expect(told).not.toContain('no longer open');
  });

  it('shows by its code what opens the account, and leaves what its owner keeps', async () => {
    const owner = await account(40);
    await addWays(owner.id, ago(1));
    const proof = await codeFor(owner);
    for (const code of ['000000', '999999'].filter((one) => one !== proof.code)) {
      const guessed = await look({ ...proof, code });
      expect([guessed.status, Object.keys(guessed.body.data)]).toEqual([422, ['code']]);
    }
    const { ways } = (await look(proof)).body.data;
    expect(ways.map(({ kind, isRecent }: WayIn) => [kind, isRecent])).toEqual([
      ['google', false],
      ['passkey', false],
      ['google', true],
      ['passkey', true],
      ['chat', true],
    ]);
    const kept = ways.find(({ kind, isRecent }: WayIn) => kind === 'passkey' && isRecent);
    expect((await reset(proof, [kept._id])).status).toBe(200);
    expect(await kindsOf(owner)).toEqual(['google', 'passkey', 'passkey']);
    expect((await look(proof)).body.code).toBe('reset.used');
  });

  it('on the page does the same', async () => {
    const owner = await account(2);
    const [, passkey] = (await api.as(owner).call(identityList)).body.data.ways;
    expect(passkey.isRecent).toBe(true);
    expect((await change(owner, [passkey._id])).status).toBe(200);
    expect(await kindsOf(owner)).toEqual(['passkey']);
    expect(await toldOf(owner, 1)).toMatch(/no longer open your account: Google .*still open/s);
    const other = await account(2);
    await change(other);
    expect(await kindsOf(other)).toEqual([]);
  });

  it('leaves what came with the account: nobody has added it since', async () => {
    const activatedAt = ago(3);
    const owner = await createUser(api.prisma, { passwordHash: '', activatedAt });
    await addWays(owner.id, activatedAt);
    expect((await reset(await codeFor(owner))).status).toBe(200);
    expect(await kindsOf(owner)).toEqual(['google', 'passkey', 'chat']);
  });

  it('by mail gets around no second factor of an operator', async () => {
    const operator = await account(1, { role: 'editor' });
    const proof = await codeFor(operator);
    expect((await look(proof)).body.data.ways).toMatchObject([
      { kind: 'google', isRecent: true },
      { kind: 'passkey', isRecent: false },
    ]);
    await reset(proof);
    expect(await kindsOf(operator)).toEqual(['passkey']);
    expect(await toldOf(operator, 2)).toMatch(/still open your account without the password: key \w+/);
  });

  it('ends a link to a chat that was made with the one before', async () => {
    const owner = await account(40);
    await api.prisma.telegramLink.create({
      data: { userId: owner.id, purpose: 'chat', tokenHash: randomBytes(32), expiresAt: ago(-1) },
    });
    await change(owner);
    expect(await api.prisma.telegramLink.count({ where: { userId: owner.id } })).toBe(0);
  });
});
