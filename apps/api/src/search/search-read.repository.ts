import type { Database } from '@acheep/database/connection';

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  types?: { getTypeParser: () => (value: string) => unknown };
}

/**
 * Memory that a step of such a statement may take. Where what a common word finds does not fit, PostgreSQL remembers
 * only its pages, and fetches every entry's long vector to look again.
 */
const roomForBitmaps = '64MB';

/**
 * Carries out a statement that finds entries of a list. It alone gets the memory, not each connection for whatever it
 * does: with two round trips more, which are nothing beside the finding.
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
    // In the middle of a transaction, or broken: it does not go back to the others.
    client.release(true);
    throw error;
  }
}
