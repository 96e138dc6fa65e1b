import { login, profileGet } from '@acheep/contract/accounts/account';
import { type SessionEntry, sessionEnd, sessionList } from '@acheep/contract/accounts/session';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const password = 'correct horse battery';

const api = await startApi();

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

const personWith = async (email: string) =>
  createUser(api.prisma, { email, passwordHash: await api.deps.passwords.hash(password) });
const signIn = async (email: string, userAgent: string): Promise<string> => {
  const response = await api
    .as(null)
    .call(login, { body: { email, password }, headers: { 'User-Agent': userAgent } });
  return response.body.data.token;
};
const list = async (token: string): Promise<SessionEntry[]> =>
  (await api.withToken(token).call(sessionList)).body.data;

describe('own sessions', () => {
  it('are listed with their device in plain words, the present one marked', async () => {
    await personWith('list@example.com');
    await signIn('list@example.com', phone);
    await signIn('list@example.com', 'curl/8');
    const here = await signIn('list@example.com', desk);
    const entries = await list(here);
    expect(entries.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Firefox', 'Windows', true],
      [null, null, false],
      ['Chrome', 'Android', false],
    ]);
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual([
      '_id',
      'browser',
      'createdAt',
      'current',
      'lastUsedAt',
      'system',
      'updatedAt',
    ]);
  });

  it('are noted as used at most once in five minutes', async () => {
    await personWith('used@example.com');
    const start = Date.now();
    api.setClock(new Date(start));
    const token = await signIn('used@example.com', desk);
    const usedAt = async (minutes: number) => {
      api.setClock(new Date(start + minutes * 60_000));
      await api.withToken(token).call(profileGet);
      const [session] = await list(token);
      return Math.round((Date.parse(session?.lastUsedAt ?? '') - start) / 60_000);
    };
    expect([await usedAt(4), await usedAt(6), await usedAt(10), await usedAt(11)]).toEqual([0, 6, 6, 11]);
    api.setClock(null);
  });

  it('can be ended from another one', async () => {
    await personWith('end@example.com');
    const there = await signIn('end@example.com', phone);
    const here = await signIn('end@example.com', desk);
    const other = (await list(here)).find(({ current }) => !current);
    const params = { id: other?._id ?? '' };
    expect((await api.withToken(here).call(sessionEnd, { params })).status).toBe(200);
    expect((await api.withToken(there).call(profileGet)).body.code).toBe('session.invalid');
    expect((await api.withToken(here).call(sessionEnd, { params })).status).toBe(404);
    expect(await list(here)).toHaveLength(1);
  });

  it('security 16: somebody else’s session is a 404 and lives on', async () => {
    await personWith('owner@example.com');
    await personWith('stranger@example.com');
    const owner = await signIn('owner@example.com', desk);
    const stranger = await signIn('stranger@example.com', desk);
    const [session] = await list(owner);
    const params = { id: session?._id ?? '' };
    expect((await api.withToken(stranger).call(sessionEnd, { params })).status).toBe(404);
    expect((await api.withToken(owner).call(profileGet)).status).toBe(200);
  });

  it('makes room for the next: sessions that are over go at the next sign-in', async () => {
    const user = await personWith('old@example.com');
    await api.prisma.session.create({ data: { userId: user.id, expiresAt: new Date(Date.now() - 1000) } });
    await signIn('old@example.com', desk);
    expect(await api.prisma.session.count({ where: { userId: user.id } })).toBe(1);
  });
});
