import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@acheep/contract/accounts/account';
import { adminImportCreate, adminImportGet, adminImportRun } from '@acheep/contract/platform/import';
import { videoGet, videoUpload } from '@acheep/contract/platform/video';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startQueue } from '../src/plumbing/queue.ts';
import { task } from '../src/plumbing/task.ts';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';
import { video } from '../src/testing/video.ts';

const api = await startApi();
let processes: ReturnType<typeof serverProcesses>;
beforeAll(async () => {
  processes = serverProcesses(api.deps.config);
});
afterEach(() => processes.killAll());

it('fault 2: killed after it has confirmed, before the mail: the mail goes after the next start', async () => {
  const running = await processes.startApi(await freePort());
  const password = 'Mekong-River-2026';
  const body = { name: 'Sok Dara', email: 'killed@example.com', password, confirmPassword: password };
  const response = await fetch(`${running.url}/api/v1${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.text()]).toEqual([202, expect.any(String)]);
  running.kill('SIGKILL');
  await running.ended;

  const worker = processes.start({ RUN: 'worker' });
  const [mail] = await api.arrived(body.email);
  expect(mail?.to?.[0]?.address).toBe(body.email);
  expect(await worker.stop()).toMatchObject({ code: 0 });
});

it('fault 4: killed while a video is made, the next process makes it, once', async () => {
  const person = await createUser(api.prisma);
  const content = await video({ size: '1280x720', seconds: 60 });
  const { body } = await api.as(person).call(videoUpload, { file: { name: 'me.mp4', content } });
  const ask = async () => (await api.as(person).call(videoGet, { params: { id: body.data._id } })).body.data;
  const become = (state: string) =>
    expect.poll(async () => (await ask()).state, { timeout: 200_000, interval: 100 }).toBe(state);
  const first = processes.start({ RUN: 'worker' });
  await become('working');
  // An orphaned ffmpeg ends with its time limit, and its folder is swept.
  first.kill('SIGKILL');
  await first.ended;
  const second = processes.start({ RUN: 'worker' });
  await become('ready');
  const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'videos'));
  await expect.poll(async () => (await stored()).map((name) => name.at(-1)).sort()).toEqual(['t', 'v']);
  expect(await second.stop()).toMatchObject({ code: 0 });
});

it('fault 19: what three processes schedule is done once', async () => {
  const daily = task('every-minute');
  const runs: { by: number; minute: string }[] = [];
  const queues = [];
  for (const by of [1, 2, 3]) {
    const queue = await startQueue(api.deps.database, [daily], () => {});
    await queue.work(daily, async () => {
      runs.push({ by, minute: new Date().toISOString().slice(0, 16) });
    });
    await queue.schedule(daily, '* * * * *');
    queues.push(queue);
  }
  await expect.poll(() => runs.length, { timeout: 240_000, interval: 500 }).toBeGreaterThanOrEqual(2);
  // Jobs queued by a second process would be done by now.
  await sleep(5_000);
  for (const queue of queues) await queue.stop(1_000);
  const jobs = await api.deps.database.pool.query(
    `SELECT date_trunc('minute', created_on) AS minute, count(*)::int AS count FROM pgboss.job WHERE name = 'every-minute' GROUP BY 1`,
  );
  expect(jobs.rows.map(({ count }) => count)).toEqual(jobs.rows.map(() => 1));
  expect(new Set(runs.map(({ minute }) => minute)).size).toBe(runs.length);
});

it('fault 28: an import whose process is killed goes on within 30 s of the next start, and nothing is there twice', async () => {
  const admin = api.as(await createUser(api.prisma, { role: 'admin' }));
  const names = Array.from({ length: 2_000 }, (_, at) => `Killed Mill ${at + 1}`);
  const lines = names.map((name, at) => `K-${at},${name},Street 1,Takeo`);
  const content = Buffer.from(['id,name,address,province', ...lines].join('\n'));
  const first = processes.start({ RUN: 'worker' });
  const created = await admin.call(adminImportCreate, {
    query: { kind: 'companies', source: 'killed.example' },
    file: { name: 'companies.csv', content },
  });
  const params = { id: created.body.data._id };
  const state = async () => (await admin.call(adminImportGet, { params })).body.data;
  const until = (check: () => Promise<void>, timeout = 120_000) =>
    vi.waitFor(check, { timeout, interval: 50 });
  await until(async () => expect(await state()).toMatchObject({ state: 'checked', rows: names.length }));
  await admin.call(adminImportRun, { params, body: {} });
  await until(async () => expect((await state()).done).toBeGreaterThan(0));
  first.kill('SIGKILL');
  await first.ended;
  const left = await state();
  expect([left.state, left.done < names.length]).toEqual(['running', true]);

  const second = processes.start({ RUN: 'worker' });
  await until(async () => expect((await state()).done).toBeGreaterThan(left.done), 30_000);
  await until(async () => expect((await state()).state).toBe('done'));
  const made = await api.prisma.company.findMany({ where: { name: { startsWith: 'Killed Mill' } } });
  expect(new Set(made.map(({ name }) => name)).size).toBe(names.length);
  expect(made).toHaveLength(names.length);
  expect(await second.stop()).toMatchObject({ code: 0 });
});

it('fault 28: what a living process carries out is not begun by another, also after the database stood still', async () => {
  const long = task('long');
  const runs: number[] = [];
  const queues = [];
  const over = new AbortController();
  for (const by of [1, 2]) {
    const queue = await startQueue(api.deps.database, [long], () => {});
    await queue.work(long, async () => {
      runs.push(by);
      await sleep(40_000, undefined, { signal: over.signal }).catch(() => {});
    });
    queues.push(queue);
  }
  const [one] = queues;
  await api.deps.database.prisma.$transaction(async (tx) => one?.enqueue(tx, long, {}));
  await expect.poll(() => runs).toHaveLength(1);
  const standStill = `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE name = 'long'`;
  for (let pass = 0; pass < 8; pass += 1) {
    await sleep(4_000);
    if (pass % 2 === 0) await api.deps.database.pool.query(standStill);
  }
  expect(runs).toHaveLength(1);
  over.abort();
  for (const queue of queues) await queue.stop(1_000);
});
