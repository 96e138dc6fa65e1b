import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { jobCreate } from '@acheep/contract/jobs/job';
import { connect } from '@acheep/database/connection';
import { migrate } from '@acheep/database/migrate';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';
import { layOut, previousVersion } from './previous.ts';

const api = await startApi();
let directory: string;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'acheep-previous-'));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** An empty database beside that of the harness. */
async function emptyDatabase() {
  const name = `upgrade_${process.pid}`;
  await api.deps.database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(api.deps.config.DATABASE_URL);
  url.pathname = `/${name}`;
  ends.push(() => api.deps.database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return url.href;
}

/** Common operations that both versions have to support. */
async function smoke(url: string, token: string, title: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answers = new Map<string, number>();
  for (const address of ['/robots.txt', '/api/v1/job', '/api/v1/job?search=cook', '/api/v1/company'])
    answers.set(address, (await fetch(url + address)).status);
  answers.set('profile', (await fetch(`${url}/api/v1/users/profile`, { headers })).status);
  const made = await fetch(`${url}/api/v1${jobCreate.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  answers.set('POST /job', made.status);
  return [...answers].filter(([, status]) => status >= 400);
}

const previous = previousVersion();

// Without a previous version (no tag, and PREVIOUS is not set) there is nothing to upgrade from.
it.runIf(previous)(
  'fault 32: the version before serves on while this one migrates, and after it, and each does the work of the other',
  async () => {
    const before = layOut(String(previous), directory);
    const url = await emptyDatabase();
    await migrate(url, { directory: before.migrations });
    const processes = serverProcesses({ ...api.deps.config, DATABASE_URL: url });
    ends.push(() => processes.killAll());

    const old = await processes.startApi(await freePort(), {}, before.server);
    const database = connect({ url });
    const recruiter = await createRecruiter(database.prisma);
    const readers = [await createUser(database.prisma), await createUser(database.prisma)] as const;
    const { id } = await database.prisma.session.create({
      data: { userId: recruiter.id, userAgent: 'test', expiresAt: new Date(Date.now() + 3_600_000) },
      select: { id: true },
    });
    await database.close();
    const token = api.app.jwt.sign({ sid: id });
    expect(await smoke(old.url, token, 'Before')).toEqual([]);

    const now = await processes.startApi(await freePort());
    expect(await migrate(url, { apply: false })).toEqual([]);
    expect(await smoke(now.url, token, 'Of this version')).toEqual([]);
    expect(await smoke(old.url, token, 'After')).toEqual([]);
    for (const [{ email }, asked, program] of [
      [readers[0], old, undefined],
      [readers[1], now, before.server],
    ] as const) {
      await fetch(`${asked.url}/api/v1${forgotPassword.path}`, {
        method: forgotPassword.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const worker = processes.start({ RUN: 'worker' }, program);
      expect((await api.arrived(email))[0]?.subject).toMatch(/^\d+ is your code/);
      expect(await worker.stop()).toMatchObject({ code: 0 });
    }
    // The old version can also be started again, should this one be rolled back.
    await old.stop();
    const again = await processes.startApi(await freePort(), {}, before.server);
    expect(await smoke(again.url, token, 'Taken back')).toEqual([]);
  },
);

it('fault 23: a secret that is missing, and a database that is too old or too new, are one sentence and no start', async () => {
  const url = await emptyDatabase();
  const processes = serverProcesses({ ...api.deps.config, DATABASE_URL: url });
  ends.push(() => processes.killAll());
  const failing = async (settings: Record<string, string>) => {
    const running = processes.start({ PORT: '0', ...settings });
    return [await running.ended, await running.said()];
  };
  expect(await failing({ SECRET: '' })).toEqual([1, 'Settings: SECRET is not set. See .env.example.']);
  expect(await failing({ MIGRATE: 'false' })).toEqual([
    1,
    expect.stringMatching(
      /^The database is older than this version: it lacks the migration \S+?(?: and \d+ after it)?\. [^\n]+$/,
    ),
  ]);
  await migrate(url);
  const database = connect({ url });
  await database.pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'y', '20990101000000_contract_job_address', now())`,
  );
  await database.close();
  expect(await failing({})).toEqual([
    1,
    expect.stringMatching(/^The database is of a newer version: [^\n]+$/),
  ]);
});
