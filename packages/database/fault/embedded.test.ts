import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded.ts';

const isRoot = process.getuid?.() === 0;
const owner = path.join(import.meta.dirname, 'embedded-owner.ts');
const started: { stop: () => Promise<void> }[] = [];
const made: string[] = [];
let kept: string;
let directory: string;

const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const server = await startEmbeddedPostgres({ directory, persistent: true, ...options });
  started.push(server);
  return server;
};
const query = async ({ url }: Pick<EmbeddedPostgres, 'url'>, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const serverPid = async (data: string) =>
  Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10);

async function newDirectory() {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'acheep-embedded-'));
  await chmod(parent, 0o755);
  made.push(parent);
  return path.join(parent, 'postgres');
}

// Creating a cluster takes a second: a test that does not depend on its data reuses that of the one before.
beforeAll(async () => {
  kept = await newDirectory();
});
beforeEach(() => {
  directory = kept;
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

afterAll(async () => {
  for (const place of made) await rm(place, { recursive: true, force: true });
});

test('keeps data and password between starts, knows Khmer letters, and listens only here', async () => {
  const first = await start();
  expect(new URL(first.url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/acheep' });
  await query(first, 'CREATE EXTENSION pg_trgm; CREATE TABLE pet AS SELECT 1 AS id');
  expect(await query(first, "SELECT cardinality(show_trgm('ភ្នំពេញ')) > 0 AS khmer")).toEqual([
    { khmer: true },
  ]);
  expect(await query(first, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(first.note).toBeUndefined();
  await first.stop();

  const second = await start({ settings: { work_mem: '9MB' } });
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  expect(await query(second, 'SELECT id FROM pet')).toEqual([{ id: 1 }]);
  expect(await query(second, 'SHOW work_mem')).toEqual([{ work_mem: '9MB' }]);
});

test('a server that is not persistent is fast, and leaves nothing behind', async () => {
  const server = await start({ directory: undefined, persistent: false });
  expect(await query(server, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  expect(existsSync(server.directory)).toBe(true);
  await server.stop();
  expect(existsSync(server.directory)).toBe(false);
});

test('a second server on the same data is refused with one sentence', async () => {
  await start();
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'embedded.already-running' });
  const pid = await serverPid(path.join(directory, 'data'));
  expect((failure as Error).message).toBe(
    `A PostgreSQL server (process ${pid}) already runs on ${directory}: stop it, or what started it, first.`,
  );
});

test.skipIf(process.platform === 'win32')('starts after the server was killed', async () => {
  const server = await start();
  await query(server, 'CREATE TABLE survivor AS SELECT 1 AS id');
  process.kill(await serverPid(path.join(directory, 'data')), 'SIGKILL');

  const next = await start();
  expect(await query(next, 'SELECT id FROM survivor')).toEqual([{ id: 1 }]);
});

test.runIf(process.platform === 'linux')(
  'starts after a kill when another process got the number',
  async () => {
    const server = await start();
    const mark = path.join(directory, 'data', 'postmaster.pid');
    const content = await readFile(mark, 'utf8');
    await server.stop();
    // Process 1 of root is alive, and not PostgreSQL.
    await writeFile(mark, content.replace(/^\d+/, '1'));

    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);

test('says which port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await expect(start({ port })).rejects.toMatchObject({
    code: 'embedded.port-in-use',
    message: `Port ${port}, meant for PostgreSQL, is in use.`,
  });
  taken.close();
});

test('a failed start says the last lines of the log', async () => {
  await expect(start({ settings: { shared_buffers: 'plenty' } })).rejects.toMatchObject({
    code: 'embedded.failed',
    message: expect.stringContaining('invalid value for parameter "shared_buffers": "plenty"'),
  });
});

test('data of another PostgreSQL is not touched', async () => {
  directory = await newDirectory();
  await mkdir(path.join(directory, 'data'), { recursive: true });
  await writeFile(path.join(directory, 'data', 'PG_VERSION'), '9\n');
  await expect(start()).rejects.toMatchObject({
    code: 'embedded.wrong-version',
    message: expect.stringContaining(`The data in ${directory} belongs to PostgreSQL 9`),
  });
});

test('an interrupted first start does not stand in the way', async () => {
  directory = await newDirectory();
  await mkdir(path.join(directory, 'data.new', 'base'), { recursive: true });
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

const ending = async (owned: ChildProcess, end: () => void) => {
  const [server] = (await once(owned, 'message')) as [EmbeddedPostgres];
  const pid = await serverPid(path.join(server.directory, 'data'));
  end();
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 15_000);
  return server.directory;
};

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGKILL'] as const)(
  'the server stops, and its folder goes, when its owner ends by %s',
  async (signal) => {
    const owned = fork(owner, [], { stdio: 'ignore' });
    const place = await ending(owned, () => owned.kill(signal));
    await expect.poll(() => existsSync(place)).toBe(false);
  },
);

test('an owner that forgets to stop the server ends, and the server with it', async () => {
  const owned = fork(owner, ['forget'], { stdio: 'ignore' });
  await ending(owned, () => {});
});

test.runIf(isRoot)(
  'root: data in a folder of mode 700 goes where the server can reach it, and is found again',
  async () => {
    directory = await newDirectory();
    const home = path.dirname(directory);
    await chmod(home, 0o700);

    const first = await start();
    made.push(first.directory);
    expect(first.directory.startsWith(home)).toBe(false);
    expect(first.note).toContain(`The database's data is in ${first.directory}`);
    expect(await readFile(path.join(directory, 'where-the-data-is.txt'), 'utf8')).toBe(`${first.note}\n`);
    await query(first, 'CREATE TABLE pet AS SELECT 1 AS id');
    await first.stop();

    const second = await start();
    expect(second.directory).toBe(first.directory);
    expect(await query(second, 'SELECT id FROM pet')).toEqual([{ id: 1 }]);
  },
);
