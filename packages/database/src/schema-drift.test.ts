import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { listTables } from './stored-table.ts';

const models = path.resolve(import.meta.dirname, '../../../prisma');

let server: EmbeddedPostgres;
let client: pg.Client;
beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  await migrate(server.url);
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

/** PostgreSQL's type ids by the names in Prisma's engine. Prisma's own adapter lacks the second. */
const types: Record<number, number> = {
  [pg.types.builtins.BOOL]: ColumnTypeEnum.Boolean,
  [pg.types.builtins.CHAR]: ColumnTypeEnum.Character,
  [pg.types.builtins.INT2]: ColumnTypeEnum.Int32,
  [pg.types.builtins.INT4]: ColumnTypeEnum.Int32,
  [pg.types.builtins.INT8]: ColumnTypeEnum.Int64,
  [pg.types.builtins.OID]: ColumnTypeEnum.Int64,
  19: ColumnTypeEnum.Text, // name
  [pg.types.builtins.TEXT]: ColumnTypeEnum.Text,
  [pg.types.builtins.VARCHAR]: ColumnTypeEnum.Text,
  1009: ColumnTypeEnum.TextArray,
};

const refuse = () => Promise.reject(new Error('the database is only read'));
const catalogue = {
  provider: 'postgres',
  adapterName: 'catalogue',
  async queryRaw({ sql, args }: SqlQuery) {
    const { fields, rows } = await client.query({ text: sql, values: args, rowMode: 'array' });
    const columnTypes = fields.map(({ dataTypeID }) => types[dataTypeID]);
    return { columnNames: fields.map(({ name }) => name), columnTypes, rows };
  },
  executeRaw: refuse,
  executeScript: refuse,
  dispose: async () => {},
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
};
const connect = async () => catalogue;

/** Changes of `prisma migrate diff` that would make the database match the models, without downloading its engine. */
async function drift(): Promise<string> {
  const files = globSync('**/*.prisma', { cwd: models })
    .sort()
    .map((file) => ({ path: file, content: readFileSync(path.join(models, file), 'utf8') }));
  const engine = await SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory({ ...catalogue, connect, connectToShadowDb: connect } as never),
  );
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: models },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 0 ? '' : (stdout ?? '');
}

test('the migrations give exactly what the models say', async () => {
  expect(await drift()).toBe('');
});

test.each([
  ['DROP INDEX saved_talent_resume_id_idx', 'CREATE INDEX "saved_talent_resume_id_idx"'],
  ['ALTER TABLE job ADD strange int', 'DROP COLUMN "strange"'],
  ['ALTER TABLE job ALTER title DROP NOT NULL', 'ALTER COLUMN "title" SET NOT NULL'],
  ["ALTER TABLE job ALTER status SET DEFAULT 'active'", 'ALTER COLUMN "status" SET DEFAULT \'draft\''],
  ['ALTER TABLE job ALTER closing_date TYPE timestamptz', 'ALTER COLUMN "closing_date" SET DATA TYPE DATE'],
  ['ALTER TYPE "JobStatus" ADD VALUE \'strange\'', 'CREATE TYPE "JobStatus_new"'],
  ['ALTER TABLE bookmark DROP CONSTRAINT bookmark_user_id_fkey', 'ADD CONSTRAINT "bookmark_user_id_fkey"'],
  ['CREATE TABLE strange ()', 'DROP TABLE "strange"'],
])('%s is seen', async (change, remedy) => {
  await client.query('BEGIN');
  try {
    await client.query(change);
    expect(await drift()).toContain(remedy);
  } finally {
    await client.query('ROLLBACK');
  }
});

test('a backup holds every table but the record of migrations and what no crash leaves', async () => {
  const kept = new Set((await listTables(client)).map(({ name }) => name));
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !kept.has(name))).toEqual([
    '_prisma_migrations',
    'limit_count',
  ]);
});
