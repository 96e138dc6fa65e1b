import type pg from 'pg';
import { type ModelColumn, readModels } from './schema-models.ts';

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         NOT a.attnotnull AS nullable,
         CASE WHEN a.attgenerated = '' THEN coalesce(pg_get_expr(d.adbin, d.adrelid), '') ELSE '' END AS "default"
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
     AND c.relname <> '_prisma_migrations'`;

const ENUMS = `
  SELECT format('enum %s: %s', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder)) AS line
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
   WHERE t.typnamespace = current_schema()::regnamespace
   GROUP BY t.typname`;

// Partial, expression and covering indexes cannot be written in Prisma's language: they are the SQL's own affair.
const INDEXES = `
  SELECT format('%s%s %s(%s)',
           CASE WHEN i.indisprimary THEN 'primary key' WHEN i.indisunique THEN 'unique' ELSE 'index' END,
           nullif(' ' || m.amname, ' btree'), c.relname,
           string_agg(a.attname || CASE WHEN i.indoption[k.n - 1] & 1 = 1 THEN ' desc' ELSE '' END, ', ' ORDER BY k.n)
         ) AS line
    FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_class x ON x.oid = i.indexrelid
    JOIN pg_am m ON m.oid = x.relam
    CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, n)
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relname <> '_prisma_migrations'
     AND i.indpred IS NULL AND i.indexprs IS NULL AND i.indnkeyatts = i.indnatts
   GROUP BY i.indexrelid, i.indisprimary, i.indisunique, m.amname, c.relname`;

const namesOf = (table: string, numbers: string) => `
  (SELECT string_agg(a.attname, ', ' ORDER BY k.n) FROM unnest(${numbers}) WITH ORDINALITY AS k (attnum, n)
     JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum)`;

const actionOf = (code: string) => `
  (CASE ${code} WHEN 'a' THEN 'no action' WHEN 'r' THEN 'restrict' WHEN 'c' THEN 'cascade'
     WHEN 'n' THEN 'set null' ELSE 'set default' END)`;

const FOREIGN_KEYS = `
  SELECT format('foreign key %s(%s) to %s(%s) on delete %s on update %s',
           c.relname, ${namesOf('f.conrelid', 'f.conkey')}, t.relname, ${namesOf('f.confrelid', 'f.confkey')},
           ${actionOf('f.confdeltype')}, ${actionOf('f.confupdtype')}) AS line
    FROM pg_constraint f
    JOIN pg_class c ON c.oid = f.conrelid
    JOIN pg_class t ON t.oid = f.confrelid
   WHERE f.contype = 'f' AND c.relnamespace = current_schema()::regnamespace`;

/** What the models have and the database lacks, and the other way round, a line each. Both empty: no drift. */
export type Drift = { missing: string[]; unexpected: string[] };

/**
 * Compares a migrated database with the Prisma schema in `directory`: tables, columns with type, nullability
 * and default, keys, indexes and enums. Leaves out what Prisma's language cannot say.
 */
export async function findDrift(client: pg.Client | pg.Pool, directory: string): Promise<Drift> {
  const models = await readModels(directory);
  const expected = [...(await spellTypes(client, models.columns)).map(describe), ...models.lines];
  const { rows: columns } = await client.query<ModelColumn>(COLUMNS);
  const actual = columns.map((column) => describe({ ...column, default: bareDefault(column.default) }));
  for (const query of [ENUMS, INDEXES, FOREIGN_KEYS]) {
    const { rows } = await client.query<{ line: string }>(query);
    actual.push(...rows.map(({ line }) => line));
  }
  return {
    missing: expected.filter((line) => !actual.includes(line)).sort(),
    unexpected: actual.filter((line) => !expected.includes(line)).sort(),
  };
}

/** PostgreSQL itself knows that `timestamptz(3)` and `timestamp(3) with time zone` are the same. */
async function spellTypes(client: pg.Client | pg.Pool, columns: ModelColumn[]): Promise<ModelColumn[]> {
  const { rows } = await client.query<{ type: string | null }>(
    'SELECT format_type(to_regtype(name), to_regtypemod(name)) AS type FROM unnest($1::text[]) WITH ORDINALITY t (name, n) ORDER BY n',
    [columns.map(({ type }) => type)],
  );
  return columns.map((column, index) => ({ ...column, type: rows[index]?.type ?? column.type }));
}

function describe({ table, name, type, nullable, default: value }: ModelColumn): string {
  // Prisma takes NULL in a list column for the empty list, and makes the column without NOT NULL.
  const constraint = nullable || type.endsWith('[]') ? '' : ' not null';
  return `${table}.${name} ${type}${constraint}${value && ` default ${value}`}`;
}

function bareDefault(expression: string): string {
  if (expression.startsWith('nextval(')) return 'nextval';
  if (/^ARRAY\[\]/.test(expression)) return '{}';
  return expression.replace(/^'([\s\S]*)'::[^']+$/, '$1').replaceAll("''", "'");
}
