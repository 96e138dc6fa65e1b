/**
 * `pnpm bench [jobs …] [--keep=<folder>] [--plans]`: benchmarks the public list and search against a bare Fastify
 * server and against PostgreSQL's own full-text search; see the decision on the index of open jobs. A single given size
 * is measured beside 10,000. With a folder, the loaded data is kept for the next run.
 */
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { fileJobs } from '../api/src/modules/jobs/job-index/job-index.service.ts';
import { askAll, type Case, casesOf, differentPaths, measureWorst, pathOf, type Spread } from './asked.ts';
import { columns } from './load.ts';
import { loadedDatabase } from './loaded.ts';
import { drive, median, single } from './measure.ts';
import { measurePlain, ownPlans } from './plain.ts';
import { type Api, type Bare, startApi, startBare } from './process.ts';
import { type Measurement, printTable, type SizeResult } from './table.ts';

const options = process.argv.slice(2);
const quick = options.includes('--quick');
const plans = options.includes('--plans');
const keep = options.find((option) => option.startsWith('--keep='))?.slice('--keep='.length);
const asked = options.filter((option) => /^\d+$/.test(option)).map(Number);
const usual = quick ? [1_000, 5_000] : [10_000, 100_000];
const sizes = asked.length > 1 ? asked : asked.length === 1 ? [usual[0] ?? 0, ...asked] : usual;
const rounds = quick ? 1 : 3;
const seconds = 1;
const firsts = quick ? 5 : 100;
const publishedPerSecond = 20;
const megabyte = 1024 * 1024;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Returns a function that publishes copies of open jobs, as recruiters do: a row, its words and an index entry. */
async function publisher({ pool }: Database): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM job WHERE status = 'active' AND category_id IS NOT NULL LIMIT 1000`,
  );
  const moments = ['posted_at', 'created_at', 'updated_at'];
  const said = columns.map((column) => (moments.includes(column) ? 'now()' : column));
  let next = 0;
  return () =>
    pool.query(`INSERT INTO job (${columns.join(', ')}) SELECT ${said.join(', ')} FROM job WHERE id = $1`, [
      rows[next++ % rows.length]?.id,
    ]);
}

/** Publishes `perSecond` jobs until stopped; returns their number. */
function keepPublishing(publish: () => Promise<unknown>, perSecond: number): () => Promise<number> {
  const publishing: Promise<unknown>[] = [];
  const timer = setInterval(() => publishing.push(publish()), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(publishing);
    return publishing.length;
  };
}

/** API under test, with its database and load generators. */
interface Measured {
  api: Api;
  bare: Bare;
  database: Database;
  publish: () => Promise<unknown>;
}

async function measure(
  { name, queries }: Case,
  { api, bare, database, publish }: Measured,
): Promise<Measurement & { published: number }> {
  const paths = queries.map(pathOf);
  const url = api.url + paths[0];
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const { total } = (JSON.parse((await bare.answer(response)).toString()) as { meta: { total: number } })
    .meta;
  const ratios: number[] = [];
  const p95s: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await drive(api.url, paths, seconds);
    const theirs = await drive(bare.url, paths, seconds / 2);
    ratios.push(ours.perSecond / theirs.perSecond);
    p95s.push(ours.p95);
  }
  const stopPublishing = keepPublishing(publish, publishedPerSecond);
  const began = performance.now();
  const publishing = await drive(api.url, paths, seconds * 2);
  const published = (await stopPublishing()) / ((performance.now() - began) / 1000);
  const first = await single(url, firsts, publish);
  // As the worker does every minute.
  await fileJobs({ database });
  const plain = queries.length > 1 ? null : await measurePlain(database, queries[0]);
  const p95 = median(p95s);
  say(
    `  ${name}: ${median(ratios).toFixed(2)}, ${p95} ms, first ${first.toFixed(1)}, plain ${plain?.time.toFixed(0)}`,
  );
  return { name, total, ratios, p95, publishing: publishing.p95, first, plain, published };
}

/** Requests that all differ, with one caller and with ten, so that no cached result is reused. */
async function measureDifferent({ api, database, publish }: Measured): Promise<Spread[]> {
  const paths = await differentPaths(database);
  const spreads: Spread[] = [];
  for (const callers of [1, 10]) {
    await publish();
    spreads.push(await askAll(api.url, paths, callers));
  }
  say(`  ${paths.length} different queries: ${spreads.map(({ p95 }) => p95.toFixed(0)).join(' and ')} ms`);
  return spreads;
}

async function measureSize(url: string, count: number, bare: Bare): Promise<SizeResult> {
  const database = connect({ url, statementTimeout: 0 });
  try {
    const starting = performance.now();
    const api = await startApi(url);
    const started = (await api.memory()) / megabyte;
    say(
      `${count} jobs: started in ${((performance.now() - starting) / 1000).toFixed(1)} s, ${started.toFixed(0)} MB`,
    );
    const all = { api, bare, database, publish: await publisher(database) };
    // First, before any of its requests can be cached.
    const different = await measureDifferent(all);
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    const cases = await casesOf(database);
    for (const one of cases) measured.push(await measure(one, all));
    const worst = await measureWorst(api.url);
    const ended = (await api.memory()) / megabyte;
    await api.stop();
    const published = median(measured.map((one) => one.published));
    const own = plans ? await ownPlans(url, cases) : null;
    return { count, measured, different, worst, memory: [started, ended], published, plans: own };
  } finally {
    await database.close();
  }
}

const settings = { shared_buffers: '512MB', random_page_cost: '1.1', maintenance_work_mem: '1GB' };
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const postgres = await startEmbeddedPostgres(
  keep
    ? { persistent: true, directory: keep, settings: { ...settings, ...unsafe } }
    : { persistent: false, settings },
);
const bare = await startBare();
try {
  const results: SizeResult[] = [];
  for (const count of sizes) {
    const url = await loadedDatabase(postgres, count);
    results.push(await measureSize(url, count, bare));
    // After each size, because the next may take an hour.
    printTable({ results, rounds, seconds, settings });
  }
} finally {
  await bare.stop();
  await postgres.stop();
}
process.exit(0);
