import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@acheep/contract/account';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startQueue } from '../src/queue.ts';
import { task } from '../src/task.ts';
import { freePort } from '../src/testing/free-port.ts';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';

let api: Harness;
let processes: ReturnType<typeof serverProcesses>;
beforeAll(async () => {
  api = await startHarness();
  processes = serverProcesses(api.deps.config);
});
afterEach(() => processes.killAll());
afterAll(() => api.close());

it('fault 2: killed after it has confirmed, before the mail: the mail goes after the next start', async () => {
  const running = await processes.startApi(await freePort());
  const password = 'Mekong-River-2026';
  const body = { name: 'Sok Dara', email: 'killed@example.com', password, confirmPassword: password };
  const answer = await fetch(`${running.url}/api/v1${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.text()]).toEqual([202, expect.any(String)]);
  running.kill('SIGKILL');
  await running.ended;

  const worker = processes.start({ RUN: 'worker' });
  const [mail] = await api.arrived(body.email);
  expect(mail?.to?.[0]?.address).toBe(body.email);
  expect(await worker.stop()).toMatchObject({ code: 0 });
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
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(2), { timeout: 240_000, interval: 500 });
  // Whatever a second process had put there would be done by now.
  await sleep(5_000);
  for (const queue of queues) await queue.stop(1_000);
  const jobs = await api.deps.database.pool.query(
    `SELECT date_trunc('minute', created_on) AS minute, count(*)::int AS count FROM pgboss.job WHERE name = 'every-minute' GROUP BY 1`,
  );
  expect(jobs.rows.map(({ count }) => count)).toEqual(jobs.rows.map(() => 1));
  expect(new Set(runs.map(({ minute }) => minute)).size).toBe(runs.length);
});
