import type { Database } from '@acheep/database/connection';
import { all } from '@acheep/database/statement';
import type { FoundRecords } from '../module.ts';
import { momentAt } from '../moment.ts';
import { givenValues } from './search-condition.repository.ts';

/** A record with a public page. */
export interface FoundRow {
  id: string;
  /** The parameter of its address. */
  name: string;
  changed: Date;
}

/** A range of records in the order of their ids, with their latest change. */
export interface Part {
  from: string;
  changed: Date;
}

/** Bounds below and above all ids. */
export const lowestId = '00000000-0000-0000-0000-000000000000';
export const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The boundaries of parts with so many records. Reads all records, so callers cache the result. */
export async function findParts(
  { pool }: Pick<Database, 'pool'>,
  { table, listed, only = [] }: FoundRecords,
  now: Date,
  size: number,
): Promise<Part[]> {
  const { values, text } = givenValues();
  const conditions = text(all([...only, listed(momentAt(now))]));
  const each = `$${values.push(size)}::int`;
  const { rows } = await pool.query<Part>(
    `SELECT (array_agg(r.id) FILTER (WHERE r.place % ${each} = 0))[1] AS from, max(r.updated_at) AS changed
     FROM (
       SELECT e.id, e.updated_at, row_number() OVER (ORDER BY e.id) - 1 AS place FROM ${table} e
       WHERE ${conditions}) r
     GROUP BY r.place / ${each} ORDER BY r.place / ${each}`,
    values,
  );
  return rows;
}

/** Records from an id, or after it, in the order of their ids. */
export async function findFound(
  { pool }: Pick<Database, 'pool'>,
  { table, listed, only = [], by = 'id' }: FoundRecords,
  now: Date,
  { from, isAfter, before, limit }: { from: string; isAfter: boolean; before: string | null; limit: number },
): Promise<FoundRow[]> {
  const { values, text } = givenValues();
  const conditions = [
    text(all([...only, listed(momentAt(now))])),
    `e.id ${isAfter ? '>' : '>='} $${values.push(from)}::uuid`,
    ...(before ? [`e.id < $${values.push(before)}::uuid`] : []),
  ].join(' AND ');
  const { rows } = await pool.query<FoundRow>(
    `SELECT e.id, e.${by} AS name, e.updated_at AS changed FROM ${table} e
     WHERE ${conditions} ORDER BY e.id LIMIT $${values.push(limit)}::int`,
    values,
  );
  return rows;
}

/** The position of a record in the order of changes. */
export interface Change {
  id: string;
  changed: Date;
}

/** Records changed after a position and until a time, in that order, public or not. */
export async function findChanged(
  { pool }: Pick<Database, 'pool'>,
  { table, only = [] }: FoundRecords,
  { after, until, limit }: { after: Change; until: Date; limit: number },
): Promise<Change[]> {
  const { values, value, text } = givenValues();
  const { rows } = await pool.query<Change>(
    `SELECT e.id, e.updated_at AS changed FROM ${table} e
     WHERE (e.updated_at, e.id) > (${value(after.changed, 'timestamptz')}, ${value(after.id, 'uuid')})
       AND e.updated_at <= ${value(until, 'timestamptz')} AND ${text(all(only))}
     ORDER BY e.updated_at, e.id LIMIT ${value(limit, 'int')}`,
    values,
  );
  return rows;
}
