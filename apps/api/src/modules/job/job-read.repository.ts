import type { Database } from '@acheep/database/connection';
import type { asText } from './job-card.repository.ts';

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  types?: typeof asText;
}

/**
 * Memory that a step of such a statement may take. Where the jobs that a common word finds do not fit, PostgreSQL
 * remembers only their pages, and fetches every job's long vector to look again.
 */
const roomForBitmaps = '64MB';

/**
 * Carries out a statement that finds jobs. It alone gets the memory, not each connection for whatever it does: with two
 * round trips more, which are nothing beside the finding.
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
