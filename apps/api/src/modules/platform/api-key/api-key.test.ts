import { addDays, today } from '@acheep/contract/kernel/calendar';
import { apiKeyCreate, apiKeyList, apiKeyRevoke } from '@acheep/contract/platform/api-key';
import { partnerJobList } from '@acheep/contract/platform/partner';
import { createApiKey } from '@acheep/prisma/factories/api-key';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Chan Lina' });
});
afterEach(() => api.setClock(null));

const partner = { name: 'Jobs of the Provinces', email: 'Programs@Example.com', perMinute: 60 };
const issue = async (body: object = partner) => (await api.as(admin).call(apiKeyCreate, { body })).body.data;
const revoke = (id: string) => api.as(admin).call(apiKeyRevoke, { params: { id } });
const find = async (search: string) =>
  (await api.as(admin).call(apiKeyList, { query: { search } })).body.data[0];
const callWith = (key: string) => api.as(null).call(partnerJobList, { headers: { 'X-Api-Key': key } });

describe('keys of partners: success', () => {
  it('are issued, shown once, and work at once', async () => {
    const made = await issue();
    expect(made.key).toMatch(/^acheep_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: partner.name,
      email: 'programs@example.com',
      prefix: made.key.slice(0, 13),
      state: 'active',
      issuedBy: 'Chan Lina',
      lastUsedAt: null,
      callsMonth: 0,
    });
    expect((await callWith(made.key)).status).toBe(200);
    expect(JSON.stringify((await api.as(admin).call(apiKeyList)).body)).not.toContain(made.key);
  });

  it('are stored as a hash alone', async () => {
    const { key } = await issue();
    const rows = await api.prisma.$queryRaw<{ text: string }[]>`SELECT api_key::text AS text FROM api_key`;
    expect(rows.some(({ text }) => text.includes(key))).toBe(false);
    expect(await api.prisma.idempotency.count()).toBe(0);
  });

  it('say who uses them how often, today and in thirty days', async () => {
    const { key, prefix, _id: id } = await issue();
    for (const day of [-40, -10]) {
      const data = { apiKeyId: id, day: new Date(addDays(today(), day)), calls: 5, lastAt: new Date(0) };
      await api.prisma.apiKeyUse.create({ data });
    }
    await callWith(key);
    await callWith(key);
    const { callsToday, callsMonth, lastUsedAt } = await find(prefix);
    expect([callsToday, callsMonth]).toEqual([2, 7]);
    expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are counted in the memory of a process, and written for all keys at once', async () => {
    const [one, other] = [await createApiKey(api.prisma), await createApiKey(api.prisma)];
    const written = () =>
      api.prisma.apiKeyUse.findMany({
        where: { apiKeyId: { in: [one.id, other.id] } },
        select: { calls: true },
      });
    await api.app.apiKeys.flush();
    for (const { key } of [one, other, one]) await callWith(key);
    expect(await written()).toEqual([]);
    await api.app.apiKeys.flush();
    expect((await written()).map(({ calls }) => calls).sort()).toEqual([1, 2]);
    // Counts that were written are not written again.
    await api.app.apiKeys.flush();
    expect((await written()).map(({ calls }) => calls).sort()).toEqual([1, 2]);
  });

  it('are revoked from that moment on, once', async () => {
    const { key, _id: id, prefix } = await issue();
    expect((await callWith(key)).status).toBe(200);
    expect((await revoke(id)).body.data.state).toBe('revoked');
    expect((await callWith(key)).body.code).toBe('api_key.revoked');
    const { revokedAt } = await find(prefix);
    expect((await revoke(id)).body.data.revokedAt).toBe(revokedAt);
    const log = await api.prisma.auditEntry.findMany({
      where: { details: { path: ['key'], equals: prefix } },
      orderBy: { id: 'asc' },
      select: { action: true, actorId: true, details: true },
    });
    const details = { partner: partner.name, key: prefix };
    expect(log).toEqual([
      { action: 'api_key.create', actorId: admin.id, details },
      { action: 'api_key.revoke', actorId: admin.id, details },
    ]);
  });

  it('work through their last day in Phnom Penh', async () => {
    const endsOn = addDays(today(), 1);
    const { key, prefix } = await issue({ ...partner, endsOn });
    api.setClock(`${endsOn}T16:59:00Z`);
    expect((await callWith(key)).status).toBe(200);
    api.setClock(`${endsOn}T17:00:00Z`);
    const { status, body } = await callWith(key);
    expect([status, body.code]).toEqual([403, 'api_key.expired']);
    expect(body.message).toContain(endsOn);
    expect((await find(prefix)).state).toBe('expired');
  });

  it('are found by name, address, beginning and state', async () => {
    const name = 'Mekong Aggregator';
    const { prefix, _id: id } = await issue({ ...partner, name, email: 'm@mekong.example' });
    for (const search of ['mekong agg', 'M@MEKONG', prefix]) expect((await find(search))._id).toBe(id);
    await revoke(id);
    const ask = async (state: string) =>
      (await api.as(admin).call(apiKeyList, { query: { search: name, 'filter[state]': state } })).body.meta
        .total;
    expect([await ask('active'), await ask('expired,revoked')]).toEqual([0, 1]);
  });

  it('stay when the account of who issued them ends', async () => {
    const other = await createUser(api.prisma, { role: 'admin' });
    const { data } = (await api.as(other).call(apiKeyCreate, { body: partner })).body;
    await api.prisma.user.delete({ where: { id: other.id } });
    expect((await find(data.prefix)).issuedBy).toBeNull();
    expect((await callWith(data.key)).status).toBe(200);
  });

  it('forget each night how often they were used long ago, and not when it was last', async () => {
    const [old, used] = [await createApiKey(api.prisma), await createApiKey(api.prisma)];
    const on = (apiKeyId: string, days: number) => ({
      apiKeyId,
      day: new Date(addDays(today(), days)),
      calls: 1,
      lastAt: new Date(),
    });
    await api.prisma.apiKeyUse.createMany({
      data: [on(old.id, -200), on(used.id, -200), on(used.id, -1)],
    });
    for (const { sweep } of api.deps.modules) await sweep?.(api.deps);
    const left = async (apiKeyId: string) => api.prisma.apiKeyUse.count({ where: { apiKeyId } });
    expect([await left(old.id), await left(used.id)]).toEqual([1, 1]);
  });
});

describe('keys of partners: validation', () => {
  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['perMinute', { perMinute: 0 }],
    ['perMinute', { perMinute: 6001 }],
    ['endsOn', { endsOn: addDays(today(), -1) }],
  ])('%s', async (field, change) => {
    const { status, body } = await api.as(admin).call(apiKeyCreate, { body: { ...partner, ...change } });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('keys of partners: authentication and authorisation', () => {
  it('are the operator’s alone', async () => {
    expect((await api.as(null).call(apiKeyList)).status).toBe(401);
    for (const person of [await createUser(api.prisma), await createRecruiter(api.prisma)]) {
      expect((await api.as(person).call(apiKeyList)).status).toBe(403);
      expect((await api.as(person).call(apiKeyCreate, { body: partner })).status).toBe(403);
    }
  });

  it('are no sessions', async () => {
    const { key } = await issue();
    expect((await api.withToken(key).call(apiKeyList)).body.code).toBe('session.invalid');
    const headers = { 'X-Api-Key': key };
    expect((await api.as(null).call(apiKeyList, { headers })).body.code).toBe('session.missing');
  });
});
