import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { openClient } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { columnsOf, nameOf, type StoredTable, steadyFormat } from './stored-table.ts';

// Restores rows of an archive into a running site: existing rows are neither changed nor deleted.

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Present types of a table's columns; a column that no longer exists is text. */
async function typesOf(client: pg.Client, table: StoredTable): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [nameOf(table)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return table.columns.map((column) => `${quote(column)} ${types.get(column) ?? 'text'}`).join(', ');
}

async function copyIn(client: pg.Client, table: string, columns: string, rows: Readable): Promise<number> {
  const sink = client.query(from(`COPY ${table} (${columns}) FROM STDIN`));
  await pipeline(rows, sink);
  return sink.rowCount;
}

async function begin(url: string): Promise<pg.Client> {
  const client = await openClient({ connectionString: url, application_name: 'acheep-restore' });
  await client.query('BEGIN');
  await client.query(steadyFormat);
  return client;
}

/**
 * Writes the rows of one table into a new one, `restored_<table>`, to inspect and to copy from; returns the number of
 * rows. Throws `DatabaseError` `backup.mismatch` where the new table already exists.
 */
export async function restoreTable(url: string, table: StoredTable, rows: Readable): Promise<number> {
  const client = await begin(url);
  const beside = `public.${quote(`restored_${table.name}`)}`;
  try {
    const { rows: found } = await client.query('SELECT to_regclass($1) AS there', [beside]);
    if (found[0]?.there)
      throw new DatabaseError(
        'backup.mismatch',
        `There is a table ${beside} already: look at it, then drop it.`,
      );
    await client.query(`CREATE TABLE ${beside} (${await typesOf(client, table)})`);
    const count = await copyIn(client, beside, columnsOf(table), rows);
    await client.query('COMMIT');
    return count;
  } finally {
    await client.end();
  }
}

interface Reference {
  child: string;
  parent: string;
  childColumns: string[];
  parentColumns: string[];
  /** The row is deleted with its parent: it is a part of it. */
  isPart: boolean;
  isDeferred: boolean;
}

async function listReferences(client: pg.Client): Promise<Reference[]> {
  const columns = (keys: string, table: string) =>
    `ARRAY(SELECT attname::text FROM unnest(${keys}) WITH ORDINALITY k(n, i)
       JOIN pg_attribute ON attrelid = ${table} AND attnum = n ORDER BY i)`;
  const { rows } = await client.query<Reference>(`
    SELECT ch.relname AS child, pa.relname AS parent, ${columns('conkey', 'conrelid')} AS "childColumns",
      ${columns('confkey', 'confrelid')} AS "parentColumns", confdeltype = 'c' AS "isPart", condeferred AS "isDeferred"
    FROM pg_constraint JOIN pg_class ch ON ch.oid = conrelid JOIN pg_class pa ON pa.oid = confrelid
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return rows;
}

/** Account of an archive, with all its parts. */
export interface BesideAccount {
  /** Stores the rows of a table for as long as this is open. */
  write(table: StoredTable, rows: Readable): Promise<void>;
  /**
   * Restores the missing rows of the account with this address; returns the number of restored rows per table, the
   * number of rows left out because their parents are gone, and the storage keys of its uploads. Null where the archive
   * does not contain it.
   */
  putBack(email: string): Promise<{ back: Record<string, number>; left: number; paths: string[] } | null>;
  close(): Promise<void>;
}

const held = (table: string) => `pg_temp.${quote(`held_${table}`)}`;

export async function openBesideAccount(url: string): Promise<BesideAccount> {
  const client = await begin(url);
  const tables = new Map<string, StoredTable>();

  /** Marks every row that is a part of a marked one, until there are no more. */
  async function markParts(references: readonly Reference[]) {
    for (let marked = 1; marked > 0; ) {
      marked = 0;
      for (const { child, parent, childColumns, parentColumns } of references) {
        const same = childColumns.map(
          (column, i) => `c.${quote(column)} = p.${quote(parentColumns[i] ?? '')}`,
        );
        const { rowCount } = await client.query(
          `UPDATE ${held(child)} c SET held_marked = true FROM ${held(parent)} p
           WHERE p.held_marked AND NOT c.held_marked AND ${same.join(' AND ')}`,
        );
        marked += rowCount ?? 0;
      }
    }
  }

  /** Condition for a row: its parent exists, or, for a deferred check, is restored as well. */
  function conditionOf({ parent, childColumns, parentColumns, isDeferred }: Reference): string {
    const same = childColumns
      .map((column, i) => `p.${quote(parentColumns[i] ?? '')} = c.${quote(column)}`)
      .join(' AND ');
    const there = `EXISTS (SELECT 1 FROM public.${quote(parent)} p WHERE ${same})`;
    const comes =
      isDeferred && tables.has(parent)
        ? ` OR EXISTS (SELECT 1 FROM ${held(parent)} p WHERE p.held_marked AND ${same})`
        : '';
    const isNull = childColumns.map((column) => `c.${quote(column)} IS NULL`).join(' OR ');
    return `(${isNull} OR ${there}${comes})`;
  }

  async function insert(table: StoredTable, references: readonly Reference[]): Promise<number> {
    const conditions = references.filter(({ child }) => child === table.name).map(conditionOf);
    const columns = columnsOf(table);
    const { rowCount } = await client.query(
      `INSERT INTO ${nameOf(table)} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM ${held(table.name)} c WHERE ${['c.held_marked', ...conditions].join(' AND ')}
       ON CONFLICT DO NOTHING`,
    );
    return rowCount ?? 0;
  }

  return {
    async write(table, rows) {
      await client.query(
        `CREATE TEMPORARY TABLE ${quote(`held_${table.name}`)} (${await typesOf(client, table)}, held_marked boolean NOT NULL DEFAULT false)`,
      );
      await copyIn(client, held(table.name), columnsOf(table), rows);
      tables.set(table.name, table);
    },
    async putBack(email) {
      const { rowCount } = await client.query(
        `UPDATE ${held('user')} SET held_marked = true WHERE email = $1`,
        [email],
      );
      if (!rowCount) return null;
      const references = (await listReferences(client)).filter(
        ({ child, parent }) => tables.has(child) && tables.has(parent),
      );
      await markParts(references.filter(({ isPart, child }) => isPart && child !== 'session'));
      const back: Record<string, number> = {};
      for (let came = 1; came > 0; ) {
        came = 0;
        for (const table of tables.values()) {
          const count = await insert(table, references);
          if (count > 0) back[table.name] = (back[table.name] ?? 0) + count;
          came += count;
        }
      }
      const { rows } = await client.query<{ path: string }>(
        `SELECT path FROM ${held('upload')} WHERE held_marked`,
      );
      let left = 0;
      for (const table of [...tables.values()].filter(({ columns }) => columns.includes('id'))) {
        const { rows: missing } = await client.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM ${held(table.name)} c
           WHERE held_marked AND NOT EXISTS (SELECT 1 FROM ${nameOf(table)} p WHERE p.id = c.id)`,
        );
        left += missing[0]?.count ?? 0;
      }
      await client.query('COMMIT');
      return { back, left, paths: rows.map(({ path }) => path) };
    },
    close: () => client.end(),
  };
}
