import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { backupCron } from './backup.module.ts';
import { isLeftover, surplus } from './backup-name.ts';
import { backupTask } from './backup-task.ts';

let api: Harness;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-backups-'));
  api = await startHarness({ BACKUP_TO: path.join(folder, 'there'), BACKUP_AT: '02:30' });
  await api.work(backupTask);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const enqueue = () => api.prisma.$transaction((tx) => api.deps.queue.enqueue(tx, backupTask, {}));

describe('a backup that the worker makes', () => {
  it.each([
    ['02:30', '30 19 * * *'],
    ['07:00', '0 0 * * *'],
    ['23:59', '59 16 * * *'],
  ])('at %s of Phnom Penh is at %s of UTC', (clock, cron) => {
    expect(backupCron(clock)).toBe(cron);
  });

  it('is on the queue at its time, once for all workers', async () => {
    const schedules = await api.prisma.$queryRaw`SELECT cron FROM pgboss.schedule WHERE name = 'backup'`;
    expect(schedules).toEqual([{ cron: '30 19 * * *' }]);
  });

  it('lies where the settings say', async () => {
    await enqueue();
    await expect
      .poll(() => readdir(path.join(folder, 'there')), { timeout: 30_000 })
      .toEqual([expect.stringMatching(/\.tar\.gz$/)]);
  });

  it('says to the operator why it failed', async () => {
    await rm(path.join(folder, 'there'), { recursive: true });
    await writeFile(path.join(folder, 'there'), '');
    await enqueue();
    await vi.waitFor(
      async () => {
        const rows = await api.prisma.$queryRaw`
          SELECT output->>'reason' AS reason FROM pgboss.job WHERE name = 'backup' AND state = 'retry'`;
        expect(rows).toEqual([
          { reason: `The folder for backups, ${path.join(folder, 'there')}, cannot be used: it is a file.` },
        ]);
      },
      { timeout: 30_000 },
    );
  });
});

describe('old backups', () => {
  const keep = { days: 3, weeks: 2, months: 2 };
  /** One backup for every night at half past two in Phnom Penh, newest first. */
  const nights = (count: number) =>
    [...Array(count)].map((_, back) => ({ at: new Date(Date.UTC(2026, 10, 22 - back, 19, 30)) }));
  const left = (backups: { at: Date }[]) => {
    const gone = new Set(surplus(backups, keep));
    return backups.filter((one) => !gone.has(one)).map(({ at }) => at.toISOString().slice(0, 10));
  };

  it('go, but for one of each of the latest days, weeks and months', () => {
    // In Phnom Penh each is a day later: Monday 23 November, Sunday 22, Saturday 21, and the last of October.
    expect(left(nights(100))).toEqual(['2026-11-22', '2026-11-21', '2026-11-20', '2026-10-30']);
  });

  it('stay where there are no newer ones, whatever their age', () => {
    expect(left(nights(2))).toEqual(['2026-11-22', '2026-11-21']);
    expect(surplus([{ at: new Date(0) }], keep)).toEqual([]);
    expect(surplus([], keep)).toEqual([]);
  });

  it('stay for a day though there are newer ones of the same day', () => {
    const hours = [...Array(30)].map((_, back) => ({ at: new Date(Date.UTC(2026, 10, 22, 12 - back)) }));
    expect(left(hours)).toHaveLength(25);
  });

  it('that were killed go after a day, of this site alone', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    const isGone = (name: string) => isLeftover('https://jobs.example.org', name, now);
    expect(isGone('acheep-jobs.example.org-20261122T110000Z.tar.gz.part')).toBe(true);
    expect(isGone('acheep-jobs.example.org-20261122T110000Z.tar.gz.age.part')).toBe(true);
    for (const name of [
      'acheep-jobs.example.org-20261123T110000Z.tar.gz.part',
      'acheep-jobs.example.org-20261122T110000Z.tar.gz',
      'acheep-other.example.org-20261122T110000Z.tar.gz.part',
      'holiday.part',
    ])
      expect(isGone(name), name).toBe(false);
  });
});
