import { rm } from 'node:fs/promises';
import path from 'node:path';
import { login } from '@acheep/contract/accounts/account';
import { jobList } from '@acheep/contract/jobs/job';
import { openClient } from '@acheep/database/connection';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { seedReference } from '@acheep/prisma/seed/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.ts';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { makeFolders, startReplica } from './database-folder.ts';

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres | undefined;
let proxy: FaultProxy;
let api: Harness;

beforeAll(async () => {
  folder = await makeFolders('primary', 'replica');
  primary = await startEmbeddedPostgres({ directory: path.join(folder, 'primary'), persistent: true });
  await migrate(primary.url);
  proxy = await startFaultProxy(primary.url);
  api = await startHarness({ DATABASE_URL: proxy.through(primary.url) });
  await seedReference(api.prisma);
});
afterAll(async () => {
  await api?.close();
  await proxy?.close();
  await replica?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement on a server, beside the product. */
async function ask<Row extends object>(
  { url }: EmbeddedPostgres,
  statement: string,
): Promise<Row | undefined> {
  const client = await openClient({ connectionString: url });
  return (await client.query<Row>(statement).finally(() => client.end())).rows[0];
}

/** Titles of all pages of the list, and what each page says the total is. */
async function listed() {
  const titles: string[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page++) {
    const { status, body } = await api
      .as(null)
      .call(jobList, { query: { offset: (page - 1) * 10, limit: 10 } });
    if (status !== 200) return { status };
    totals.add(body.meta.total);
    titles.push(...body.data.map(({ title }: { title: string }) => title));
    if (page * 10 >= body.meta.total) return { totals: [...totals], titles: titles.sort() };
  }
}

const inDatabase = async () => {
  const rows = await api.prisma.job.findMany({ where: { status: 'active' }, select: { title: true } });
  return { totals: [rows.length], titles: rows.map(({ title }) => title).sort() };
};

/** How often somebody may guess a password before the limit says so. */
async function guesses() {
  const body = { email: 'nobody@example.com', password: 'a wrong guess' };
  for (let tries = 0; tries < 50; tries++)
    if ((await api.as(null).call(login, { body })).status === 429) return tries;
  return null;
}

it('a replica takes over without the last jobs, and no process lists them or misses one', async () => {
  const { id: ownerId } = await createRecruiter(api.prisma);
  const publish = async (name: string, count: number) => {
    for (let at = 0; at < count; at++) await createJob(api.prisma, { ownerId, title: `${name} ${at}` });
  };
  await publish('Kept', 25);
  expect(await listed()).toEqual(await inDatabase());

  const link = await startFaultProxy(primary.url);
  const follower = await startReplica(primary, path.join(folder, 'replica'), link.through(primary.url));
  replica = follower;
  const isBehind = async () => {
    const now = await ask<{ place: string }>(primary, 'SELECT pg_current_wal_lsn()::text AS place');
    return ask(follower, `SELECT pg_last_wal_replay_lsn() < '${now?.place}' AS late`);
  };
  await expect.poll(isBehind).toEqual({ late: false });

  // The network between both fails; the primary goes on alone, with more jobs than a sequence keeps ahead.
  await link.refuse();
  await publish('Lost', 60);
  expect((await listed()).titles).toHaveLength(85);
  const allowed = await guesses();
  expect([allowed, await guesses()]).toEqual([expect.any(Number), 0]);

  await proxy.refuse();
  await primary.stop();
  await ask(follower, 'SELECT pg_promote()');
  proxy.leadTo(follower.url);
  await proxy.restore();
  await expect.poll(() => api.prisma.job.count().catch(() => 0)).toBe(25);
  await publish('New', 80);
  const after = await listed();
  expect(after).toEqual(await inDatabase());
  expect(after.titles).toHaveLength(105);
  // Counts of limits are not replicated: they begin anew, whole.
  expect(await guesses()).toBe(allowed);
});
