import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import { createArticle } from '@acheep/prisma/factories/article';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPost } from '@acheep/prisma/factories/post';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tasksOf } from '../module.ts';
import { modules } from '../modules.ts';
import { backupHarness } from '../testing/backup-harness.ts';
import { ask } from '../testing/empty-database.ts';
import { startApi } from '../testing/harness.ts';
import { type Queue, startQueue } from './queue.ts';
import { metrics } from './watching/metrics.ts';

const hour = 3_600_000;
/** The Monday after today, ten in the morning in Phnom Penh. */
const now = momentOf(today(), '10:00');
now.setUTCDate(now.getUTCDate() + ((8 - now.getUTCDay()) % 7 || 7));
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const inDays = (days: number) => addDays(today(now), days);

const folder = await mkdtemp(path.join(tmpdir(), 'acheep-backups-'));
const api = await startApi({ BACKUP_TO: folder, BACKUP_AT: '02:30' });
let queue: Queue;
let crons: Record<string, string>;
/** Tables with search columns, which an upgrade outdates. */
let searched: string[];
/** What comes due by Monday. */
let due: { closed: string; published: string; upload: string; account: string };

beforeAll(async () => {
  const { prisma, deps } = api;
  const [seeker, recruiter] = [await createUser(prisma), await createRecruiter(prisma)];
  const scheduled = { status: 'draft', scheduledOn: new Date(inDays(0)), closesOn: inDays(20) } as const;
  const closing = await createJob(prisma, { closesOn: inDays(1) });
  due = {
    closed: (await createJob(prisma, { closesOn: inDays(-1) })).id,
    published: (await createJob(prisma, { ...scheduled, ownerId: recruiter.id })).id,
    upload: (await createUpload(prisma, { createdAt: inHours(-48) })).id,
    account: (await createUser(prisma, { activatedAt: null, createdAt: inHours(-24 * 30) })).id,
  };
  await createBookmark(prisma, { userId: seeker.id, jobId: closing.id, createdAt: inHours(-30) });
  await createJobAlert(prisma, { userId: seeker.id, since: inHours(-30), doneOn: new Date(inDays(-2)) });
  await createJob(prisma, { closesOn: inDays(20), announcedAt: inHours(-5) });
  await createOrder(prisma, {
    ownerId: recruiter.id,
    status: 'active',
    validFrom: new Date('2026-01-01'),
    validTo: new Date(inDays(7)),
  });
  await createInterview(prisma, { status: 'agreed', times: [inHours(5)], remindAt: inHours(-1) });
  const gathering = await createGathering(prisma);
  const times = { startsAt: inHours(20), endsAt: inHours(24) };
  await prisma.gathering.update({
    where: { id: gathering.id },
    data: { ...times, sessions: { deleteMany: {}, create: [{ position: 0, ...times }] } },
  });
  await createRegistration(prisma, { gatheringId: gathering.id, userId: seeker.id });
  await createArticle(prisma);
  await createPost(prisma);
  await createResume(prisma);
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'search_rules'`;
  searched = tables.map(({ name }) => name);
  for (const table of searched) await prisma.$executeRawUnsafe(`UPDATE ${table} SET search_rules = 0`);

  metrics.mails.reset();
  api.setClock(now);
  for (const task of tasksOf(modules)) await api.work(task);
  const schedules = await prisma.$queryRaw<{ name: string; cron: string }[]>`
    SELECT name, cron FROM pgboss.schedule`;
  crons = Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]));
  // Every schedule is due within the minute, and the last look at schedules was longer ago.
  await prisma.$executeRaw`UPDATE pgboss.schedule SET cron = '* * * * *'`;
  await prisma.$executeRaw`UPDATE pgboss.version SET cron_on = now() - interval '50 seconds'`;
  // A process looks at schedules as soon as it starts.
  queue = await startQueue(deps.database, tasksOf(modules), deps.queue.report);
});
afterAll(async () => {
  await queue?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('what is scheduled succeeds when its time comes, the nightly backup too', async () => {
  await vi.waitFor(
    async () => {
      const jobs = await api.prisma.$queryRaw<{ name: string; state: string; output: unknown }[]>`
        SELECT DISTINCT s.name, coalesce(j.state::text, 'none') AS state, j.output
        FROM pgboss.schedule s LEFT JOIN pgboss.job j ON j.name = s.name AND j.data IS NULL`;
      expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
});

describe('the backup that the night has made', () => {
  const { restore, empty } = backupHarness(api);

  it('is the site again in an empty database', async () => {
    const [name = ''] = await readdir(folder);
    await restore(name, { BACKUP_TO: folder, BACKUP_KEY: '' }).done;
    const jobs = 'SELECT id, title FROM job ORDER BY id';
    const there = await ask(api.deps.config.DATABASE_URL, jobs);
    expect(there).not.toEqual([]);
    expect(await ask(empty().url, jobs)).toEqual(there);
  });
});

it('and what had come due is done', async () => {
  const { prisma } = api;
  const statusOf = (id: string) => prisma.job.findUniqueOrThrow({ where: { id }, select: { status: true } });
  await expect.poll(() => statusOf(due.closed)).toEqual({ status: 'closed' });
  await expect.poll(() => statusOf(due.published)).toEqual({ status: 'active' });
  await expect.poll(() => prisma.upload.count({ where: { id: due.upload } })).toBe(0);
  await expect.poll(() => prisma.user.count({ where: { id: due.account } })).toBe(0);
  for (const table of searched) {
    const outdated = `SELECT count(*)::int FROM ${table} WHERE search_rules = 0`;
    await expect.poll(() => prisma.$queryRawUnsafe(outdated), { message: table }).toEqual([{ count: 0 }]);
  }
  // Not those in the queue: the sweep of that day deletes what was sent today.
  const mails = async () => {
    const { values } = await metrics.mails.get();
    const sent = values.filter(({ labels }) => (labels as { outcome: string }).outcome === 'sent');
    return sent.map(({ labels }) => (labels as { template: string }).template).sort();
  };
  // What is done tells of it in tasks of their own.
  await expect
    .poll(mails)
    .toEqual([
      'interview-ahead',
      'interview-soon',
      'job-alert',
      'job-closed',
      'job-closes-soon',
      'job-went-live',
      'order-ends-soon',
      'registration-soon',
      'saved-closing',
    ]);
});

it('and is in the list of what a site does by itself, with its times', async () => {
  const list = path.join(import.meta.dirname, '../../../../.github/operating/automatic-work.md');
  const rows = (await readFile(list, 'utf8')).matchAll(/^\| `([\w-]+)` \|.*\| `([\d*/, -]+)` \|/gm);
  const listed = Object.fromEntries([...rows].map(([, name, cron]) => [name, cron]));
  expect(listed).toEqual(crons);
});
