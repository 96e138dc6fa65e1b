import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { findDrift } from './schema-drift.ts';
import { listTables } from './stored-table.ts';

const MODELS = `
datasource db {
  provider = "postgresql"
}
enum Colour {
  red
  green
}
model Owner {
  id   String @id @default(dbgenerated("uuidv7()")) @db.Uuid
  pets Pet[]
}
model Pet {
  id      Int       @id @default(autoincrement())
  ownerId String    @map("owner_id") @db.Uuid
  name    String    @unique @default("it's")
  colour  Colour    @default(red)
  names   String[]  @default([])
  born    DateTime? @db.Timestamptz(3)
  place   Unsupported("point")? @map("lives_at")
  owner   Owner     @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@index([ownerId, born(sort: Desc)])
  @@index([place], type: Gist)
  @@map("pet")
}
`;

const TABLES = `
  CREATE SCHEMA pets;
  SET search_path = pets;
  CREATE TYPE "Colour" AS ENUM ('red', 'green');
  CREATE TABLE "Owner" (id uuid PRIMARY KEY DEFAULT uuidv7());
  CREATE TABLE pet (
    id serial PRIMARY KEY,
    owner_id uuid NOT NULL REFERENCES "Owner" (id) ON DELETE CASCADE ON UPDATE CASCADE,
    name text NOT NULL DEFAULT 'it''s' UNIQUE,
    colour "Colour" NOT NULL DEFAULT 'red',
    names text[] DEFAULT ARRAY[]::text[],
    born timestamptz(3),
    lives_at point
  );
  CREATE INDEX ON pet (owner_id, born DESC);
  CREATE INDEX ON pet USING gist (lives_at);
  CREATE INDEX ON pet (born) WHERE colour = 'red'`;

let server: EmbeddedPostgres;
let client: pg.Client;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'acheep-models-'));
  server = await startEmbeddedPostgres({ persistent: false });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await rm(directory, { recursive: true });
});

test('the migrations give exactly what the models say', async () => {
  await migrate(server.url);
  const drift = await findDrift(client, path.join(import.meta.dirname, '../../../prisma'));
  expect(drift).toEqual({ missing: [], unexpected: [] });
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

const relation = 'foreign key pet(owner_id) to Owner(id) on delete';

test.each([
  { change: 'nothing', from: '', to: '', missing: [], unexpected: [] },
  {
    change: 'a field added',
    from: 'model Pet {',
    to: 'model Pet {\n  legs Int @default(4) @map("leg_count") @db.SmallInt',
    missing: ['pet.leg_count smallint not null default 4'],
    unexpected: [],
  },
  {
    change: 'a model added',
    from: 'enum Colour',
    to: 'model Toy {\n  id BigInt @id\n}\nenum Colour',
    missing: ['Toy.id bigint not null', 'primary key Toy(id)'],
    unexpected: [],
  },
  {
    change: 'a field removed',
    from: 'name    String    @unique @default("it\'s")',
    to: '',
    missing: [],
    unexpected: ["pet.name text not null default it's", 'unique pet(name)'],
  },
  {
    change: 'a field made required',
    from: 'DateTime?',
    to: 'DateTime ',
    missing: ['pet.born timestamp(3) with time zone not null'],
    unexpected: ['pet.born timestamp(3) with time zone'],
  },
  {
    change: 'a type changed',
    from: 'Timestamptz(3)',
    to: 'Date',
    missing: ['pet.born date'],
    unexpected: ['pet.born timestamp(3) with time zone'],
  },
  {
    change: 'a default changed',
    from: '@default(red)',
    to: '@default(green)',
    missing: ['pet.colour "Colour" not null default green'],
    unexpected: ['pet.colour "Colour" not null default red'],
  },
  {
    change: 'an enum value added',
    from: '  red\n',
    to: '  red\n  blue\n',
    missing: ['enum Colour: red, blue, green'],
    unexpected: ['enum Colour: red, green'],
  },
  {
    change: 'an index in another order',
    from: '(sort: Desc)',
    to: '',
    missing: ['index pet(owner_id, born)'],
    unexpected: ['index pet(owner_id, born desc)'],
  },
  {
    change: 'an index over a type that Prisma does not know removed',
    from: '  @@index([place], type: Gist)\n',
    to: '',
    missing: [],
    unexpected: ['index gist pet(lives_at)'],
  },
  { change: 'a unique key removed', from: '@unique', to: '', missing: [], unexpected: ['unique pet(name)'] },
  {
    change: 'a foreign key that does something else',
    from: 'onDelete: Cascade',
    to: 'onDelete: NoAction',
    missing: [`${relation} no action on update cascade`],
    unexpected: [`${relation} cascade on update cascade`],
  },
])('finds $change in the models alone', async ({ from, to, missing, unexpected }) => {
  expect(MODELS).toContain(from);
  await writeFile(path.join(directory, 'schema.prisma'), MODELS.replace(from, to));
  await client.query('BEGIN');
  try {
    await client.query(TABLES);
    expect(await findDrift(client, directory)).toEqual({ missing, unexpected });
  } finally {
    await client.query('ROLLBACK');
  }
});
