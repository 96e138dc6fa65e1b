import { rm } from 'node:fs/promises';
import path from 'node:path';
import { login } from '@acheep/contract/accounts/account';
import { openClient } from '@acheep/database/connection';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { seedReference } from '@acheep/prisma/seed/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../src/server.ts';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.ts';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { makeFolders, startReplica } from './database-folder.ts';

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres | undefined;
/** Between the site and the primary, which the replica reaches by itself. */
let proxy: FaultProxy;
let api: Harness;
let server: RunningServer;

beforeAll(async () => {
  folder = await makeFolders('primary', 'replica');
  primary = await startEmbeddedPostgres({ directory: path.join(folder, 'primary'), persistent: true });
  await migrate(primary.url);
  api = await startHarness({ DATABASE_URL: primary.url });
  await seedReference(api.prisma);
  replica = await startReplica(primary, path.join(folder, 'replica'));
  proxy = await startFaultProxy(primary.url);
  const own = { PORT: 0, STOP_DELAY: 0, DATABASE_URL: proxy.through(primary.url) };
  server = await startServer(
    { ...api.deps.config, ...own, DATABASE_READ_URL: replica.url },
    { giveUp: 400, hold: null },
  );
});
afterAll(async () => {
  await proxy?.restore();
  await server?.stop();
  await api?.close();
  await proxy?.close();
  await replica?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async (address: string, init?: RequestInit) =>
  (await fetch(server.url + address, init)).status;
const ready = async () => {
  const response = await fetch(`${server.url}/health/ready`);
  return ((await response.json()) as { status?: string }).status;
};

it.each<[string, () => unknown]>([
  ['refuses connections', () => proxy.refuse()],
  ['is silent', () => proxy.drop()],
])('fault 34: a primary that %s: visitors read on, and whoever writes is told so', async (name, fail) => {
  const owner = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: owner.id, title: `Cook who ${name}` });
  const authorization = `Bearer ${await api.tokenOf(owner)}`;
  const found = async () => {
    const response = await fetch(`${server.url}/api/v1/job?search=${encodeURIComponent(job.title)}`);
    if (response.status !== 200) return response.status;
    const { data } = (await response.json()) as { data: { title: string }[] };
    return data.map(({ title }) => title);
  };
  await expect.poll(found).toContain(job.title);
  const replicaDatabase = server.deps.replica?.database;
  await expect.poll(() => replicaDatabase?.prisma.job.count({ where: { id: job.id } })).toBe(1);
  await expect.poll(() => server.deps.replica?.isFresh()).toBe(true);

  await fail();
  await expect.poll(ready, { timeout: 30_000 }).toBe('reading');
  const places = [
    '/api/v1/job',
    `/api/v1/job/${job.id}`,
    '/api/v1/job?search=nobody-has-looked-for-this',
    '/api/v1/company',
    '/api/v1/category',
    '/api/v1/training',
    '/robots.txt',
    '/sitemap.xml',
  ];
  for (const place of places) expect([place, await statusOf(place)]).toEqual([place, 200]);
  expect(await found()).toContain(job.title);
  const writing = { method: login.method, headers: { 'content-type': 'application/json' }, body: '{}' };
  expect(await statusOf(`/api/v1${login.path}`, writing)).toBe(503);
  expect(await statusOf('/api/v1/users/profile', { headers: { authorization } })).toBe(503);

  await proxy.restore();
  await expect.poll(ready, { timeout: 30_000 }).toBe('ok');
  await expect
    .poll(() => statusOf('/api/v1/users/profile', { headers: { authorization } }), { timeout: 30_000 })
    .toBe(200);
});

it('a replica that has been promoted stands in for nobody', async () => {
  await proxy.refuse();
  await expect.poll(ready, { timeout: 30_000 }).toBe('reading');
  const client = await openClient({ connectionString: replica?.url });
  await client.query('SELECT pg_promote()');
  await client.end();
  await expect.poll(() => server.deps.replica?.standsIn()).toBe(false);
  expect(await statusOf('/health/ready')).toBe(503);
});
