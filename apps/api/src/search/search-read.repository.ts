import type { Database } from '@acheep/database/connection';

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  types?: { getTypeParser: () => (value: string) => unknown };
}

/**
 * Memory for a step of such a statement. If the results of a common word do not fit, PostgreSQL only remembers their
 * pages, and fetches every entry's long vector for a recheck.
 */
const roomForBitmaps = '64MB';

/**
 * Runs a statement that finds entries of a list with more memory. Only this statement gets it, not every statement of
 * the connection, at the cost of two round trips, which are negligible.
 */
export async function readWithRoom<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  statement: Statement,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL work_mem = '${roomForBitmaps}'`);
    const { rows } = await client.query<Row>(statement);
    await client.query('COMMIT');
    client.release();
    return rows;
  } catch (error) {
    // Still in a transaction, or broken: the connection must not return to the pool.
    client.release(true);
    throw error;
  }
}
