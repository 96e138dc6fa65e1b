import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../testing/empty-database.ts';
import { runCommand } from '../testing/run-command.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseAdminUrl'));
});
afterAll(() => database.drop());

it('fault 18: a clock that is an hour off is a sentence of the doctor with its remedy, and its code is not 0', async () => {
  const name = new URL(database.url).pathname.slice(1);
  // Other callers still get the server's real clock.
  await ask(
    database.url,
    `CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql
       AS $$ SELECT pg_catalog.clock_timestamp() - interval '1 hour' $$;
     ALTER DATABASE ${name} SET search_path = public, pg_catalog`,
  );
  const { code, output, fault } = await runCommand(['doctor'], {
    DATABASE_URL: database.url,
    SECRET: 'a secret that only the tests know, and long enough',
    SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1:1',
  });
  expect([code, fault]).toEqual([1, 'Fix the checks marked ✗.']);
  expect(output).toMatch(/^✗ Clock: .*(3600|35\d\d) seconds.*\n {4}→ /m);
  expect(output).not.toContain('hunter2');
});
