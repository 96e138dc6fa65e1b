import type { Database } from '@acheep/database/connection';
import { readWithRoom } from '../../search/search-read.repository.ts';

/**
 * Counts the open jobs of up to `limit` words that were not counted since `before`, and returns how many words those
 * were. A word that had no job the last time either is forgotten: that long after, nobody is about to publish it.
 */
export async function countWords(
  database: Pick<Database, 'pool'>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const counted = await readWithRoom<{ word: string; jobs: number }>(database, {
    name: 'job-word-count',
    text: `
      SELECT w.word, (
        SELECT count(*)::int FROM job j
        WHERE j.status = 'active' AND j.search_head @@ plainto_tsquery('english', w.word)
      ) AS jobs
      FROM job_word w WHERE w.counted_at < $1 OR w.counted_at IS NULL
      ORDER BY w.counted_at NULLS FIRST LIMIT $2`,
    values: [before, limit],
  });
  const values = [counted.map(({ word }) => word), counted.map(({ jobs }) => jobs)];
  const given = 'unnest($1::text[], $2::int[]) AS given (word, jobs)';
  await database.pool.query(
    `DELETE FROM job_word w USING ${given} WHERE w.word = given.word AND w.jobs = 0 AND given.jobs = 0`,
    values,
  );
  await database.pool.query(
    `UPDATE job_word w SET jobs = given.jobs, counted_at = $3 FROM ${given} WHERE w.word = given.word`,
    [...values, now],
  );
  return counted.length;
}
