/**
 * `pnpm bench:writes [jobs] [--keep=<folder>]`: jobs published a second through HTTP, while the list is read: by one
 * recruiter, by four colleagues of one company, and while the mail server is away; and how long the closing of 10,000
 * jobs past their day takes. API and worker are one process, as on one machine; PostgreSQL syncs every commit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { readConfig } from '../api/src/config.ts';
import { startSmtpSink } from '../api/src/local/smtp-sink.ts';
import { tasksOf } from '../api/src/module.ts';
import { startPasswords } from '../api/src/modules/accounts/account/password.ts';
import { jobClosedMail } from '../api/src/modules/jobs/job/job.mail.ts';
import { sendMail } from '../api/src/modules/messaging/mail/send-mail.ts';
import { modules } from '../api/src/modules.ts';
import { startQueue } from '../api/src/plumbing/queue.ts';
import { task } from '../api/src/plumbing/task.ts';
import { differentPaths } from './asked.ts';
import { loadedDatabase } from './loaded.ts';
import { percentile } from './measure.ts';
import { type Api, startApi } from './process.ts';

const options = process.argv.slice(2);
const keep = options.find((option) => option.startsWith('--keep='))?.slice('--keep='.length);
const jobs = Number(options.find((option) => /^\d+$/.test(option)) ?? 100_000);
const seconds = 15;
const colleagues = 4;
const mails = 9_000;
const closing = 10_000;
const password = 'a quiet river at night';
const nowhere = 'smtp://127.0.0.1:9';
const secret = 'a secret of the benchmark, used for nothing else';

const say = (text: string) => process.stdout.write(`${text}\n`);
const spread = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share).toFixed(0);
  return `${at(0.5)} / ${at(0.95)} / ${at(1)}`;
};

const time = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Reads the list ten times a second, each time differently, until stopped; returns the times. */
function keepReading(url: string, paths: string[]): () => Promise<number[]> {
  const times: number[] = [];
  const reading = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const next = paths[Math.floor(Math.random() * paths.length)];
    const one = time(async () => (await fetch(url + next)).arrayBuffer())
      .then((taken) => void times.push(taken))
      .finally(() => reading.delete(one));
    reading.add(one);
  }, 100);
  return async () => {
    clearInterval(timer);
    await Promise.all(reading);
    return times;
  };
}

let api: Api;

