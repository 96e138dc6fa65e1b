import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tasksOf } from '../module.ts';
import { modules } from '../modules.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { startQueue } from './queue.ts';

let api: Harness;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-backups-'));
  api = await startHarness({ BACKUP_TO: folder, BACKUP_AT: '02:30' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

it('what is scheduled succeeds when its time comes, the nightly backup too', async () => {
  const { prisma, deps } = api;
  for (const task of tasksOf(modules)) await api.work(task);
  // Every schedule is due within the minute, and the last look at schedules was longer ago.
  await prisma.$executeRaw`UPDATE pgboss.schedule SET cron = '* * * * *'`;
  await prisma.$executeRaw`UPDATE pgboss.version SET cron_on = now() - interval '50 seconds'`;
  const scheduled = await prisma.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.schedule`;
  expect(scheduled).toContainEqual({ name: 'backup' });

  // A process looks at schedules as soon as it starts.
  const queue = await startQueue(deps.database, tasksOf(modules), deps.queue.report);
  await vi.waitFor(
    async () => {
      const jobs = await prisma.$queryRaw<{ name: string; state: string; output: unknown }[]>`
        SELECT DISTINCT s.name, coalesce(j.state::text, 'none') AS state, j.output
        FROM pgboss.schedule s LEFT JOIN pgboss.job j ON j.name = s.name AND j.data IS NULL`;
      expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await queue.stop();
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
});
