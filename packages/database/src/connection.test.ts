import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

let server: EmbeddedPostgres;
let database: Database;
const lost: Error[] = [];

beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  await migrate(server.url);
  database = connect({
    url: server.url,
    poolSize: 2,
    statementTimeout: 300,
    onConnectionLost: (error) => lost.push(error),
  });
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

test('Prisma and SQL see the same rows through the same pool', async () => {
  const province = { slug: 'kandal', nameEn: 'Kandal', nameKm: 'កណ្តាល', position: 1 };
  const { id } = await database.prisma.province.create({ data: province });
  const { rows } = await database.pool.query('SELECT id, name_km FROM province');
  expect(rows).toEqual([{ id, name_km: 'កណ្តាល' }]);
  expect(database.pool.totalCount).toBeGreaterThan(0);
});

test('what fails in a transaction leaves nothing', async () => {
  const province = { slug: 'kep', nameEn: 'Kep', nameKm: 'កែប', position: 2 };
  const failing = database.prisma.$transaction(async (transaction) => {
    await transaction.province.create({ data: province });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await database.prisma.province.count({ where: { slug: 'kep' } })).toBe(0);
});

test('a statement that takes too long is cancelled', async () => {
  await expect(database.pool.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout');
});

test('a lost idle connection is reported and replaced', async () => {
  await database.pool.query('SELECT 1');
  const other = connect({ url: server.url, applicationName: 'other' });
  await other.pool.query(
    "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE application_name = 'acheep'",
  );
  await other.close();
  await other.close();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  // Its loggable properties contain neither host nor user nor statement.
  expect(Object.keys(lost[0] ?? {})).not.toContain('client');
  expect(await database.prisma.province.count()).toBe(1);
});

test('a connection that the server ends while the pool does not listen ends no process', async () => {
  const leaving = connect({ url: server.url, applicationName: 'leaving' });
  const client = await leaving.pool.connect();
  // An error event without a listener throws.
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
  client.release(true);
  await leaving.close();
});
