import type pg from 'pg';

/** Table in a backup. Generated columns are left out. */
export interface StoredTable {
  /** The job queue has a separate schema. */
  schema: 'public' | 'pgboss';
  name: string;
  columns: string[];
}

/** Fixes the text format of values that are compared later, regardless of the settings of server and user. */
export const steadyFormat = `
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL synchronize_seqscans = off`;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const nameOf = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) =>
  `${quote(schema)}.${quote(name)}`;
export const columnsOf = ({ columns }: Pick<StoredTable, 'columns'>) => columns.map(quote).join(', ');

/** Unfinished jobs. Active ones start again; the backup itself does not. */
const waitingWork = `WHERE state::text IN ('created', 'retry', 'active') AND name <> 'backup' AND name NOT LIKE '\\_\\_pgboss%'`;

/** Rows of a table that a backup contains, for `COPY (…)`. */
export function rowsOf(table: StoredTable): string {
  if (table.schema === 'public') return `SELECT ${columnsOf(table)} FROM ${nameOf(table)}`;
  const columns = table.columns.map((column) =>
    column === 'state' ? `CASE WHEN state::text = 'active' THEN 'retry' ELSE state::text END` : quote(column),
  );
  return `SELECT ${columns.join(', ')} FROM ${nameOf(table)} ${waitingWork}`;
}

/** Excludes the record of migrations, which is rebuilt, and tables that do not survive a crash either. */
const isKept = `(c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p'
  AND NOT c.relispartition AND c.relname <> '_prisma_migrations' AND c.relname NOT LIKE 'restored\\_%')`;

/** All tables whose rows a backup contains. */
export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    SELECT c.relnamespace::regnamespace::text AS schema, c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND (${isKept} OR c.oid = to_regclass('pgboss.job'))
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`);
  return rows;
}
