import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { concurrently, isOutsideTransaction, statementsOf } from './migrate-outside.ts';
import { isContracting, type MigrationFile, readMigrations } from './migration-file.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const squawk = require.resolve('squawk-cli/js/bin/squawk');

/** The first migration fills an empty database. */
const first = '20261130000000_baseline';

/** Tables that stay small on any site: writing or reading all of them takes a moment. */
const small = 'banner|category|industry|list_version|package|province|service|synonym';
const contract =
  'drop it a release later, in a migration called <number>_contract_<name> with the line "-- nothing reads it since <version>"';

/** Faults of a statement that squawk does not detect, with the remedy. */
const unseen: [RegExp, string][] = [
  [
    new RegExp(`^(?:UPDATE|DELETE\\s+FROM)\\s+(?!"?(?:${small})\\b)`, 'i'),
    'change rows in batches by a task (in-batches.ts)',
  ],
  [/^(?:LOCK|TRUNCATE|VACUUM|CLUSTER)\b/i, 'this keeps everybody from the table'],
  [
    /\bADD\b[^,]*\s(?:small|big)?serial\b|\bSET\s+(?:(?:UN)?LOGGED|TABLESPACE|ACCESS)\b/i,
    'this writes the table anew: add another column and fill it in batches by a task',
  ],
];
const readsLarge = new RegExp(
  `^INSERT\\b[\\s\\S]*\\bSELECT\\b[\\s\\S]*\\b(?:FROM|JOIN)\\s+(?!"?(?:${small})\\b)"?[a-z]`,
  'i',
);

