import type pg from 'pg';
import { openClient } from './connection.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * Bytes above which a table is truncated. That replaces the files of every table that refers to it too, half a second
 * for companies; deleting the rows of a smaller one and vacuuming it is faster.
 */
const SMALL = 4_194_304;
/** Bytes up to which the space of dead rows is left to autovacuum. */
const TINY = 65_536;

const OURS =
  "relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)";

/** Any schema change by a test changes one of these lines: a recreated object gets another number. */
const SCHEMA = `
  SELECT md5(concat_ws('#',
    (SELECT string_agg(concat_ws(' ', oid, relname, relkind, reloptions), ',' ORDER BY oid)
       FROM pg_class WHERE oid >= 16384 AND relkind <> 't' AND relname NOT LIKE 'pg_toast%'),
    (SELECT string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef), ',' ORDER BY attrelid, attnum)
       FROM pg_attribute WHERE attrelid >= 16384 AND attnum > 0),
    (SELECT string_agg(concat_ws(' ', indexrelid, indisvalid), ',' ORDER BY indexrelid) FROM pg_index WHERE indexrelid >= 16384),
    (SELECT string_agg(concat_ws(' ', oid, convalidated), ',' ORDER BY oid) FROM pg_constraint WHERE oid >= 16384),
    (SELECT string_agg(concat_ws(' ', oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger WHERE oid >= 16384),
    (SELECT string_agg(concat_ws(' ', oid, md5(prosrc)), ',' ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
    (SELECT string_agg(concat_ws(' ', setrole, setconfig), ',' ORDER BY setrole) FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))
  )) AS schema`;

interface New {
  schema: string;
  /** Statement that restores the position of each sequence. */
  sequences: string;
  /** Statements that restore the rows of the seeded tables, each with the rows as JSON. */
  seeds: { table: string; insert: string; rows: string }[];
}

async function lookAt(client: pg.Client): Promise<New> {
  const schema = await schemaOf(client);
  const { rows: tables } = await client.query<{ table: string; columns: string }>(`
    SELECT format('%I.%I', nspname, relname) AS table,
      (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND ${OURS} AND pg_relation_size(c.oid) > 0`);
  const seeds: New['seeds'] = [];
  for (const { table, columns } of tables) {
    const { rows } = await client.query<{ rows: string }>(`SELECT json_agg(t)::text AS rows FROM ${table} t`);
    const insert = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`;
    seeds.push({ table, insert, rows: rows[0]?.rows ?? '[]' });
  }
  const { rows: sequences } = await client.query<{ set: string }>(`
    SELECT format('setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
      last_value IS NOT NULL) AS set
    FROM pg_sequences`);
  return { schema, seeds, sequences: `SELECT ${sequences.map(({ set }) => set).join(', ')}` };
}

const schemaOf = async (client: pg.Client) =>
  (await client.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? '';

/** Empties tables that have rows and restores the initial ones. False where the schema has changed. */
async function renewed(
  client: pg.Client,
  { schema, seeds, sequences }: New,
  kept: readonly number[],
): Promise<boolean> {
  await client.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> ALL ($1::int[] || pg_backend_pid())`,
    [kept],
  );
  if ((await schemaOf(client)) !== schema) return false;
  const { rows: used } = await client.query<{ table: string; size: number }>(`
    SELECT oid::regclass::text AS table, pg_relation_size(oid)::int AS size FROM pg_class
    WHERE relkind = 'r' AND ${OURS} AND pg_relation_size(oid) > 0`);
  const large = used.filter(({ size }) => size > SMALL).map(({ table }) => table);
  const emptied = [
    ...(large.length > 0 ? [`TRUNCATE ${large.join(', ')} CASCADE`] : []),
    ...used.filter(({ size }) => size <= SMALL).map(({ table }) => `DELETE FROM ${table}`),
    sequences,
  ];
  // Disables foreign keys and triggers.
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${emptied.join('; ')}`);
  for (const { insert, rows } of seeds) await client.query(insert, [rows]);
  await client.query('COMMIT');
  const worn = used.filter(({ size }) => size > TINY && size <= SMALL).map(({ table }) => table);
  if (worn.length > 0) await client.query(`VACUUM ${worn.join(', ')}`);
  return true;
}

/**
 * Database for one test file after the other: `renew` resets it, about ten times as fast as copying the template. Where
 * a test has changed the schema, or ended all connections, it becomes a new copy, at another address. Ends all
 * connections but the `kept` idle ones, given by the number of their process.
 */
export async function createReusedDatabase(
  adminUrl: string,
): Promise<{ url: () => string; renew: (kept?: readonly number[]) => Promise<void> }> {
  let current = await createTestDatabase(adminUrl);
  let isOpen = false;
  async function open() {
    const opened = await openClient({ connectionString: current.url });
    isOpen = true;
    opened.once('end', () => {
      isOpen = false;
    });
    return opened;
  }
  // A new connection would have to look the schema up again.
  let client = await open();
  const asNew = await lookAt(client);
  return {
    url: () => current.url,
    async renew(kept = []) {
      if (isOpen && (await renewed(client, asNew, kept))) return;
      await client.end();
      await current.drop();
      current = await createTestDatabase(adminUrl);
      client = await open();
    },
  };
}
