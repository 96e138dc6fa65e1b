import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

let server: EmbeddedPostgres;
let database: Database;
let pool: Database['pool'];
let directory: string;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  database = connect({ url: server.url });
  pool = database.pool;
  directory = await mkdtemp(path.join(os.tmpdir(), 'acheep-migrations-'));
});

beforeEach(async () => {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await rm(directory, { recursive: true });
  await mkdir(directory);
  await writeFile(path.join(directory, 'migration_lock.toml'), 'provider = "postgresql"\n');
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

const write = async (name: string, sql: string) => {
  await mkdir(path.join(directory, name), { recursive: true });
  await writeFile(path.join(directory, name, 'migration.sql'), sql);
};
const ledger = async () => (await pool.query('SELECT * FROM _prisma_migrations ORDER BY started_at')).rows;

test('applies in the order of names, once, and records as Prisma does', async () => {
  const second = 'ALTER TABLE pet ADD name text;\n-- ខ្មែរ\n';
  await write('2_name', second);
  await write('1_pet', 'CREATE TABLE pet (id int);');

  expect(await migrate(pool, { directory })).toEqual(['1_pet', '2_name']);
  expect(await migrate(server.url, { directory })).toEqual([]);

  const rows = await ledger();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    checksum: createHash('sha256').update(second).digest('hex'),
    migration_name: '2_name',
    started_at: expect.any(Date),
    finished_at: expect.any(Date),
    rolled_back_at: null,
    logs: null,
    applied_steps_count: 1,
  });
});

test('several at once apply everything once', async () => {
  await write('1_slow', 'CREATE TABLE pet (id int); SELECT pg_sleep(0.3);');
  await write('2_row', 'INSERT INTO pet VALUES (1);');

  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, { directory })));

  expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, 2]);
  expect((await pool.query('SELECT id FROM pet')).rows).toEqual([{ id: 1 }]);
  expect(await ledger()).toHaveLength(2);
});

test('refuses when an applied migration was edited, but not for other line endings', async () => {
  await write('1_pet', 'CREATE TABLE pet (\n  id int\n);\n');
  await migrate(pool, { directory });

  await write('1_pet', 'CREATE TABLE pet (\r\n  id int\r\n);\r\n');
  expect(await migrate(pool, { directory })).toEqual([]);

  await write('1_pet', 'CREATE TABLE pet (\n  id bigint\n);\n');
  await write('2_more', 'CREATE TABLE more (id int);');
  await expect(migrate(pool, { directory })).rejects.toMatchObject({
    name: 'DatabaseError',
    code: 'migration.edited',
    message: expect.stringContaining('The migration 1_pet was changed after it had been applied'),
  });
  expect((await pool.query("SELECT to_regclass('more') AS more")).rows).toEqual([{ more: null }]);
});

test('rolls a failed migration back, says where it failed, and applies it once it is put right', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await write('2_bad', 'CREATE TABLE half (id int);\nINSERT INTO pet\nVALUES (nonsense);');

  await expect(migrate(pool, { directory })).rejects.toMatchObject({
    code: 'migration.failed',
    message: 'The migration 2_bad failed and was rolled back: column "nonsense" does not exist (line 3).',
  });
  expect((await pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
  expect(await ledger()).toMatchObject([
    { migration_name: '1_pet', logs: null },
    { migration_name: '2_bad', finished_at: null, rolled_back_at: expect.any(Date), applied_steps_count: 0 },
  ]);

  await write('2_bad', 'CREATE TABLE half (id int);');
  expect(await migrate(pool, { directory })).toEqual(['2_bad']);
});

test('refuses while a failure that Prisma recorded is not resolved', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await migrate(pool, { directory });
  await pool.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', '2_half')",
  );

  await expect(migrate(pool, { directory })).rejects.toMatchObject({
    code: 'migration.unresolved',
    message: expect.stringContaining('The migration 2_half is recorded as failed'),
  });
});

test('lets a migration be that only the database knows', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await migrate(pool, { directory });
  await rm(path.join(directory, '1_pet'), { recursive: true });
  await write('2_more', 'CREATE TABLE more (id int);');
  expect(await migrate(pool, { directory })).toEqual(['2_more']);
});

