import type { Database, Pool, PoolClient } from '@acheep/database/connection';
import { learnTextWords } from '../job/job-word.repository.ts';
import { blockSize } from './memory/bits.ts';

/** Runs `work` in a transaction on one connection. */
export async function inTransaction<Done>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const done = await work(client);
    await client.query('COMMIT');
    client.release();
    return done;
  } catch (error) {
    // The connection may be broken or inside a transaction: it does not return to the pool.
    client.release(true);
    throw error;
  }
}

/** Locks the list as its trigger does, so that the ordinals of entries rise in commit order. */
const holdList = `UPDATE list_version SET version = version + 1 WHERE name = 'job'`;

/** Increments the version of the list without a change. */
export const touchJobs = ({ pool }: Pick<Database, 'pool'>) => pool.query(holdList);

/** Jobs entered per transaction; publishing is blocked meanwhile. */
const maxEntered = 2000;

/** Enters the next jobs that predate the entries, in the order of their ids; true if there may be more. */
export const enterNext = ({ pool }: Pick<Database, 'pool'>): Promise<boolean> =>
  inTransaction(pool, 'BEGIN', async (client) => {
    const { rows } = await client.query<{ entering: string | null }>(
      'SELECT entering FROM job_filed FOR UPDATE',
    );
    const after = rows[0]?.entering ?? null;
    if (after === null) return false;
    await client.query(holdList);
    const next = await client.query<{ id: string }>('SELECT id FROM job WHERE id > $1 ORDER BY id LIMIT $2', [
      after,
      maxEntered,
    ]);
    const ids = next.rows.map(({ id }) => id);
    await client.query(
      `INSERT INTO job_entry (job_id) SELECT j.id FROM job j WHERE j.id = ANY($1::uuid[]) AND j.status = 'active'
         AND NOT EXISTS (SELECT FROM job_entry e WHERE e.job_id = j.id)`,
      [ids],
    );
    const last = ids.length < maxEntered ? null : ids.at(-1);
    await client.query('UPDATE job_filed SET entering = $1', [last]);
    return last !== null;
  });

/**
 * Words are filed block by block: everything that waits in a block is filed together, so that no row is rewritten more
 * often than necessary. A full block takes about ten seconds, which happens only in the first filing of a large site.
 */
const nextToFile = `
  SELECT f.ordinal AS after, n.until, n.entries FROM (SELECT ordinal FROM job_filed FOR UPDATE) f
  CROSS JOIN LATERAL (SELECT min(e.ordinal) / ${blockSize} AS block FROM job_entry e WHERE e.ordinal > f.ordinal) b
  CROSS JOIN LATERAL (
    SELECT max(e.ordinal) AS until, count(*)::int AS entries FROM job_entry e
    WHERE e.ordinal > f.ordinal AND e.ordinal < (b.block + 1) * ${blockSize}) n`;

/** Condition of entries that no later entry of the job replaces. */
const isLatest = 'NOT EXISTS (SELECT FROM job_entry l WHERE l.job_id = e.job_id AND l.ordinal > e.ordinal)';

const fileSql = `
  INSERT INTO job_posting AS p (word, block, in_name, in_head, anywhere)
  SELECT w.word, o.block, coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 1), ''),
    coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 2), ''),
    coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 3), '')
  FROM (
    SELECT e.ordinal / ${blockSize} AS block, int2send((e.ordinal % ${blockSize} - 32768)::int2) AS place,
      j.search_name, j.search_head, j.search
    FROM job_entry e JOIN job j ON j.id = e.job_id AND j.status = 'active'
    WHERE e.ordinal > $1 AND e.ordinal <= $2 AND ${isLatest}
    ORDER BY e.ordinal
  ) o CROSS JOIN LATERAL (
    SELECT 1 AS kind, unnest(tsvector_to_array(o.search_name)) AS word
    UNION ALL SELECT 2, unnest(tsvector_to_array(o.search_head))
    UNION ALL SELECT 3, unnest(tsvector_to_array(o.search))
  ) w
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (word, block) DO UPDATE SET in_name = p.in_name || EXCLUDED.in_name,
    in_head = p.in_head || EXCLUDED.in_head, anywhere = p.anywhere || EXCLUDED.anywhere`;

const filing = `SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL statement_timeout = '10min'`;

