import { readFileSync } from 'node:fs';
import path from 'node:path';
import { login } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { limits } from '@acheep/contract/kernel/limit';
import { connect } from '@acheep/database/connection';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/harness.ts';
import { sweepCounts } from './limit.repository.ts';

const password = 'correct horse battery';
const api = await startApi();
let hours = 0;
// Each test starts with empty windows.
afterEach(async () => {
  await api.prisma.limitCount.deleteMany();
  hours += 3;
  api.setClock(new Date(Date.now() + hours * 3_600_000));
});

interface From {
  app?: FastifyInstance;
  address?: string;
  headers?: Record<string, string>;
}

function send(
  { method, path: url }: Endpoint,
  body: object,
  { app = api.app, address = '203.0.113.7', headers = {} }: From = {},
) {
  return app.inject({ method, url: `/api/v1${url}`, remoteAddress: address, headers, payload: body });
}

const signIn = (email: string, typed: string, from?: From) => send(login, { email, password: typed }, from);

const withPassword = async (email: string) =>
  createUser(api.prisma, { email, passwordHash: await api.deps.passwords.hash(password) });

describe('signing in', () => {
  it('security 5: twenty wrong passwords are a 429, and the owner still gets in from elsewhere', async () => {
    await withPassword('owner@example.com');
    const tried = [];
    for (let count = 0; count < 20; count += 1) tried.push(await signIn('owner@example.com', 'wrong'));
    expect(tried.at(0)?.statusCode).toBe(401);
    expect(tried.at(-1)?.statusCode).toBe(429);
    expect((await signIn('owner@example.com', password)).statusCode).toBe(429);
    const elsewhere = await signIn('owner@example.com', password, { address: '198.51.100.1' });
    expect(elsewhere.statusCode).toBe(200);
    // Others from the same address still can.
    await withPassword('colleague@example.com');
    expect((await signIn('colleague@example.com', password)).statusCode).toBe(200);
  });

  it('counts wrong passwords only, also of a hundred at once', async () => {
    await withPassword('often@example.com');
    for (let count = 0; count < 15; count += 1)
      expect((await signIn('often@example.com', password)).statusCode).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 100 }, () => signIn('often@example.com', 'wrong')));
    expect(wrong.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });

  it('is open again when the time is over', async () => {
    const now = api.deps.now();
    for (let count = 0; count < 11; count += 1) await signIn('later@example.com', 'wrong');
    api.setClock(new Date(now.getTime() + 14 * 60_000));
    expect((await signIn('later@example.com', 'wrong')).statusCode).toBe(429);
    api.setClock(new Date(now.getTime() + 15 * 60_000 + 5000));
    expect((await signIn('later@example.com', 'wrong')).statusCode).toBe(401);
  });

  it('says how long to wait in the reader’s language', async () => {
    for (let count = 0; count < 10; count += 1) await signIn('khmer@example.com', 'wrong');
    const { message } = (
      await signIn('khmer@example.com', 'wrong', { headers: { 'Accept-Language': 'km' } })
    ).json();
    expect(message).toMatch(/^អ្នកបានព្យាយាមច្រើនដងពេក។ សូមរង់ចាំ \d+ វិនាទី/);
  });

  it('counts a network of IPv6 as one address', async () => {
    for (let count = 0; count < 10; count += 1)
      await signIn('six@example.com', 'wrong', { address: `2001:db8:1:2::${count}` });
    expect((await signIn('six@example.com', 'wrong', { address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(
      429,
    );
    expect((await signIn('six@example.com', 'wrong', { address: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });
});

describe('a body that is wrong', () => {
  it('security 48: is not even checked where its address has used up its tries', async () => {
    const forgotOf = (body: object) => send(forgotPassword, body, { address: '203.0.113.8' });
    const [{ tries }] = limits.mail;
    expect((await forgotOf({ surprise: 1 })).statusCode).toBe(422);
    await api.prisma.limitCount.updateMany({ data: { tries: tries - 1 } });
    expect((await forgotOf({ surprise: 1 })).statusCode).toBe(422);
    expect((await forgotOf({ surprise: 1 })).statusCode).toBe(429);
  });
});

it('a person over a limit of their own uses up no try of everybody at that address', async () => {
  const address = '203.0.113.9';
  await Promise.all(Array.from({ length: 150 }, () => signIn('busy@example.com', 'wrong', { address })));
  expect((await signIn('neighbour@example.com', 'wrong', { address })).statusCode).toBe(401);
});

describe('security 40: X-Forwarded-For', () => {
  const tryFrom = (app: FastifyInstance, email: string) => (count: number) =>
    signIn(email, 'wrong', { app, headers: { 'X-Forwarded-For': `198.51.100.${count}` } });

  it('changes nothing unless the proxy is trusted', async () => {
    const tried = await Promise.all(
      Array.from({ length: 11 }, (_, count) => tryFrom(api.app, 'forged@example.com')(count)),
    );
    expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('says who calls where a trusted proxy wrote it, and not what stands before that', async () => {
    const config = { ...api.deps.config, TRUST_PROXY: ['203.0.113.7', '10.0.0.0/8'] };
    const proxied = await buildApp({ ...api.deps, config });
    const far = await Promise.all(
      Array.from({ length: 11 }, (_, count) => tryFrom(proxied, 'proxied@example.com')(count)),
    );
    expect(far.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0);
    const forged = await Promise.all(
      Array.from({ length: 11 }, (_, count) =>
        signIn('through@example.com', 'wrong', {
          app: proxied,
          headers: { 'X-Forwarded-For': `198.51.100.${count}, 192.0.2.1` },
        }),
      ),
    );
    expect(forged.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await proxied.close();
  });

  it('is believed of the addresses that Compose names: a caller in its LAN is not taken for a proxy', async () => {
    const compose = readFileSync(path.resolve(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
    const [, trusted = ''] = /^ +TRUST_PROXY: \$\{TRUST_PROXY:-(.*)\}$/m.exec(compose) ?? [];
    const [, gateway = ''] = /^ +gateway: (.*)$/m.exec(compose) ?? [];
    const [, proxy = ''] = /^ +default: \{ ipv4_address: "(.*)" \}$/m.exec(compose) ?? [];
    expect(trusted).toBe(`${gateway},${proxy}`);
    const [, address = ''] = /:-(.*)\}/.exec(gateway) ?? [];
    const proxied = await buildApp({ ...api.deps, config: { ...api.deps.config, TRUST_PROXY: [address] } });
    // The proxy appends the neighbour's address to the header that the neighbour sent.
    const from = (forged: string) =>
      signIn('neighbour@example.com', 'wrong', {
        app: proxied,
        address,
        headers: { 'X-Forwarded-For': `${forged}, 192.168.1.50` },
      });
    const tried = await Promise.all(Array.from({ length: 11 }, (_, count) => from(`198.51.100.${count}`)));
    expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await proxied.close();
  });
});

describe('the counts', () => {
  it('keep no address, and go when their time is over', async () => {
    await signIn('private@example.com', 'wrong', { address: '192.0.2.55' });
    const rows = await api.prisma.limitCount.findMany();
    expect(rows.length).toBeGreaterThan(1);
    for (const { key } of rows) expect(key).toMatch(/^[\w+-]+:[\w-]{22}$/);
    const day = new Date(api.deps.now().getTime() + 24 * 3_600_000);
    api.setClock(day);
    await signIn('private@example.com', 'wrong');
    await expect.poll(() => api.prisma.limitCount.count({ where: { endsAt: { lt: day } } })).toBe(0);
  });

  it('are left by no request that was refused, and by none that succeeded', async () => {
    const rows = async () => {
      await sweepCounts(api.deps.database, api.deps.now(), 1000);
      return api.prisma.limitCount.count();
    };
    const full = { address: '203.0.113.50' };
    await withPassword('counted@example.com');
    const before = await rows();
    expect((await signIn('counted@example.com', password, full)).statusCode).toBe(200);
    expect(await rows()).toBe(before);
    await signIn('first@example.com', 'wrong', full);
    await api.prisma.$executeRaw`UPDATE limit_count SET tries = 300 WHERE key LIKE 'signIn-address-900:%'`;
    const filled = await rows();
    for (let count = 0; count < 20; count += 1)
      expect((await signIn(`random${count}@example.com`, 'wrong', full)).statusCode).toBe(429);
    expect(await rows()).toBe(filled);
  });

  it('have a most, beyond which those that counted least go first', async () => {
    const { database } = api.deps;
    await api.prisma.limitCount.deleteMany();
    const endsAt = new Date(api.deps.now().getTime() + 60_000);
    const data = [1, 9, 2, 7, 1, 1].map((tries, n) => ({ key: `some:${n}`, tries, endsAt }));
    await api.prisma.limitCount.createMany({ data });
    await sweepCounts(database, api.deps.now(), 3);
    const kept = await api.prisma.limitCount.findMany({ orderBy: { tries: 'asc' } });
    expect(kept.map(({ tries }) => tries)).toEqual([2, 7, 9]);
  });

  it('do not stand in the way of searching while the database takes no writes', async () => {
    const url = `${api.deps.config.DATABASE_URL}?options=-c%20default_transaction_read_only%3Don`;
    const database = connect({ url });
    const app = await buildApp({ ...api.deps, database });
    const searched = await app.inject({ url: '/api/v1/job?search=accountant' });
    const signedIn = await signIn('a@example.com', password, { app });
    expect([searched.statusCode, signedIn.statusCode]).toEqual([200, 503]);
    await app.close();
    await database.close();
  });
});
