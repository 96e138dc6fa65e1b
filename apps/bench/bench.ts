/**
 * `pnpm bench [jobs …] [--quick] [--keep=<folder>]`: benchmarks the public list and search against a bare Fastify
 * server that returns the same bytes. A single given size is measured beside 10,000. With a folder, the loaded data is
 * kept for the next run.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { fileJobs } from '../api/src/modules/jobs/job-index/job-index.service.ts';
import { askAll, type Case, casesOf, differentPaths, pathOf } from './asked.ts';
import { columns, loadedDatabase } from './load.ts';
import { drive, median, single } from './measure.ts';
import { type Bare, type Running, startApi, startBare } from './process.ts';

const {
  values: { quick, keep },
  positionals,
} = parseArgs({
  options: { quick: { type: 'boolean' }, keep: { type: 'string' } },
  allowPositionals: true,
});
const givenSizes = positionals.map(Number);
const usual: [number, number] = quick ? [1_000, 5_000] : [10_000, 100_000];
const sizes =
  givenSizes.length > 1 ? givenSizes : givenSizes.length === 1 ? [usual[0], ...givenSizes] : usual;
const rounds = quick ? 1 : 3;
const seconds = 1;
const firsts = quick ? 5 : 100;

const say = (text: string) => process.stdout.write(`${text}\n`);
const row = (...cells: (string | number)[]) => say(`| ${cells.join(' | ')} |`);
const each = (values: readonly number[], digits = 0) =>
  values.map((value) => value.toFixed(digits)).join(' / ');

/** API under test, with its database. */
interface Site {
  api: Running;
  database: Database;
  /** Publishes a copy of an open job: a row and its words, which makes every remembered result outdated. */
  publish(): Promise<unknown>;
}

async function startSite(url: string): Promise<Site> {
  const database = connect({ url, statementTimeout: 0 });
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM job WHERE status = 'active' AND category_id IS NOT NULL LIMIT 1000`,
  );
  const moments = ['posted_at', 'created_at', 'updated_at'];
  const copied = columns.map((column) => (moments.includes(column) ? 'now()' : column));
  const insert = `INSERT INTO job (${columns.join(', ')}) SELECT ${copied.join(', ')} FROM job WHERE id = $1`;
  let next = 0;
  const publish = () => database.pool.query(insert, [rows[next++ % rows.length]?.id]);
  return { api: await startApi(url), database, publish };
}

interface Measurement {
  name: string;
  total: number;
  /** Our requests a second ÷ those of the bare server, one per round. */
  ratios: number[];
  /** Milliseconds over ten connections, of remembered results. */
  p95: number;
  /** Milliseconds (p95) of single requests, each right after a job was published. */
  first: number;
}

async function measure(
  { name, queries }: Case,
  { api, database, publish }: Site,
  bare: Bare,
): Promise<Measurement> {
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
  const first = await single(url, firsts, publish);
  // As the worker does every minute.
  await fileJobs({ database });
  return { name, total, ratios, p95: median(p95s), first };
}

async function measureSize(url: string, count: number, bare: Bare): Promise<Measurement[]> {
  const site = await startSite(url);
  try {
    // First, before any of its requests can be remembered.
    const paths = await differentPaths(site.database);
    for (const callers of [1, 10]) {
      await site.publish();
      const { p50, p95, refused } = await askAll(site.api.url, paths, callers);
      row(count.toLocaleString('en'), callers, each([p50, p95], 1), refused);
    }
    const measured: Measurement[] = [];
    for (const one of await casesOf(site.database)) measured.push(await measure(one, site, bare));
    return measured;
  } finally {
    await site.api.stop();
    await site.database.close();
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
  say('| jobs | callers | 2,000 different queries, ms (p50 / p95) | refused |\n| --- | --- | --- | --- |');
  const results: Measurement[][] = [];
  for (const count of sizes)
    results.push(await measureSize(await loadedDatabase(postgres, count), count, bare));
  say('\n| request | found | R1 (spread) | p95 | R3 | first | R3 of first |');
  say('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [index, { name, total, ratios }] of (results.at(-1) ?? []).entries()) {
    const all = results.map((measured) => measured[index] as Measurement);
    const [p95, first] = [all.map((one) => one.p95), all.map((one) => one.first)];
    const growth = (times: number[]) => ((times.at(-1) ?? 0) / (times[0] ?? 0)).toFixed(2);
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    const r1 = `${median(ratios).toFixed(2)} (${spread})`;
    row(name, total.toLocaleString('en'), r1, each(p95), growth(p95), each(first, 1), growth(first));
  }
  say(
    `\nNode ${process.versions.node}, PostgreSQL 18 (${JSON.stringify(settings)}), ${os.cpus().length} cores. Milliseconds at ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} jobs; found and R1 at the last. ${rounds} rounds of ${seconds} s for the API and ${seconds / 2} s for the bare server, in turn, over 10 connections; medians.`,
  );
} finally {
  await bare.stop();
  await postgres.stop();
}
process.exit(0);
