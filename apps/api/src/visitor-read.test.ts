import { login } from '@acheep/contract/accounts/account';
import { companyList } from '@acheep/contract/companies/company';
import { trainingList } from '@acheep/contract/events/gathering-public';
import { jobList } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { type Harness, startHarness } from './testing/harness.ts';

let api: Harness;
/** Stands for the replica: another database, which shows which of the two has answered. */
let other: Harness;
let app: Awaited<ReturnType<typeof buildApp>>;
let isFresh = true;
let standsIn = false;
let doubts = 0;

beforeAll(async () => {
  [api, other] = [await startHarness(), await startHarness()];
  await createJob(api.prisma, { title: 'Job of the primary' });
  await createJob(other.prisma, { title: 'Job of the replica' });
  const replica = {
    database: other.deps.database,
    isFresh: () => isFresh,
    standsIn: () => standsIn,
    doubt: () => {
      doubts += 1;
    },
    close: () => {},
  };
  app = await buildApp({ ...api.deps, replica });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await other.close();
  await api.close();
});
beforeEach(() => {
  isFresh = true;
  standsIn = false;
  doubts = 0;
});

async function titles(query = '', headers = {}): Promise<string[]> {
  const response = await app.inject({ url: `/api/v1${jobList.path}${query}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json().data.map(({ title }: { title: string }) => title);
}

it('a visitor’s list and search come from the replica', async () => {
  expect(await titles()).toEqual(['Job of the replica']);
  expect(await titles('?search=job')).toEqual(['Job of the replica']);
});

it('whoever is signed in reads what they have just written', async () => {
  const authorization = `Bearer ${await api.tokenOf(await createUser(api.prisma))}`;
  expect(await titles('', { authorization })).toEqual(['Job of the primary']);
  await createJob(api.prisma, { title: 'Job of this moment' });
  expect(await titles('?search=moment', { authorization })).toEqual(['Job of this moment']);
});

it('everybody reads from the primary while the replica is behind', async () => {
  isFresh = false;
  expect(await titles()).toContain('Job of the primary');
});

it('while the primary is away, visitors read from the replica, and whoever writes or is signed in is told so', async () => {
  isFresh = false;
  standsIn = true;
  expect(await titles()).toEqual(['Job of the replica']);
  const authorization = `Bearer ${await api.tokenOf(await createUser(api.prisma))}`;
  const url = `/api/v1${jobList.path}`;
  const refused = [
    await app.inject({ url, headers: { authorization, 'accept-language': 'en' } }),
    await app.inject({ method: 'POST', url: `/api/v1${login.path}`, payload: {} }),
  ];
  for (const { statusCode, headers, body } of refused)
    expect([statusCode, headers['retry-after'], headers['site-state'], JSON.parse(body).code]).toEqual([
      503,
      '30',
      'reading',
      'service.reading',
    ]);
  // Busy where other tests hold the processor.
  const ready = async () => (await app.inject('/health/ready')).json().status;
  await expect.poll(ready).toBe('reading');
  standsIn = false;
  await expect.poll(ready).toBe('ok');
  expect((await app.inject({ url })).headers['site-state']).toBeUndefined();
});

it('a replica that fails is doubted, and nobody notices', async () => {
  // Its own polling would fail as well, unnoticed.
  await other.deps.queue.stop();
  const { pool } = other.deps.database;
  const { connect, query } = pool;
  const broken = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  Object.assign(pool, { connect: broken, query: broken });
  try {
    expect(await titles('?search=primary')).toEqual(['Job of the primary']);
    for (const { path } of [companyList, trainingList])
      expect((await app.inject(`/api/v1${path}`)).statusCode).toBe(200);
    expect(doubts).toBe(3);
  } finally {
    Object.assign(pool, { connect, query });
  }
});
