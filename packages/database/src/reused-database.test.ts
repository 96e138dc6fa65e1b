import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReusedDatabase } from './reused-database.ts';
import { prepareTemplate } from './test-database.ts';

const tables = `
  CREATE TABLE owner (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL);
  CREATE TABLE pet (
    id int PRIMARY KEY REFERENCES owner, born timestamptz, names text[], photo bytea,
    called text GENERATED ALWAYS AS (names[1]) STORED);
  CREATE TABLE walk (pet int REFERENCES pet, note text);
  CREATE SEQUENCE ticket;`;
const seeds = `
  INSERT INTO owner (name) VALUES ('ដារ៉ា'), ('Sok');
  INSERT INTO pet VALUES (1, '2026-01-02 03:04:05.678901+07', '{"a, b","c"}', '\\x00ff');`;

let template: Awaited<ReturnType<typeof prepareTemplate>>;
let migrations: string;
let database: Awaited<ReturnType<typeof createReusedDatabase>>;

const query = async (sql: string) => {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const whole = async () =>
  JSON.stringify([await query('TABLE owner'), await query('TABLE pet'), await query('TABLE walk')]);

beforeAll(async () => {
  migrations = await mkdtemp(path.join(os.tmpdir(), 'acheep-reused-'));
  await mkdir(path.join(migrations, '1_pet'));
  await writeFile(path.join(migrations, '1_pet', 'migration.sql'), tables + seeds);
  template = await prepareTemplate({ migrations });
  database = await createReusedDatabase(template.adminUrl);
});
afterAll(async () => {
  await template.close();
  await rm(migrations, { recursive: true });
});

test('is renewed as it was: rows of before, none of the test, sequences and numbers from the start', async () => {
  const [url, before] = [database.url(), await whole()];
  await query(`
    UPDATE owner SET name = 'Else';
    INSERT INTO owner (name) VALUES ('Third');
    UPDATE pet SET names = '{}', photo = NULL;
    INSERT INTO walk SELECT 1, repeat('far ', 50) FROM generate_series(1, 1000);
    SELECT nextval('ticket')`);
  await database.renew();
  expect(await whole()).toBe(before);
  expect(
    await query("SELECT nextval('ticket')::int AS ticket, pg_relation_size('walk')::int AS size"),
  ).toEqual([{ ticket: 1, size: 0 }]);
  expect(database.url()).toBe(url);
  await expect(query("INSERT INTO walk VALUES (7, 'nowhere')")).rejects.toThrow('foreign key');
  await database.renew();
});

test('ends what is still connected', async () => {
  const forgotten = new pg.Client({ connectionString: database.url() });
  const ended = new Promise((resolve) => forgotten.on('error', resolve));
  await forgotten.connect();
  await database.renew();
  await ended;
});

test.each([
  'DROP TABLE walk',
  'ALTER TABLE pet ALTER COLUMN born SET NOT NULL',
  'CREATE INDEX ON pet (born)',
  'ALTER TABLE walk DISABLE TRIGGER ALL',
  'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
])('is a copy of the template again after %s', async (change) => {
  const before = await whole();
  const url = database.url();
  await query(change);
  await database.renew();
  expect(database.url()).not.toBe(url);
  expect(await whole()).toBe(before);
});
