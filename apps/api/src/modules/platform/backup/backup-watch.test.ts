import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasksOf } from '../../../module.ts';
import { modules } from '../../../modules.ts';
import { startQueue } from '../../../plumbing/queue.ts';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { backupTask } from './backup-task.ts';
import { backupWatchTask, watchBackups } from './backup-watch.ts';

let api: Harness;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-backups-'));
  api = await startHarness({ BACKUP_TO: path.join(folder, 'there'), BACKUP_AT: '02:30' });
  for (const task of [backupTask, backupWatchTask]) await api.work(task);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const told = () => api.prisma.notification.findMany({ where: { kind: 'backup-fault' } });
const newest = async () => (await metrics.backupNewest.get()).values[0]?.value ?? 0;
const scheduledSince = (ago: string) =>
  api.prisma
    .$executeRaw`UPDATE pgboss.schedule SET created_on = now() - ${ago}::interval WHERE name = 'backup'`;

/** Lets the schedules of these tasks fire by themselves. */
async function fire(...names: string[]) {
  const { prisma, deps } = api;
  await prisma.$executeRaw`UPDATE pgboss.schedule SET cron = '* * * * *' WHERE name = ANY(${names})`;
  await prisma.$executeRaw`UPDATE pgboss.version SET cron_on = now() - interval '50 seconds'`;
  // A process looks at schedules as soon as it starts.
  const queue = await startQueue(deps.database, tasksOf(modules), deps.queue.report);
  const states = () => prisma.$queryRaw`SELECT name, state::text FROM pgboss.job WHERE name = ANY(${names})`;
  return { states, stop: () => queue.stop() };
}

it('what is wrong with the backups is told that morning by mail and bell, in the language of each admin', async () => {
  const [dara, sophea] = [
    await createUser(api.prisma, { role: 'admin' }),
    await createUser(api.prisma, { role: 'admin', locale: 'km' }),
  ];
  await writeFile(path.join(folder, 'there'), '');
  await scheduledSince('2 days');
  const morning = await fire('backup-watch');
  await expect.poll(morning.states).toEqual([{ name: 'backup-watch', state: 'completed' }]);
  await morning.stop();
  const [mail] = await api.mailsTo(dara.email);
  expect(mail?.subject).toBe('Something is wrong with the backups of Acheep');
  expect(mail?.text).toContain(`The backup location ${path.join(folder, 'there')} can’t be read`);
  expect((await api.mailsTo(sophea.email))[0]?.subject).toBe('ការបម្រុងទុកទិន្នន័យ អាជីព មានបញ្ហា');
  expect((await told()).map(({ userId }) => userId).sort()).toEqual([dara.id, sophea.id].sort());
  expect(await newest()).toBe(0);
});

it('a night that left one is told to nobody, and monitoring knows when it was', async () => {
  await rm(path.join(folder, 'there'), { force: true });
  await api.prisma.notification.deleteMany();
  await scheduledSince('1 hour');
  await watchBackups(api.deps);
  expect(await told()).toEqual([]);
  expect(await newest()).toBeCloseTo(Date.now() / 1000 - 3600, -2);
  const night = await fire('backup');
  await expect.poll(newest, { timeout: 30_000 }).toBeGreaterThan(Date.now() / 1000 - 60);
  await night.stop();
  await scheduledSince('2 days');
  await watchBackups(api.deps);
  expect(await told()).toEqual([]);
  // Two hours after the time of the next, of which there is none.
  api.setClock(new Date(Date.now() + 26 * 3_600_000));
  await watchBackups(api.deps);
  expect(await told()).toHaveLength(2);
});
