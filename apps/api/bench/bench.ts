/**
 * `pnpm bench [jobs …]`: the public list and search against a bare Fastify server, side by side; see the decision on
 * search. One number is measured beside 10,000.
 */
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { type Case, casesOf } from './case.ts';
import { askAll, differentPaths, type Spread } from './different.ts';
import { load } from './load.ts';
import { drive, median, single } from './measure.ts';
import { type Bare, type Running, startApi, startBare } from './process.ts';
import { type Measurement, printTable, type SizeResult } from './table.ts';

const quick = process.argv.includes('--quick');
const asked = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);
const usual = quick ? [1_000, 5_000] : [10_000, 100_000];
const sizes = asked.length > 1 ? asked : asked.length === 1 ? [usual[0] ?? 0, ...asked] : usual;
const rounds = quick ? 1 : 3;
const seconds = quick ? 1 : 2;
const firsts = quick ? 3 : 8;

const say = (text: string) => process.stderr.write(`${text}\n`);

async function measure(
  { name, paths }: Case,
  api: Running,
  bare: Bare,
  { pool }: Database,
): Promise<Measurement> {
  const url = api.url + paths[0];
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const { total } = (JSON.parse((await bare.answer(response)).toString()) as { meta: { total: number } })
    .meta;
  const ratios: number[] = [];
  const p95s: number[] = [];
  const unchanged: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await drive(api.url, paths, seconds);
    const theirs = await drive(bare.url, paths, seconds / 2);
    ratios.push(ours.perSecond / theirs.perSecond);
    unchanged.push(ours.perSecond);
    p95s.push(ours.p95);
  }
  // What a published job does: everything that was remembered is out of date.
  const change = () => pool.query('UPDATE list_version SET version = version + 1');
  const changing = setInterval(change, 1000);
  const { perSecond } = await drive(api.url, paths, seconds * 2);
  clearInterval(changing);
  const kept = perSecond / median(unchanged);
  const first = await single(url, firsts, change);
  say(`  ${name}: ${median(ratios).toFixed(2)}`);
  return { name, total, ratios, p95: median(p95s), kept, first };
}

/** Requests of which none is like another, with one caller and with ten; nothing is remembered from one to the next. */
async function measureDifferent(api: Running, database: Database): Promise<Spread[]> {
  const paths = await differentPaths(database);
  const spreads: Spread[] = [];
  for (const callers of [1, 10]) {
    await database.pool.query('UPDATE list_version SET version = version + 1');
    spreads.push(await askAll(api.url, paths, callers));
  }
  say(`  ${paths.length} different queries: ${spreads.map(({ p95 }) => p95.toFixed(0)).join(' and ')} ms`);
  return spreads;
}

async function measureSize(url: string, count: number, bare: Bare): Promise<SizeResult> {
  const database = connect({ url, statementTimeout: 0 });
  try {
    await migrate(database.pool);
    say(`Loading ${count} jobs …`);
    await load(database, count);
    const api = await startApi(url);
    const measured: Measurement[] = [];
    for (const one of await casesOf(database)) measured.push(await measure(one, api, bare, database));
    const different = await measureDifferent(api, database);
    await api.stop();
    return { count, measured, different };
  } finally {
    await database.close();
  }
}

const settings = { shared_buffers: '512MB', random_page_cost: '1.1', maintenance_work_mem: '1GB' };
const postgres = await startEmbeddedPostgres({ persistent: false, settings });
const bare = await startBare();
try {
  const results: SizeResult[] = [];
  for (const count of sizes) {
    const { pool, close } = connect({ url: postgres.url });
    await pool.query(`CREATE DATABASE bench_${count}`);
    await close();
    const url = new URL(postgres.url);
    url.pathname = `/bench_${count}`;
    results.push(await measureSize(url.href, count, bare));
    // After each size, because the next may take an hour.
    printTable({ results, rounds, seconds, settings });
  }
} finally {
  await bare.stop();
  await postgres.stop();
}
process.exit(0);
