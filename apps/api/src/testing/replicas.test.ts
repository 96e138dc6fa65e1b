import { adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import { connect, type Database } from '@acheep/database/connection';
import { createJob } from '@acheep/prisma/factories/job';
import { createNotification } from '@acheep/prisma/factories/notification';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { tasksOf } from '../module.ts';
import { modules } from '../modules.ts';
import { type Queue, startQueue } from '../plumbing/queue.ts';
import { task } from '../plumbing/task.ts';
import { startApi } from './harness.ts';

// Changes by one replica are visible in another at once. Limits: limit.test.ts; synonyms: synonym.test.ts; repeated
// requests: idempotency.test.ts.
const api = await startApi();
let database: Database;
let other: FastifyInstance;
beforeAll(async () => {
  // As in another process: a separate pool, and no shared cache.
  database = connect({ url: api.deps.config.DATABASE_URL, poolSize: 4 });
  other = await buildApp({ ...api.deps, database });
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await database.close();
});

const titles = async (app: FastifyInstance) =>
  (await app.inject('/api/v1/job'))
    .json()
    .data.map(({ title }: { title: string }) => title)
    .sort();

it('a list that is remembered here shows what was published there', async () => {
  const job = await createJob(api.prisma, { title: 'First' });
  for (const app of [api.app, other]) expect(await titles(app)).toEqual(['First']);
  await createJob(api.prisma, { title: 'Second' });
  for (const app of [other, api.app]) expect(await titles(app)).toEqual(['First', 'Second']);
  await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
  for (const app of [other, api.app]) expect(await titles(app)).toEqual(['Second']);
});

it('a setting that is changed here counts there', async () => {
  const email = async () => (await other.inject(`/api/v1${contactGet.path}`)).json().data.supportEmail;
  expect(await email()).toBe(null);
  const admin = await createUser(api.prisma, { role: 'admin' });
  const site = {
    name: 'Khmer Work',
    nameKm: 'ការងារខ្មែរ',
    supportEmail: 'ask@khmerwork.example',
    social: {},
  };
  expect((await api.as(admin).call(adminSettingUpdate, { body: { site } })).status).toBe(200);
  expect(await email()).toBe('ask@khmerwork.example');
  await api.prisma.operatorSetting.deleteMany();
});

it('a notice that is read here is read there', async () => {
  const { userId } = await createNotification(api.prisma);
  const headers = { authorization: `Bearer ${await api.tokenOf({ id: userId })}` };
  const unread = async (app: FastifyInstance) =>
    (await app.inject({ url: '/api/v1/notification/unread', headers })).json().data.count;
  for (const app of [api.app, other]) expect(await unread(app)).toBe(1);
  await api.app.inject({ method: 'PUT', url: '/api/v1/notification/read', headers });
  expect(await unread(other)).toBe(0);
});

it('work that is due is done once, by whichever worker comes first', async () => {
  const due = task<{ count: number }>('replicas-due');
  const done: string[] = [];
  const tasks = [...tasksOf(modules), due];
  const fail = (error: Error) => {
    throw error;
  };
  const queues: Queue[] = [];
  for (const base of [api.deps.database, database, database])
    queues.push(await startQueue(base, tasks, fail));
  for (const queue of queues)
    await queue.work(due, async (_data, { id }) => {
      done.push(id);
    });
  for (let count = 0; count < 20; count += 1)
    await api.prisma.$transaction((tx) => (queues[count % 3] as Queue).enqueue(tx, due, { count }));
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(20);
  for (const queue of queues) await queue.stop(1_000);
  expect([done.length, new Set(done).size]).toEqual([20, 20]);
});
