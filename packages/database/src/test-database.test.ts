import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { createTestDatabase, prepareTemplate } from './test-database.ts';

let server: EmbeddedPostgres;
let migrations: string;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  migrations = await mkdtemp(path.join(os.tmpdir(), 'acheep-template-'));
  await mkdir(path.join(migrations, '1_pet'));
  await writeFile(path.join(migrations, '1_pet', 'migration.sql'), 'CREATE TABLE pet (name text);');
});

afterAll(async () => {
  await server?.stop();
  await rm(migrations, { recursive: true });
});

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const prepare = (url: string) => query(url, "INSERT INTO pet VALUES ('cat')").then(() => {});

test('copies are as the template was prepared, apart from each other, and gone after drop', async () => {
  const { adminUrl, close } = await prepareTemplate({ url: server.url, migrations, prepare });
  const copies = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase(adminUrl)));
  const [first, second] = copies;
  await query(first?.url ?? '', "INSERT INTO pet VALUES ('dog')");
  expect(await query(first?.url ?? '', 'SELECT name FROM pet')).toHaveLength(2);
  expect(await query(second?.url ?? '', 'SELECT name FROM pet')).toEqual([{ name: 'cat' }]);

  const forgotten = new pg.Client({ connectionString: first?.url });
  forgotten.on('error', () => {});
  await forgotten.connect();
  await Promise.all(copies.map((copy) => copy.drop()));
  expect(await query(adminUrl, "SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'")).toEqual([]);
  await close();
});

test('a template can be prepared again, and closes the connections that were left open', async () => {
  const left: pg.Client[] = [];
  const { adminUrl } = await prepareTemplate({
    url: server.url,
    migrations,
    prepare: async (url) => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      left.push(client);
    },
  });
  expect(left).toHaveLength(1);
  const copy = await createTestDatabase(adminUrl);
  expect(await query(copy.url, 'SELECT name FROM pet')).toEqual([]);
  await copy.drop();
});

test('starts a server of its own where none is given, and stops it when preparing fails', async () => {
  vi.stubEnv('TEST_DATABASE_URL', undefined);
  const urls: string[] = [];
  const failing = prepareTemplate({
    migrations,
    prepare: async (url) => {
      urls.push(url);
      throw new Error('no seed');
    },
  });
  await expect(failing).rejects.toThrow('no seed');
  vi.unstubAllEnvs();
  const [url = ''] = urls;
  expect(url).not.toContain(`:${new URL(server.url).port}/`);
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