/** Files the words of the next entries, and returns the number of entries. One process does so at a time. */
export const fileNext = ({ pool }: Pick<Database, 'pool'>): Promise<number> =>
  inTransaction(pool, `BEGIN; ${filing}`, async (client) => {
    const { rows } = await client.query<{ after: number; until: number | null; entries: number }>(nextToFile);
    const [next] = rows;
    if (!next?.until) return 0;
    const { after, until } = next;
    await client.query(fileSql, [after, until]);
    await learnTextWords(client, { after, until });
    await client.query('UPDATE job_filed SET ordinal = $1', [until]);
    return next.entries;
  });

/**
 * Moves the words of new jobs from the list where they wait into PostgreSQL's own index, and returns the number of pages
 * that waited. Whoever publishes when the list is full has to do it.
 */
export async function fileWaiting({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ pages: string }>(
    `SELECT gin_clean_pending_list('job_active_search_idx') AS pages`,
  );
  return Number(rows[0]?.pages);
}

/** Minimum number of live entries that make a block worth keeping. */
const worthKeeping = blockSize / 2;

/** Re-enters the jobs of old blocks with few live entries, and returns these blocks so that they can be cleared. */
export async function leaveOldBlocks({ pool }: Pick<Database, 'pool'>): Promise<number[]> {
  const open = `job_entry e JOIN job j ON j.id = e.job_id AND j.status = 'active' AND ${isLatest}`;
  const { rows } = await pool.query<{ block: number }>(`
    SELECT b.block FROM (SELECT DISTINCT ordinal / ${blockSize} AS block FROM job_entry) b
    WHERE b.block < (SELECT ordinal / ${blockSize} FROM job_filed)
      AND (SELECT count(*) FROM ${open} WHERE e.ordinal / ${blockSize} = b.block) < ${worthKeeping}
    ORDER BY b.block`);
  const blocks = rows.map(({ block }) => block);
  if (blocks.length > 0)
    await inTransaction(pool, 'BEGIN', async (client) => {
      await client.query(holdList);
      await client.query(
        `INSERT INTO job_entry (job_id, replaces) SELECT e.job_id, e.ordinal FROM ${open}
         WHERE e.ordinal / ${blockSize} = ANY($1::int[]) ORDER BY e.ordinal`,
        [blocks],
      );
    });
  return blocks;
}

/** Deletes the postings and entries of blocks in which every entry has ended. */
export async function clearBlocks({ pool }: Pick<Database, 'pool'>, blocks: readonly number[]) {
  await pool.query(
    `WITH gone AS (DELETE FROM job_posting WHERE block = ANY($1::int[])),
       ended AS (DELETE FROM job_entry WHERE ordinal / ${blockSize} = ANY($1::int[]))
     UPDATE job_filed SET cleared = greatest(cleared, $2)`,
    [blocks, (Math.max(...blocks) + 1) * blockSize - 1],
  );
}

/** Posting size in bytes from which a word identifies nobody. */
const telling = 200;
const places = (column: string) => `generate_series(1, octet_length(p.${column}), 2) i`;
const without = (column: string) => `${column} = (
  SELECT coalesce(string_agg(substr(p.${column}, i, 2), '' ORDER BY i), '') FROM ${places(column)}
  WHERE substr(p.${column}, i, 2) <> ALL(g.places))`;

/** Removes the rare words of jobs that were deleted, by their author or with an account: they may be names. */
export const forgetDeleted = ({ pool }: Pick<Database, 'pool'>): Promise<void> =>
  inTransaction(pool, 'BEGIN', async (client) => {
    await client.query('SELECT FROM job_filed FOR UPDATE');
    await client.query(
      `WITH gone AS (
         -- The last entry of such a job stays: it is by that one that every process learns of the end.
         DELETE FROM job_entry e USING job_filed f
         WHERE e.ordinal <= f.ordinal AND NOT EXISTS (SELECT FROM job j WHERE j.id = e.job_id) AND NOT ${isLatest}
         RETURNING e.ordinal / ${blockSize} AS block, int2send((e.ordinal % ${blockSize} - 32768)::int2) AS place)
       UPDATE job_posting p SET ${['in_name', 'in_head', 'anywhere'].map(without).join(', ')}
       FROM (SELECT block, array_agg(place) AS places FROM gone GROUP BY block) g
       WHERE p.block = g.block AND octet_length(p.anywhere) <= ${telling}
         AND EXISTS (SELECT FROM ${places('anywhere')} WHERE substr(p.anywhere, i, 2) = ANY(g.places))`,
    );
    await client.query(`DELETE FROM job_posting WHERE anywhere = ''`);
  });
