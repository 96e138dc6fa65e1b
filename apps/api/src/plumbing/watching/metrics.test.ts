import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { login } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { connect } from '@acheep/database/connection';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asListenError } from '../../listen-error.ts';
import { tasksOf } from '../../module.ts';
import { startApi } from '../../testing/harness.ts';
import { registry } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const api = await startApi();
let server: Awaited<ReturnType<typeof startMetricsServer>>;
const here = {
  HOST: '127.0.0.1',
  METRICS_PORT: 0,
  STORAGE: 'disk',
  STORAGE_DIR: tmpdir(),
  VERSION: '1.4.0',
} as const;
const none = { doubt() {}, close() {} };
const tasks = () => tasksOf(api.deps.modules).map(({ name }) => name);

beforeAll(async () => {
  server = await startMetricsServer(here, api.deps.database, tasks());
});
afterAll(() => server.close());

const read = async (port = server.port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of one line with all its labels; 0 if it is missing. */
async function number(line: string): Promise<number> {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

describe('/metrics', () => {
  it('is on a port of its own and nowhere else', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    expect((await api.http().get('/metrics')).text).not.toContain('acheep_');
  });

  it('counts requests by the name of their endpoint, never by the address that was typed', async () => {
    const seen = 'acheep_http_requests_total{kind="api",endpoint="GET /job/:id",status="4xx"}';
    const before = await number(seen);
    const id = '01900000-0000-7000-8000-000000000abc';
    await api.as(null).call(jobGet, { params: { id } });
    await api.http().get('/some/where/that-nobody-knows');
    expect(await number(seen)).toBe(before + 1);
    expect(
      await number('acheep_http_request_seconds_count{kind="api",endpoint="GET /job/:id"}'),
    ).toBeGreaterThan(0);
    expect(await read()).not.toMatch(/000000000abc|that-nobody-knows/);
  });

  it('has a series for each thing that is known beforehand, and for nothing else', async () => {
    const count = async () => (await read()).split('\n').filter((line) => line.includes('endpoint=')).length;
    const ask = async (word: string) => {
      for (const url of [`/${word}`, `/api/v1/${word}`, `/job/${word}`, `/api/v1/job?search=${word}`])
        await api.http().get(url);
    };
    await ask('first');
    const before = await count();
    await ask('second');
    await ask('third');
    expect(await count()).toBe(before);
  });

  it('counts what is remembered', async () => {
    const hits = 'acheep_cache_lookups_total{cache="pages",outcome="hit"}';
    const query = { search: 'remembered' };
    await api.as(null).call(jobList, { query });
    const before = await number(hits);
    await api.as(null).call(jobList, { query });
    expect(await number(hits)).toBe(before + 1);
  });

  it('counts refusals by the limit', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong-password' };
    let refused = 0;
    for (let tries = 0; tries < 60 && refused === 0; tries += 1)
      if ((await api.as(null).call(login, { body })).status === 429) refused += 1;
    expect(refused).toBe(1);
    expect(await read()).toMatch(/acheep_limit_refused_total\{limit="[\w-]+"\} [1-9]/);
  });

  it('counts mails and work, and tells what waits', async () => {
    const { email } = await createUser(api.prisma, { email: 'metric@example.com' });
    await api.as(null).call(forgotPassword, { body: { email } });
    const other = await startMetricsServer(here, api.deps.database, tasks());
    expect(await read(other.port)).toMatch(/acheep_queue_tasks\{task="mail",state="waiting"\} [1-9]/);
    await other.close();
    await api.mailsTo(email);
    await vi.waitFor(async () => {
      const told = await read();
      expect(told).toMatch(/acheep_mails_total\{template="[\w-]+",outcome="sent"\} [1-9]/);
      expect(told).toMatch(/acheep_tasks_total\{task="mail",outcome="done"\} [1-9]/);
    });
    expect(await read()).not.toContain(email);
  });

  it('counts calls of the storage, and the bytes', async () => {
    const { storage, config } = api.deps;
    const source = path.join(config.STORAGE_DIR, '..', 'a-file');
    await writeFile(source, 'x'.repeat(1234));
    const [written, had] = ['written', 'read'].map((one) => `acheep_storage_bytes_total{direction="${one}"}`);
    const before = [await number(written as string), await number(had as string)];
    await storage.put('docs/0123456789abcdef0123456789abcdef', source, 'text/plain');
    const file = await storage.get('docs/0123456789abcdef0123456789abcdef');
    expect(file && (await text(file))).toHaveLength(1234);
    expect([await number(written as string), await number(had as string)]).toEqual(
      before.map((bytes) => bytes + 1234),
    );
    expect(await storage.get('docs/0123456789abcdef0123456789abcdee')).toBeNull();
    expect(await number('acheep_storage_calls_total{operation="get",outcome="missing"}')).toBeGreaterThan(0);
  });

  it('answers while the database does not', async () => {
    const away = connect({ url: 'postgresql://nobody@127.0.0.1:9/nothing' });
    const other = await startMetricsServer(here, away, tasks());
    expect(await read(other.port)).toContain('acheep_database_up 0');
    await other.close();
    await away.close();
    const back = await startMetricsServer(here, api.deps.database, tasks());
    expect(await read(back.port)).toContain('acheep_database_up 1');
    await back.close();
  });

  it('tells which release runs, how large the database is, and what happened within a day', async () => {
    const user = await createUser(api.prisma);
    const job = await createJob(api.prisma);
    await createApplication(api.prisma, { applicantId: user.id, jobId: job.id });
    const other = await startMetricsServer(here, api.deps.database, tasks());
    const said = await read(other.port);
    await other.close();
    expect(said).toContain('acheep_build_info{version="1.4.0"} 1');
    expect(said).toMatch(/acheep_database_bytes \d{7,}/);
    for (const event of ['signed_up', 'published', 'applied'])
      expect(said).toMatch(new RegExp(`acheep_last_day_events{event="${event}"} [1-9]`));
    expect(said).toMatch(/acheep_replica_fresh (?:NaN|Nan)/i);
  });

  it('tells whether the replica is fresh, and that the database is away while it stands in', async () => {
    const { database } = api.deps;
    const state = { isFresh: true, standsIn: false };
    const replica = { ...none, database, isFresh: () => state.isFresh, standsIn: () => state.standsIn };
    const look = async () => {
      const other = await startMetricsServer(here, database, tasks(), replica);
      const said = await read(other.port);
      await other.close();
      return ['replica_fresh', 'replica_stands_in', 'database_up'].map(
        (name) => new RegExp(`^acheep_${name} (.*)$`, 'm').exec(said)?.[1],
      );
    };
    expect(await look()).toEqual(['1', '0', '1']);
    Object.assign(state, { isFresh: false, standsIn: true });
    expect(await look()).toEqual(['0', '1', '0']);
  });

  it('says which setting a port in use is of', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const config = { ...here, PORT: 1, METRICS_PORT: port };
    const error = await startMetricsServer(config, api.deps.database, []).catch((failure) => failure);
    expect(asListenError(error, config)).toMatchObject({
      message: `Port ${port} is in use. Set METRICS_PORT to another one.`,
    });
    taken.close();
  });
});