async function call(where: string, body: object, token?: string) {
  const response = await fetch(`${api.url}/api/v1${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Record<string, string> };
  if (!response.ok) throw new Error(`${where} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Accounts of one company with an order for more jobs than are published. */
async function createColleagues({ prisma }: Database): Promise<string[]> {
  const passwords = startPasswords(4);
  const passwordHash = await passwords.hash(password);
  await passwords.close();
  const owner = await createRecruiter(prisma, { jobs: 1_000_000, passwordHash });
  const members = Array.from({ length: colleagues - 1 }, () =>
    createMember(prisma, owner.company?.id ?? '', { passwordHash }),
  );
  return [owner, ...(await Promise.all(members))].map(({ email }) => email);
}

/** Texts of other jobs, with a number in the title. */
async function writerOf({ pool }: Database) {
  const { rows } = await pool.query(
    `SELECT title, type, experience, qualification, vacancies, category_id AS "categoryId", province_id AS "provinceId",
       industry_id AS "industryId", description, requirements, benefits
     FROM job WHERE status = 'active' AND category_id IS NOT NULL AND vacancies > 0 LIMIT 500`,
  );
  let next = 0;
  return () => {
    const { title, ...row } = rows[next++ % rows.length];
    return { ...row, title: `${title} ${next}`, negotiable: true, closingDate: addDays(today(), 30) };
  };
}

type Draft = Awaited<ReturnType<typeof writerOf>>;

/** Publishes jobs for some seconds, one after the other for each account. */
async function publish(tokens: string[], one: (token: string) => Promise<Times>) {
  const all: Times[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    tokens.map(async (token) => {
      while (performance.now() < until) all.push(await one(token));
    }),
  );
  const timesOf = (name: keyof Times) => all.flatMap((times) => times[name] ?? []);
  return { perSecond: all.length / seconds, created: timesOf('created'), published: timesOf('published') };
}

/** Milliseconds. */
interface Times {
  created?: number;
  published?: number;
}

/** Writes a draft and publishes it, in two requests or in one. */
const waysOf = (draft: Draft) => ({
  async inTwo(token: string): Promise<Times> {
    let id = '';
    const created = await time(async () => {
      id = (await call('/job', draft(), token))._id ?? '';
    });
    return { created, published: await time(() => call(`/job/${id}/status`, { status: 'active' }, token)) };
  },
  inOne: async (token: string): Promise<Times> => ({
    published: await time(() => call('/job', { ...draft(), publish: true }, token)),
  }),
});

async function report(
  name: string,
  paths: string[],
  work: () => Promise<{ perSecond: number; created?: number[]; published?: number[] }>,
) {
  const stop = keepReading(api.url, paths);
  const { perSecond, created = [], published = [] } = await work();
  const list = await stop();
  const times = [created, published].map((some) => (some.length > 0 ? spread(some) : '–'));
  say(`| ${[name, perSecond.toFixed(1), ...times, spread(list)].join(' | ')} |`);
}

const settings = { shared_buffers: '512MB', random_page_cost: '1.1', maintenance_work_mem: '1GB' };
const postgres = await startEmbeddedPostgres({
  persistent: true,
  directory: keep ?? (await mkdtemp(path.join(tmpdir(), 'acheep-writes-'))),
  settings: { ...settings, max_wal_size: '4GB' },
});
const loaded = new URL(await loadedDatabase(postgres, jobs));
// A copy, because the measured writes stay in it.
const url = new URL(loaded);
url.pathname = '/writes';
const server = connect({ url: postgres.url, statementTimeout: 0 });
await server.pool.query('DROP DATABASE IF EXISTS writes');
await server.pool.query(`CREATE DATABASE writes TEMPLATE ${loaded.pathname.slice(1)} STRATEGY file_copy`);
await server.close();

const directory = await mkdtemp(path.join(tmpdir(), 'acheep-writes-'));
const smtp = await startSmtpSink(path.join(directory, 'mail'));
const startSite = (SMTP_URL: string) =>
  startApi(url.href, {
    RUN: 'all',
    LOG_LEVEL: 'fatal',
    SECRET: secret,
    SMTP_URL,
    STORAGE_DIR: path.join(directory, 'files'),
  });
api = await startSite(smtp.url);
const database = connect({ url: url.href, statementTimeout: 0 });
const paths = await differentPaths(database);
const { inTwo, inOne } = waysOf(await writerOf(database));
const emails = await createColleagues(database);
const tokens: string[] = [];
for (const email of emails) tokens.push((await call('/users/login', { email, password })).token ?? '');

const tasks = tasksOf(modules);
const queue = await startQueue(database, tasks, () => {});
const config = readConfig({ DATABASE_URL: url.href, SECRET: secret, SMTP_URL: nowhere });

say(`${jobs} jobs; milliseconds p50 / p95 / max`);
say('| | a second | create | publish | list meanwhile |\n| --- | --- | --- | --- | --- |');
await report('nothing', paths, () => sleep(seconds * 1000).then(() => ({ perSecond: 0 })));
await report('one recruiter', paths, () => publish(tokens.slice(0, 1), inTwo));
await report('one recruiter, written and published at once', paths, () => publish(tokens.slice(0, 1), inOne));
await report('four colleagues', paths, () => publish(tokens, inTwo));
await report('four colleagues, written and published at once', paths, () => publish(tokens, inOne));

// Without triggers: their day passes at midnight, nobody writes them.
await database.pool.query(
  `BEGIN; SET LOCAL session_replication_role = replica;
   UPDATE job SET closing_date = current_date - 2 WHERE id IN (
     SELECT id FROM job WHERE status = 'active' AND closing_date >= current_date ORDER BY md5(id::text) LIMIT ${closing});
   COMMIT`,
);
async function sweep() {
  const taken = await time(async () => {
    await database.prisma.$transaction((tx) => queue.enqueue(tx, task('job-sweep'), {}));
    for (let left = closing; left > 0; await sleep(200)) {
      const { rows } = await database.pool.query(
        `SELECT count(*)::int AS left FROM job WHERE status = 'active' AND closing_date < current_date - 1`,
      );
      left = rows[0]?.left;
    }
  });
  return { perSecond: (closing / taken) * 1000 };
}
await report(`closing ${closing}`, paths, sweep);
await api.stop();

api = await startSite(nowhere);
const params = { name: 'Sok Dara', jobTitle: 'Cook', jobId: '01900000-0000-7000-8000-000000000000' };
await database.prisma.$transaction(
  async (tx) => {
    for (let number = 0; number < mails; number++)
      await sendMail({ queue, config }, tx, jobClosedMail, {
        to: `reader${number}@example.com`,
        locale: 'en',
        params,
      });
  },
  { timeout: 600_000 },
);
await report(`one recruiter, ${mails} mails wait`, paths, () => publish(tokens.slice(0, 1), inTwo));
await api.stop();
await queue.stop();
await database.close();
await smtp.stop();
await postgres.stop();
for (const made of keep ? [directory] : [directory, postgres.directory])
  await rm(made, { recursive: true, force: true });
process.exit(0);
