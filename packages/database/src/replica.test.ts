import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { followReplica, type Replica, readFrom } from './replica.ts';

const run = promisify(execFile);
const limits = { between: 50, oldest: 1_000, longest: 60_000 };
let folder: string;
let first: EmbeddedPostgres;
let second: EmbeddedPostgres;
let primary: Database;
let replica: Replica;

// Copy of a stopped server, configured to follow it: equivalent to `pg_basebackup` of a running one.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-replica-'));
  const original = await startEmbeddedPostgres({ directory: path.join(folder, 'first'), persistent: true });
  await original.stop();
  const copy = path.join(path.dirname(original.directory), `${path.basename(original.directory)}-copy`);
  await run('cp', ['-a', original.directory, copy]);
  first = await startEmbeddedPostgres({ directory: original.directory, persistent: true });
  const standby = path.join(copy, 'data', 'standby.signal');
  await run('cp', ['-a', path.join(copy, 'data', 'PG_VERSION'), standby]);
  const from = first.url.replace(/\/acheep$/, '/postgres');
  await appendFile(path.join(copy, 'data', 'postgresql.auto.conf'), `\nprimary_conninfo = '${from}'\n`);
  second = await startEmbeddedPostgres({ directory: copy, persistent: true });
  primary = connect({ url: first.url });
  await primary.pool.query('CREATE TABLE told (id int)');
  replica = followReplica({ url: first.url }, { url: second.url }, limits);
});
afterAll(async () => {
  replica?.close();
  await primary?.close();
  await second?.stop();
  await first?.stop();
  for (const { directory } of [first, second]) await rm(directory, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const told = async () => (await replica.database.pool.query('SELECT id FROM told ORDER BY id')).rows.length;
const tell = () => primary.pool.query('INSERT INTO told VALUES (1)');
const fresh = (is: boolean) => expect.poll(() => replica.isFresh(), { timeout: 20_000 }).toBe(is);

it('a replica that follows is fresh, and shows what was written before it said so', async () => {
  await tell();
  replica.doubt();
  await fresh(true);
  expect(await told()).toBe(1);
});

it('one that is behind is not, however well it answers, until it has caught up', async () => {
  const server = connect({ url: second.url, poolSize: 1 });
  await server.pool.query('SELECT pg_wal_replay_pause()');
  const state = () => server.pool.query('SELECT pg_get_wal_replay_pause_state() AS state');
  await expect.poll(async () => (await state()).rows[0]?.state, { timeout: 20_000 }).toBe('paused');
  await tell();
  await fresh(false);
  expect(await told()).toBe(1);
  await server.pool.query('SELECT pg_wal_replay_resume()');
  await fresh(true);
  expect(await told()).toBe(2);
  await server.close();
});

it('a server that follows nobody is never taken for a replica', async () => {
  const alone = followReplica({ url: first.url }, { url: first.url }, limits);
  await tell();
  await fresh(true);
  expect(alone.isFresh()).toBe(false);
  alone.close();
});

it('one that is away is not fresh', async () => {
  await second.stop();
  await fresh(false);
  expect(replica.standsIn()).toBe(false);
});

it('it stands in for a primary that is away, for so long, and refuses to write', async () => {
  second = await startEmbeddedPostgres({ directory: second.directory, persistent: true });
  const follow = (longest: number) =>
    followReplica({ url: first.url }, { url: second.url }, { ...limits, longest });
  const [standing, brief] = [follow(60_000), follow(1_500)];
  await expect.poll(() => [standing.isFresh(), brief.isFresh()], { timeout: 20_000 }).toEqual([true, true]);
  expect([standing.standsIn(), brief.standsIn()]).toEqual([false, false]);
  const before = (await primary.pool.query('SELECT id FROM told')).rows.length;
  readFrom(standing, primary);
  await first.stop();
  const stand = () => [standing.standsIn(), brief.standsIn()];
  await expect.poll(stand, { timeout: 20_000 }).toEqual([true, false]);
  expect((await primary.pool.query('SELECT id FROM told')).rows.length).toBe(before);
  await expect(tell()).rejects.toMatchObject({ code: '25006' });
  // One that fails is asked nothing more until it has answered again.
  standing.doubt();
  expect(standing.standsIn()).toBe(false);
  await expect.poll(stand, { timeout: 20_000 }).toEqual([true, false]);
  for (const one of [standing, brief]) one.close();
});
