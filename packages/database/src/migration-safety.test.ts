import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMigrations } from './migration-file.ts';
import { migrationFaults } from './migration-safety.ts';

/** Those up to here were written before there was a site to upgrade. */
const lastUnchecked = '20261123999999';
/** It holds up whoever writes jobs for as long as it reads companies; no release was before it, and it stays as it was applied. */
const heldBefore = '20261124300000_suggestion';

const faultsOf = (...migrations: (string | [name: string, sql: string])[]) =>
  migrationFaults(
    migrations.map((one, index) =>
      typeof one === 'string' ? { name: `${index + 1}_x`, sql: one } : { name: one[0], sql: one[1] },
    ),
  );

test('the migrations of this version hold nobody up, and leave what the version before reads', async () => {
  const all = await readMigrations(path.resolve(import.meta.dirname, '../../../prisma/migrations'));
  expect(await migrationFaults(all.filter(({ name }) => name > lastUnchecked))).toEqual([
    expect.stringMatching(new RegExp(`^${heldBefore}: all of company is read `)),
  ]);
});

describe('what would hold a large table', () => {
  test.each([
    ['CREATE INDEX a ON job (title);', 'CREATE INDEX CONCURRENTLY'],
    ['DROP INDEX job_a_idx;', 'DROP INDEX CONCURRENTLY'],
    ['CREATE INDEX CONCURRENTLY a ON job (title);', 'begin the file with "-- outside a transaction"'],
    ['ALTER TABLE job ALTER title TYPE varchar(9);', 'fill it in batches'],
    ['ALTER TABLE job ADD a uuid NOT NULL DEFAULT gen_random_uuid();', 'fill it in batches'],
    ['ALTER TABLE job ADD a text GENERATED ALWAYS AS (title) STORED;', 'fill it in batches'],
    ['ALTER TABLE job ADD a serial;', 'fill it in batches'],
    ['ALTER TABLE job ADD a int NOT NULL;', 'constant DEFAULT'],
    ['ALTER TABLE job ADD a int UNIQUE;', 'USING INDEX'],
    ['ALTER TABLE job ADD a uuid REFERENCES company (id);', 'NOT VALID'],
    ['ALTER TABLE job ALTER title SET NOT NULL;', 'CHECK (title IS NOT NULL) NOT VALID'],
    ['ALTER TABLE job ADD CONSTRAINT c CHECK (vacancies > 0);', 'NOT VALID'],
    [
      'ALTER TABLE job ADD CONSTRAINT c CHECK (vacancies > 0) NOT VALID; ALTER TABLE job VALIDATE CONSTRAINT c;',
      'migration of its own',
    ],
    ['ALTER TABLE job ADD CONSTRAINT u UNIQUE (title);', 'USING INDEX'],
    ["UPDATE job SET title = 'x';", 'in batches by a task'],
    ['DELETE FROM application;', 'in batches by a task'],
    [
      'CREATE TABLE a (id uuid); CREATE TRIGGER t AFTER INSERT ON job EXECUTE FUNCTION f(); INSERT INTO a SELECT id FROM job;',
      'in a migration of its own that does nothing else',
    ],
    ['LOCK TABLE job;', 'LOCK keeps everybody'],
    ['VACUUM FULL job;', 'VACUUM keeps everybody'],
    ['-- outside a transaction\nALTER TABLE job ADD a int;', 'only what is CONCURRENTLY'],
    [
      '-- outside a transaction\nCREATE INDEX CONCURRENTLY a ON job (id); CREATE INDEX CONCURRENTLY b ON job (id);',
      'ending with its line',
    ],
  ])('%s', async (sql, remedy) => {
    expect(await faultsOf(sql)).toEqual([expect.stringContaining(remedy)]);
  });

  test('SET NOT NULL in the migration that validates its check', async () => {
    const add = 'ALTER TABLE job ADD CONSTRAINT c CHECK (title IS NOT NULL) NOT VALID;';
    const validate = 'ALTER TABLE job VALIDATE CONSTRAINT c;';
    const set = 'ALTER TABLE job ALTER title SET NOT NULL;';
    expect(await faultsOf(add, validate + set)).toEqual([expect.stringContaining('only in one after that')]);
    expect(await faultsOf(add, validate, set)).toEqual([]);
  });
});

describe('what the version before reads', () => {
  const drop = 'ALTER TABLE job DROP address;';
  test.each([
    ['1_x', drop],
    ['1_x', `-- nothing reads it since 1.2.0\n${drop}`],
    ['1_contract_x', drop],
    ['1_x', 'DROP TABLE bookmark;'],
  ])('%s: %s', async (name, sql) => {
    expect(await faultsOf([name, sql])).toEqual([expect.stringContaining('drop it a release later')]);
  });

  test('goes where the migration says that nothing reads it any more', async () => {
    expect(await faultsOf(['1_contract_x', `-- nothing reads it since 1.2.0\n${drop}`])).toEqual([]);
  });

  test.each(['ALTER TABLE job RENAME address TO place;', 'ALTER TABLE job RENAME TO posting;'])(
    '%s',
    async (sql) => {
      expect(await faultsOf(sql)).toEqual([expect.stringContaining('the old name')]);
    },
  );
});

test.each([
  'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL); CREATE INDEX ON a (b); ALTER TABLE a ADD CHECK (b > 0);',
  "ALTER TABLE job ADD a int NOT NULL DEFAULT 0, ADD b text, ADD c text[] NOT NULL DEFAULT '{}', ADD d timestamptz;",
  '-- outside a transaction: there may be many\nCREATE UNIQUE INDEX CONCURRENTLY a ON job (title);\nDROP INDEX CONCURRENTLY b;\n',
  'ALTER TABLE job ADD CONSTRAINT u UNIQUE USING INDEX a;',
  'INSERT INTO a SELECT id FROM job; INSERT INTO b SELECT id FROM company;',
  "CREATE TABLE a (b text); INSERT INTO a VALUES ('x'); INSERT INTO a SELECT slug FROM category;",
  "UPDATE province SET name_km = 'x'; CREATE INDEX ON category (slug);",
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE job SET title = 1; RETURN NEW; END $$;',
])('lets be: %s', async (sql) => {
  expect(await faultsOf(sql)).toEqual([]);
});