describe('the dashboard, the rules and the page about them', () => {
  const file = (name: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../../../../.github/operating', name), 'utf8');
  const named = (source: string) => new Set(source.match(/\b(?:acheep|nodejs|process)_[a-z\d_]+/g));
  /** A histogram has three series in Prometheus. */
  const family = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  const metrics = () => registry.getMetricsAsArray().map(({ name }) => name);

  it.each(['grafana.json', 'alerts.yml', 'watching.md'])('%s names only what there is', (name) => {
    const known = new Set(metrics());
    const names = [...named(file(name))].filter((one) => one !== 'acheep_request_id');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((one) => !known.has(one) && !known.has(family(one)))).toEqual([]);
  });

  it('the page says what each of ours means, and its labels', () => {
    const page = file('watching.md');
    const ours = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('acheep_'));
    expect(ours.length).toBeGreaterThan(20);
    for (const metric of ours) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${metric.name}\` |`));
      const { labelNames } = metric as unknown as { labelNames: readonly string[] };
      expect([metric.name, row]).toEqual([metric.name, expect.any(String)]);
      for (const label of labelNames)
        expect([metric.name, row]).toEqual([metric.name, expect.stringContaining(`\`${label}\``)]);
    }
  });

  it('the dashboard shows each of ours', () => {
    const shown = new Set([...named(file('grafana.json'))].map(family));
    const missing = metrics().filter((name) => name.startsWith('acheep_') && !shown.has(name));
    // Covered by alert rules.
    expect(missing.sort()).toEqual(['acheep_database_up', 'acheep_storage_writable']);
  });
});