test('records what stands for migrations that the database has, and applies it where it has none', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await write('3_contract_pet_fax', '-- nothing reads it since 1.2.0\nALTER TABLE pet ADD name text;');
  await migrate(pool, { directory });
  const squash = async () => {
    for (const name of ['1_pet', '3_contract_pet_fax'])
      await rm(path.join(directory, name), { recursive: true });
    await write('2_baseline', 'CREATE TABLE pet (id int, name text);');
    await writeFile(path.join(directory, '2_baseline/replaces.txt'), '1_pet\n3_contract_pet_fax\n');
    await write('4_more', 'CREATE TABLE more (id int);');
  };
  await squash();
  await expect(migrate(pool, { directory, apply: false })).rejects.toMatchObject({
    code: 'migration.pending',
    message: expect.stringContaining('it lacks the migration 4_more. Run'),
  });
  expect(await migrate(pool, { directory })).toEqual(['4_more']);
  expect((await ledger()).map((row) => row.migration_name)).toEqual([
    '1_pet',
    '3_contract_pet_fax',
    '2_baseline',
    '4_more',
  ]);
  expect(await migrate(pool, { directory })).toEqual([]);

  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  expect(await migrate(pool, { directory })).toEqual(['2_baseline', '4_more']);

  await pool.query(
    `UPDATE _prisma_migrations SET migration_name = '1_pet' WHERE migration_name = '2_baseline'`,
  );
  await expect(migrate(pool, { directory })).rejects.toMatchObject({
    code: 'migration.older',
    message: expect.stringContaining(
      '2_baseline replaces 3_contract_pet_fax, which this database or archive lacks',
    ),
  });
});

test('refuses a database that has lost what this version reads', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int, fax text);');
  await write('3_contract_pet_fax', '-- nothing reads it since 1.2.0\nALTER TABLE pet DROP fax;');
  await migrate(pool, { directory });
  await rm(path.join(directory, '3_contract_pet_fax'), { recursive: true });
  await expect(migrate(pool, { directory })).rejects.toMatchObject({
    code: 'migration.newer',
    message: expect.stringContaining('The database is of a newer version: 3_contract_pet_fax'),
  });
  await expect(migrate(pool, { directory, apply: false })).rejects.toMatchObject({ code: 'migration.newer' });
});

test('applies nothing where it may not, and says what is missing', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  const look = () => migrate(pool, { directory, apply: false });
  await expect(look()).rejects.toMatchObject({
    code: 'migration.pending',
    message: expect.stringContaining('it lacks the migration 1_pet. Run'),
  });
  expect((await pool.query("SELECT to_regclass('pet') AS pet")).rows).toEqual([{ pet: null }]);
  await migrate(pool, { directory });
  expect(await look()).toEqual([]);
});

test('does not make everybody wait behind a table that it cannot have: it tries again', async () => {
  await write('1_pet', 'CREATE TABLE pet (id int);');
  await migrate(pool, { directory });
  await write('2_name', 'ALTER TABLE pet ADD name text;');
  const reader = await pool.connect();
  await reader.query('BEGIN; SELECT * FROM pet');
  const migrating = migrate(pool, { directory });
  const rows = () => pool.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'pet'::regclass");
  await expect.poll(async () => (await rows()).rowCount, { interval: 20 }).toBe(1);
  await expect.poll(async () => (await rows()).rowCount, { timeout: 20_000, interval: 20 }).toBe(0);
  await reader.query('COMMIT');
  reader.release();
  expect(await migrating).toEqual(['2_name']);
});

test('names what is missing: the folder, the file, the database', async () => {
  await expect(migrate(pool, { directory: '/nowhere' })).rejects.toMatchObject({ code: 'migration.missing' });
  await mkdir(path.join(directory, '1_empty'));
  await expect(migrate(pool, { directory })).rejects.toThrow('The migration 1_empty has no file');
  await rm(path.join(directory, '1_empty'), { recursive: true });
  const elsewhere = new URL(server.url);
  elsewhere.port = '1';
  const failure = await migrate(elsewhere.href, { directory }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 'database.unreachable',
    message: 'No database answers at 127.0.0.1:1/acheep: connect ECONNREFUSED 127.0.0.1:1.',
  });
});
