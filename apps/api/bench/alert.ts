/** `pnpm bench:alert`: how long the morning's news of 10,000 saved searches takes, found, written and queued. */
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { readConfig } from '../src/config.ts';
import { tasksOf } from '../src/module.ts';
import { tellNews } from '../src/modules/jobs/job-alert/alert-news.service.ts';
import { modules } from '../src/modules.ts';
import { startQueue } from '../src/plumbing/queue.ts';
import { load } from './load.ts';

const alerts = Number(process.argv[2] ?? 10_000);
const jobs = Number(process.argv[3] ?? 10_000);
/** Jobs of the last day, and searches that differ: most people look for what others look for. */
const fresh = 1000;
const searches = 3000;
const hour = 3_600_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Sample {
  title: string;
  categoryId: string;
  provinceId: string;
  type: string;
}

/** Searches as people save them: a word of a title, with or without filters, or filters alone. */
async function differentSearches({ pool }: Database): Promise<object[]> {
  const { rows } = await pool.query<Sample>(
    `SELECT title, category_id AS "categoryId", province_id AS "provinceId", type FROM job
     WHERE status = 'active' AND category_id IS NOT NULL AND province_id IS NOT NULL
     ORDER BY md5(post_code::text) LIMIT 4000`,
  );
  const random = createRandom(searches);
  const word = ({ title }: Sample) =>
    pick(
      random,
      title.split(/[\s()–,/]+/).filter((one) => one.length > 2),
    );
  const kinds: ((job: Sample) => object)[] = [
    (job) => ({ search: word(job) }),
    (job) => ({ search: word(job), provinceId: job.provinceId }),
    (job) => ({ search: word(job), type: [job.type], salary: 100 + Math.floor(random() * 40) * 10 }),
    (job) => ({ categoryId: job.categoryId, provinceId: job.provinceId }),
    (job) => ({ categoryId: job.categoryId, salary: 100 + Math.floor(random() * 40) * 10 }),
  ];
  return Array.from({ length: searches }, () => pick(random, kinds)(pick(random, rows)));
}

async function fill(database: Database, now: Date) {
  const { pool, prisma } = database;
  await pool.query(
    `UPDATE job SET announced_at = $1::timestamptz - random() * interval '20 hours'
     WHERE id IN (SELECT id FROM job WHERE status = 'active' ORDER BY posted_at DESC LIMIT $2)`,
    [now, fresh],
  );
  await pool.query('VACUUM (ANALYZE) job');
  const people = await prisma.user.createManyAndReturn({
    data: Array.from({ length: alerts }, (_, number) => ({
      email: `seeker${number}@example.com`,
      role: 'user' as const,
      name: 'Sok Dara',
      locale: number % 2 ? ('km' as const) : ('en' as const),
      passwordHash: '-',
      activatedAt: now,
    })),
    select: { id: true },
  });
  const random = createRandom(alerts);
  const criteria = await differentSearches(database);
  const begun = new Date(now.getTime() - 24 * hour);
  await prisma.jobAlert.createMany({
    data: people.map(({ id: userId }) => ({
      userId,
      name: 'My search · ការស្វែងរក',
      // The square brings more to the first ones.
      criteria: criteria[Math.floor(random() ** 2 * searches)] ?? {},
      frequency: 'daily',
      since: begun,
      doneOn: new Date(now.getTime() - 48 * hour),
    })),
  });
  await pool.query('VACUUM (ANALYZE) job_alert');
}

const postgres = await startEmbeddedPostgres({ persistent: false });
const database = connect({ url: postgres.url, statementTimeout: 0 });
await migrate(database.pool);
say(`Loading ${jobs} jobs and ${alerts} saved searches …`);
await load(database, jobs);
const now = new Date();
await fill(database, now);
const queue = await startQueue(database, tasksOf(modules), (error) => {
  throw error;
});
const config = readConfig({
  DATABASE_URL: postgres.url,
  SECRET: 'a secret that only the benchmark knows',
  SMTP_URL: 'smtp://127.0.0.1:1',
});
const started = performance.now();
await tellNews({ database, queue, config, now: () => now });
const seconds = (performance.now() - started) / 1000;
const { rows } = await database.pool.query<{ mails: string; searches: string; told: string }>(
  `SELECT (SELECT count(*) FROM pgboss.job WHERE name = 'mail') AS mails,
     (SELECT count(DISTINCT criteria) FROM job_alert) AS searches, (SELECT count(*) FROM job_alert_told) AS told`,
);
const [found] = rows;
say(
  `${alerts} saved searches (${found?.searches} different), ${fresh} new of ${jobs} jobs: ${found?.mails} mails with ${found?.told} jobs queued in ${seconds.toFixed(1)} s`,
);
await queue.stop();
await database.close();
await postgres.stop();
process.exit(0);
