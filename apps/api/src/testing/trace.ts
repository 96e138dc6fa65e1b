import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Harness } from './harness.ts';

/** Tables of every schema, `pgboss` too, with a row that contains one of these words in any column. */
export async function tablesThatSay(api: Harness, words: string[]): Promise<string[]> {
  const { pool } = api.deps.database;
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
    ORDER BY 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    // A row cast to text contains all of its columns; bytes are in hexadecimal.
    const { rows } = await pool.query<{ says: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM ${name} t, unnest($1::text[]) AS wanted(said) WHERE position(lower(wanted.said) IN lower(t::text)) > 0
        OR position(encode(convert_to(wanted.said, 'UTF8'), 'hex') IN t::text) > 0) AS says`,
      [words],
    );
    if (rows[0]?.says) found.push(name);
  }
  return found;
}

/** Files of the storage, and those that contain one of these words. */
export async function filesThatSay(api: Harness, words: string[]) {
  const root = api.deps.config.STORAGE_DIR;
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  const saying = contents.filter(({ bytes }) => words.some((word) => bytes.includes(word)));
  return { all: files, saying: saying.map(({ file }) => file) };
}