function unseenFaults({ name, sql }: Pick<MigrationFile, 'name' | 'sql'>): string[] {
  const statements = statementsOf(sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''"));
  const faults = statements.flatMap((one) =>
    unseen.flatMap(([what, remedy]) => (what.test(one) ? [remedy] : [])),
  );
  const mayDrop = isContracting(name) && /^-- nothing reads it since v?\d+\.\d+\.\d+/m.test(sql);
  if (!mayDrop && (isContracting(name) || statements.some((one) => /^DROP\s+(?:VIEW|TYPE)\b/i.test(one))))
    faults.push(contract);
  if (isOutsideTransaction(sql) && !statements.every((one) => /\bINDEX\s+CONCURRENTLY\b/i.test(one)))
    faults.push('only what is CONCURRENTLY belongs outside a transaction');
  // Locks last until the end of the migration, so rows must not be read in one that takes any.
  if (!statements.every((one) => /^INSERT\b/i.test(one)) && statements.some((one) => readsLarge.test(one)))
    faults.push('fill a new table by a task, or in a migration of its own that does nothing else');
  return faults;
}

/** Faults of a migration on a site with a million jobs that is in use. */
function faultsOf({ name, sql: written }: Pick<MigrationFile, 'name' | 'sql'>): string[] {
  const isOutside = isOutsideTransaction(written);
  const sql = isOutside ? concurrently(written) : written;
  const options = isOutside ? ['--no-assume-in-transaction'] : [];
  const { stdout, stderr } = spawnSync(process.execPath, [squawk, '--reporter=json', ...options], {
    cwd: root,
    input: sql,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const found = (JSON.parse(stdout) as { rule_name: string }[]).map(({ rule_name: rule }) => rule);
  const seen = isContracting(name)
    ? found.filter((rule) => !/^ban-drop-(?:column|table)$/.test(rule))
    : found;
  return [...seen, ...unseenFaults({ name, sql })];
}

test('the migrations of this version hold nobody up, and leave what the version before reads', async () => {
  const all = await readMigrations(path.join(root, 'prisma/migrations'));
  const checked = all.filter(({ name }) => name !== first);
  expect(checked.flatMap((one) => faultsOf(one).map((fault) => `${one.name}: ${fault}`))).toEqual([]);
});

describe('what would hold a large table', () => {
  test.each([
    ['CREATE INDEX a ON job (title);', 'require-concurrent-index-creation'],
    ['DROP INDEX job_a_idx;', 'require-concurrent-index-deletion'],
    ['ALTER TABLE job ALTER title TYPE varchar(9);', 'changing-column-type'],
    ['ALTER TABLE job ADD a uuid NOT NULL DEFAULT gen_random_uuid();', 'adding-field-with-default'],
    ['ALTER TABLE job ADD a text GENERATED ALWAYS AS (title) STORED;', 'adding-field-with-default'],
    ['ALTER TABLE job ADD a serial;', 'writes the table anew'],
    ['ALTER TABLE job SET UNLOGGED;', 'writes the table anew'],
    ['ALTER TABLE job ADD a int NOT NULL;', 'adding-required-field'],
    ['ALTER TABLE job ADD a int UNIQUE;', 'disallowed-unique-constraint'],
    ['ALTER TABLE job ADD a uuid REFERENCES company (id);', 'adding-foreign-key-constraint'],
    ['ALTER TABLE job ALTER title SET NOT NULL;', 'adding-not-nullable-field'],
    ['ALTER TABLE job ADD CONSTRAINT c CHECK (vacancies > 0);', 'constraint-missing-not-valid'],
    [
      'ALTER TABLE job ADD CONSTRAINT c CHECK (vacancies > 0) NOT VALID;\nALTER TABLE job VALIDATE CONSTRAINT c;',
      'constraint-missing-not-valid',
    ],
    ['ALTER TABLE job ADD CONSTRAINT u UNIQUE (title);', 'disallowed-unique-constraint'],
    ["UPDATE job SET title = 'x';", 'in batches by a task'],
    ['DELETE FROM application;', 'in batches by a task'],
    [
      'CREATE TABLE a (id uuid);\nCREATE TRIGGER t AFTER INSERT ON job EXECUTE FUNCTION f();\nINSERT INTO a SELECT id FROM job;',
      'in a migration of its own that does nothing else',
    ],
    ['LOCK TABLE job;', 'keeps everybody'],
    ['VACUUM FULL job;', 'keeps everybody'],
    ['-- outside a transaction\nALTER TABLE job ADD a int;', 'only what is CONCURRENTLY'],
  ])('%s', (sql, remedy) => {
    expect(faultsOf({ name: '1_x', sql })).toContainEqual(expect.stringContaining(remedy));
  });
});

describe('what the version before reads', () => {
  const drop = 'ALTER TABLE job DROP address;';
  const since = '-- nothing reads it since 1.2.0\n';
  test.each([
    ['1_x', drop, 'ban-drop-column'],
    ['1_x', since + drop, 'ban-drop-column'],
    ['1_contract_x', drop, contract],
    ['1_x', 'DROP TABLE bookmark;', 'ban-drop-table'],
    ['1_x', 'DROP VIEW vacancy;', contract],
    ['1_x', 'ALTER TABLE job RENAME address TO place;', 'renaming-column'],
    ['1_x', 'ALTER TABLE job RENAME TO posting;', 'renaming-table'],
  ])('%s: %s', (name, sql, fault) => {
    expect(faultsOf({ name, sql })).toEqual([fault]);
  });

  test('goes where the migration says that nothing reads it any more', () => {
    expect(faultsOf({ name: '1_contract_x', sql: since + drop })).toEqual([]);
  });
});

test.each([
  'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL);\nCREATE INDEX ON a (b);\nALTER TABLE a ADD CHECK (b > 0);',
  "ALTER TABLE job ADD a int NOT NULL DEFAULT 0, ADD b text, ADD c text[] NOT NULL DEFAULT '{}', ADD d timestamptz;",
  '-- outside a transaction: there may be many\nCREATE UNIQUE INDEX a ON job (title);\nDROP INDEX b;\n',
  'ALTER TABLE job ADD CONSTRAINT u UNIQUE USING INDEX a;',
  'ALTER TABLE job VALIDATE CONSTRAINT c;',
  'INSERT INTO a SELECT id FROM job;\nINSERT INTO b SELECT id FROM company;',
  "CREATE TABLE a (b text);\nINSERT INTO a VALUES ('x');\nINSERT INTO a SELECT slug FROM category;",
  "UPDATE province SET name_km = 'x';",
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN\nUPDATE job SET title = 1;\nRETURN NEW; END $$;',
])('lets be: %s', (sql) => {
  expect(faultsOf({ name: '1_x', sql })).toEqual([]);
});
