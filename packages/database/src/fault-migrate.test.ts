import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

let server: EmbeddedPostgres;
let database: Database;
let directory: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  database = connect({ url: server.url });
});
beforeEach(async () => {
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  directory = await mkdtemp(path.join(os.tmpdir(), 'acheep-fault-migrations-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const write = async (name: string, sql: string) => {
  await mkdir(path.join(directory, name), { recursive: true });
  await writeFile(path.join(directory, name, 'migration.sql'), sql);
};

/** Separate process that migrates, as a replica does. */
function replica() {
  const source = `
    import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))};
    const applied = await migrate(${JSON.stringify(server.url)}, { directory: ${JSON.stringify(directory)} });
    process.stdout.write(JSON.stringify(applied));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ended = once(child, 'exit');
  const [out, said] = [json(child.stdout).catch(() => null), text(child.stderr)];
  return {
    kill: () => child.kill('SIGKILL'),
    ended,
    applied: async () => {
      const [code] = await ended;
      expect([code, await said]).toEqual([0, '']);
      return (await out) as string[];
    },
  };
}

const count = async (sql: string) => (await database.pool.query(sql)).rows[0]?.count as number;
/** Waiting replicas poll for the lock. */
const waiting = () =>
  count(`SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory_lock%'
    AND pid <> pg_backend_pid()`);
const isRunning = (statement: string) =>
  count(`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE query LIKE '%${statement}%' AND state = 'active' AND pid <> pg_backend_pid()`);

test('fault 21: of three replicas that migrate at once none fails, and each migration is applied once', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int); SELECT pg_sleep(1);');
  await write('2_row', 'INSERT INTO pet VALUES (1);');
  const applied = await Promise.all([replica(), replica(), replica()].map((one) => one.applied()));
  expect(applied.flat().sort()).toEqual(['1_pet', '2_row']);
  expect(await count('SELECT count(*)::int AS count FROM pet')).toBe(1);
});

test('fault 21: one that is killed in the middle leaves nothing half done, and those that wait go on', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await write('2_row', 'INSERT INTO pet VALUES (1); SELECT pg_sleep(600); INSERT INTO pet VALUES (2);');
  const first = replica();
  await expect.poll(() => isRunning('pg_sleep(600)'), { timeout: 30_000 }).toBe(1);
  // The migration that the others find is quick: a slow one would make them sleep as long.
  await write('2_row', 'INSERT INTO pet VALUES (1); INSERT INTO pet VALUES (2);');
  const others = [replica(), replica()];
  await expect.poll(() => waiting(), { timeout: 30_000 }).toBe(2);
  first.kill();
  await first.ended;
  const applied = await Promise.all(others.map((one) => one.applied()));
  expect(applied.flat()).toEqual(['2_row']);
  expect(await count('SELECT count(*)::int AS count FROM pet')).toBe(2);
  expect(await migrate(server.url, { directory })).toEqual([]);
});

test('fault 21: an index that is made concurrently, while replicas wait, is finished by another after a kill', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await migrate(server.url, { directory });
  const outside = '-- outside a transaction: the table is large';
  await write(
    '2_index',
    `${outside}\nCREATE INDEX CONCURRENTLY pet_a_idx ON pet (id);\nCREATE INDEX CONCURRENTLY pet_b_idx ON pet (id);\n`,
  );
  // An open writing transaction keeps the first index from becoming valid as long as it lasts.
  const writer = await database.pool.connect();
  await writer.query('BEGIN; INSERT INTO pet VALUES (1)');
  const first = replica();
  await expect.poll(() => isRunning('CREATE INDEX'), { timeout: 30_000 }).toBe(1);
  const others = [replica(), replica()];
  await expect.poll(() => waiting(), { timeout: 30_000 }).toBe(2);
  first.kill();
  await first.ended;
  const valid = () =>
    count(`SELECT count(*) FILTER (WHERE indisvalid)::int * 10 + count(*)::int AS count
    FROM pg_index WHERE indrelid = 'pet'::regclass`);
  expect(await valid()).toBe(1);
  await writer.query('COMMIT');
  writer.release();
  const applied = await Promise.all(others.map((one) => one.applied()));
  expect(applied.flat()).toEqual(['2_index']);
  expect(await valid()).toBe(22);
});
