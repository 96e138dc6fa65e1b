import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { ask, createEmptyDatabase } from '../testing/empty-database.ts';
import { checkReplica } from './check-replica.ts';
import { inWords } from './examine.ts';

let primary: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  primary = await createTestDatabase(inject('databaseAdminUrl'));
});
afterAll(() => primary.drop());

async function look(DATABASE_READ_URL: string) {
  const config = readConfig({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL,
    SECRET: 'a secret that only the tests know, and long enough',
    SMTP_URL: 'smtp://localhost',
  });
  const database = connect({ url: config.DATABASE_URL, poolSize: 1 });
  const storage = createStorage(config);
  const found = await checkReplica({ config, database, storage, now: () => new Date() });
  await database.close();
  return found;
}

/** A server that claims to be a replica which has replayed up to a position, so many minutes ago. */
async function replicaThatSays(place: string, minutes: number) {
  const made = await createEmptyDatabase(inject('databaseAdminUrl'));
  const name = new URL(made.url).pathname.slice(1);
  await ask(
    made.url,
    `CREATE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
     CREATE FUNCTION public.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS $$ SELECT '${place}'::pg_lsn $$;
     CREATE FUNCTION public.pg_last_xact_replay_timestamp() RETURNS timestamptz LANGUAGE sql
       AS $$ SELECT now() - interval '${minutes} minutes' $$;
     ALTER DATABASE ${name} SET search_path = public, pg_catalog`,
  );
  return made;
}

it('says nothing where there is none', async () => {
  expect(await look('')).toEqual([]);
});

it('says that the replica follows, however long ago the last change was', async () => {
  const replica = await replicaThatSays('FFFFFFFF/0', 600);
  expect(await look(replica.url)).toMatchObject([{ state: 'ok', code: 'database.replica' }]);
  await replica.drop();
});

it('says that it is ten minutes behind, and what visitors see meanwhile', async () => {
  const replica = await replicaThatSays('0/1', 10);
  const [finding] = await look(replica.url);
  expect(finding).toMatchObject({
    state: 'warning',
    code: 'database.replicaBehind',
    params: { minutes: 10 },
  });
  expect(finding && inWords(finding, 'en').about).toMatch(/^The replica is 10 minutes behind\..*the primary/);
  await replica.drop();
});

it('says that it is away, without its password, and that another server follows nobody', async () => {
  const away = await look('postgresql://acheep:hunter2@127.0.0.1:1/acheep');
  expect(away).toMatchObject([{ state: 'warning', code: 'database.replicaAway' }]);
  expect(JSON.stringify(away)).not.toContain('hunter2');
  expect(await look(primary.url)).toMatchObject([{ state: 'warning', code: 'database.replicaAlone' }]);
});
