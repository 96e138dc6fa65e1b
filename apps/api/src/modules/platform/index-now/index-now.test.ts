import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { indexNowTask } from './index-now.module.ts';
import { notifyChanges } from './index-now.service.ts';

const site = 'https://jobs.example.org';
const key = '4f1c9e0a7b2d4c6e8a9b0c1d2e3f4a5b';

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}
let received: { type: string | undefined; message: Message }[] = [];
let answer = 200;
let receiver: Server;
let api: Harness;
let admin: { id: string };
let owner: { id: string };

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(parts).toString()) as Message;
      received.push({ type: request.headers['content-type'], message });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  api = await startHarness({ PUBLIC_URL: site, INDEX_NOW_URL: `http://127.0.0.1:${port}/indexnow` });
  admin = await createUser(api.prisma, { role: 'admin' });
  owner = await createRecruiter(api.prisma);
});
beforeEach(async () => {
  received = [];
  answer = 200;
  await api.prisma.indexNowMark.deleteMany();
  await api.prisma.operatorSetting.deleteMany();
  api.setClock(null);
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const setKey = (indexNow: { key: string } | null) =>
  api.as(admin).call(adminSettingUpdate, { body: { indexNow } });
let ahead = 0;
/** Runs the task so many minutes after the last time. */
async function tell(minutes = 5) {
  ahead += minutes;
  api.setClock(new Date(Date.now() + ahead * 60_000));
  await notifyChanges(api.deps);
}
/** Sets a key, with nothing left to announce. */
async function begin() {
  await setKey({ key });
  await tell();
  expect(received).toEqual([]);
}
const change = (id: string, data: object) =>
  api.prisma.job.update({ where: { id }, data: { ...data, updatedAt: api.deps.now() } });

describe('IndexNow', () => {
  it('is told nothing without a key', async () => {
    await createJob(api.prisma, { ownerId: owner.id });
    await tell();
    await tell();
    expect(received).toEqual([]);
    expect(await api.prisma.indexNowMark.count()).toBe(0);
    expect((await api.http().get('/indexnow-key.txt')).status).toBe(404);
  });

  it('is told once of what is published and of what is closed, in both languages, and of no draft', async () => {
    const [open, draft, closed] = [
      await createJob(api.prisma, { ownerId: owner.id }),
      await createJob(api.prisma, { ownerId: owner.id, status: 'draft' }),
      await createJob(api.prisma, { ownerId: owner.id }),
    ];
    await begin();
    const now = api.deps.now();
    await change(open.id, { title: 'Cook' });
    await change(draft.id, { title: 'Baker' });
    await change(closed.id, { status: 'closed', closedAt: now });
    const post = await createPost(api.prisma, { ownerId: owner.id, updatedAt: now });
    await tell();
    expect(received).toHaveLength(1);
    const [{ type, message } = { type: '', message: undefined }] = received;
    expect(type).toBe('application/json; charset=utf-8');
    expect(message).toMatchObject({ host: 'jobs.example.org', key, keyLocation: `${site}/indexnow-key.txt` });
    const pages = [`/job/${open.id}`, `/job/${closed.id}`, `/public-post/${post.id}`];
    expect(message?.urlList.sort()).toEqual(
      pages.flatMap((path) => [site + path, `${site}/km${path}`]).sort(),
    );
    await tell();
    expect(received).toHaveLength(1);
  });

  it('is told again of what it did not take', async () => {
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    await begin();
    await change(id, { title: 'Cook' });
    answer = 429;
    await expect(tell()).rejects.toThrow('IndexNow refuses');
    answer = 202;
    await tell();
    expect(received.map(({ message }) => message.urlList)).toEqual([
      [`${site}/job/${id}`, `${site}/km/job/${id}`],
      [`${site}/job/${id}`, `${site}/km/job/${id}`],
    ]);
  });

  it('is told of many in batches, and misses none', async () => {
    const jobs = [];
    for (let count = 0; count < 3; count += 1) jobs.push(await createJob(api.prisma, { ownerId: owner.id }));
    await begin();
    // All at the same time: their ids tell them apart.
    const updatedAt = api.deps.now();
    await api.prisma.job.updateMany({ where: { id: { in: jobs.map(({ id }) => id) } }, data: { updatedAt } });
    await tellBy(2);
    await tellBy(2);
    expect(received.map(({ message }) => message.urlList.length)).toEqual([4, 2]);
    expect(new Set(received.flatMap(({ message }) => message.urlList)).size).toBe(6);
  });

  it('finds the key where the message says', async () => {
    await setKey({ key });
    const { status, text, headers } = await api.http().get('/indexnow-key.txt');
    expect([status, text, headers['content-type']]).toEqual([200, key, 'text/plain; charset=utf-8']);
    await setKey(null);
    expect((await api.http().get('/indexnow-key.txt')).status).toBe(404);
  });

  it('is told by the queue', async () => {
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    await begin();
    await change(id, { title: 'Cook' });
    ahead += 5;
    api.setClock(new Date(Date.now() + ahead * 60_000));
    // The worker runs until the end of the file, so this test is last.
    await api.work(indexNowTask);
    await api.prisma.$transaction((tx) => api.deps.queue.enqueue(tx, indexNowTask, {}));
    await expect
      .poll(() => received.map(({ message }) => message.key), { timeout: 30_000, interval: 100 })
      .toContain(key);
  });
});

/** The same with a batch size. */
async function tellBy(batch: number) {
  ahead += 5;
  api.setClock(new Date(Date.now() + ahead * 60_000));
  await notifyChanges(api.deps, batch);
}
