/**
 * `pnpm bench:lists [--keep=<folder>] [--only=<text>] [--plans]`: asks every list and page of a large site twelve
 * times, each time something else, and prints how long that takes and how much PostgreSQL reads for it.
 */
import { parseArgs } from 'node:util';
import { connect } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { seedReference } from '@acheep/prisma/seed/reference';
import { readConfig } from '../api/src/config.ts';
import { startPasswords } from '../api/src/modules/accounts/account/password.ts';
import { startServer } from '../api/src/server.ts';
import { fillLists } from '../api/src/testing/list-size/fill.ts';
import { explainedUrl, watchPlans } from '../api/src/testing/list-size/plan.ts';
import { sizesOf } from '../api/src/testing/list-size/size.ts';
import { type ListCase, listCases } from '../api/src/testing/list-size/walk.ts';
import { percentile } from './measure.ts';

const { values: options } = parseArgs({
  options: {
    keep: { type: 'string' },
    only: { type: 'string' },
    plans: { type: 'boolean' },
    share: { type: 'string' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const settings = { shared_buffers: '512MB', random_page_cost: '1.1', maintenance_work_mem: '512MB' };
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const loaded = 'filled';

/** Fills the database unless an earlier run did; a new version only migrates it. */
async function prepare(url: string) {
  const database = connect({ url, statementTimeout: 0 });
  try {
    await migrate(database.pool);
    const { rows } = await database.pool.query<{ said: string | null }>(
      "SELECT shobj_description(oid, 'pg_database') AS said FROM pg_database WHERE datname = current_database()",
    );
    if (rows[0]?.said === loaded) return await listCases(database);
    await seedReference(database.prisma);
    const passwords = startPasswords(4);
    const hash = await passwords.hash(demoAccounts[0].password);
    passwords.close();
    const began = Date.now();
    await fillLists(database, hash, sizesOf(Number(options.share ?? 1)));
    say(`filled in ${Math.round((Date.now() - began) / 1000)} s`);
    await database.pool.query(`COMMENT ON DATABASE acheep IS '${loaded}'`);
    return await listCases(database);
  } finally {
    // From the disk once, as on a site in use.
    await database.pool.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
    await database.pool.query("SELECT pg_prewarm(oid) FROM pg_class WHERE relkind IN ('r', 'i', 't')");
    await database.close();
  }
}

const serve = (url: string) =>
  startServer(
    readConfig({
      DATABASE_URL: url,
      SECRET: 'only for this measurement, and long enough',
      SMTP_URL: 'smtp://127.0.0.1:1',
      RUN: 'api',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
      LIMIT_FACTOR: '10000',
    }),
    { giveUp: 6_000, hold: null },
  );

async function signIn(url: string): Promise<(as: ListCase['as']) => Record<string, string>> {
  const tokens = new Map<string, string>();
  for (const { role, email, password } of demoAccounts) {
    const response = await fetch(`${url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await response.json()) as { data: { token: string } };
    tokens.set(role, data.token);
  }
  return (as) => {
    const token = tokens.get(as ?? '');
    return token ? { Authorization: `Bearer ${token}` } : ({} as Record<string, string>);
  };
}

interface Measured {
  name: string;
  p50: number;
  p95: number;
  failed: number;
  blocks: number;
  worst: string;
  slowest: string;
}

const postgres = await startEmbeddedPostgres(
  options.keep
    ? { persistent: true, directory: options.keep, settings: { ...settings, ...unsafe } }
    : { persistent: false, settings },
);
const all = (await prepare(postgres.url)).filter(
  ({ name, as }) => as !== 'partner' && (!options.only || new RegExp(options.only).test(name)),
);
const measured = new Map<string, Measured>();

const server = await serve(postgres.url);
const bearer = await signIn(server.url);
const ask = async (url: string, path: string, headers: Record<string, string>) => {
  const began = performance.now();
  const response = await fetch(url + path, { headers });
  const body = await response.text();
  if (response.status >= 400 && process.env.SAY) say(`${response.status} ${path} ${body.slice(0, 150)}`);
  return { time: performance.now() - began, failed: response.status >= 400 };
};
for (const { name, as, paths } of all) {
  // Connections, prepared statements and compiled code, as on a site in use; nothing that is asked below.
  await ask(server.url, `${paths[0]}`, bearer(as));
  const answers = [];
  for (const path of paths) {
    // The least of three, as other programs disturb each. Only the list of jobs and what is counted hourly is remembered.
    const tries = [];
    for (let round = 0; round < 3; round++) tries.push(await ask(server.url, path, bearer(as)));
    answers.push({ path, ...tries.reduce((one, other) => (one.time < other.time ? one : other)) });
  }
  const times = answers.map(({ time }) => time).sort((one, other) => one - other);
  measured.set(name, {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed: answers.filter(({ failed }) => failed).length,
    blocks: 0,
    worst: '',
    slowest: answers.reduce((one, other) => (one.time > other.time ? one : other)).path,
  });
}
await server.stop();

const explained = await serve(explainedUrl(postgres.url));
const plansSince = watchPlans(explained.deps.database.pool);
const explainedBearer = await signIn(explained.url);
for (const { name, as, paths } of all) {
  const one = measured.get(name);
  for (const path of paths) {
    plansSince();
    await ask(explained.url, path, explainedBearer(as));
    const plans = plansSince();
    const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
    if (!one || blocks <= one.blocks) continue;
    one.blocks = blocks;
    one.worst = plans
      .filter((plan) => plan.blocks > 300)
      .map(({ steps, statement }) =>
        [statement.replaceAll(/\s+/g, ' ').slice(0, 400), ...steps].join('\n      '),
      )
      .join('\n');
  }
}
await explained.stop();
await postgres.stop();

const rows = [...measured.values()].sort((one, other) => other.p95 - one.p95);
say('| endpoint | p50 | p95 | blocks | |\n| --- | --- | --- | --- | --- |');
for (const { name, p50, p95, blocks, failed, slowest, worst } of rows) {
  say(
    `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${blocks} | ${failed ? `${failed} refused` : ''} |`,
  );
  if (options.plans) say(`    ${slowest}\n${worst}`);
}
say(`${rows.length} endpoints, ${rows.filter(({ p95 }) => p95 > 50).length} with a p95 over 50 ms`);
process.exit(0);
