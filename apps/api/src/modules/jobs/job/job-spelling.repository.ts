import type { Database } from '@acheep/database/connection';
import type { KnownWord } from '@acheep/search/query/spelling';

/** Maximum number of candidates compared with a typed word. */
const mostNear = 50;

/**
 * Words of jobs that are spelt nearly like each given word: the most similar first, then the most frequent, whoever
 * published the jobs.
 */
const statement = `
  SELECT a.word AS asked, n.word, n.written, n.jobs
  FROM unnest($1::text[]) a (word)
  CROSS JOIN LATERAL (
    SELECT w.word, w.written, w.jobs, levenshtein_less_equal(w.word, a.word, 2) AS edits FROM job_word w
    WHERE word_deletions(w.word) && word_deletions(a.word)
      AND length(w.word) BETWEEN length(a.word) - 2 AND length(a.word) + 2
    ORDER BY edits, w.jobs DESC, w.word LIMIT ${mostNear}
  ) n
  WHERE n.edits <= 2`;

/** Candidates for each given word, with their job counts as of the worker's last run. */
export async function findNear(
  { pool }: Pick<Database, 'pool'>,
  words: readonly string[],
): Promise<Map<string, KnownWord[]>> {
  const { rows } = await pool.query<KnownWord & { asked: string }>({
    name: 'job-near-words',
    text: statement,
    values: [words],
  });
  const near = new Map(words.map((word): [string, KnownWord[]] => [word, []]));
  for (const { asked, ...known } of rows) near.get(asked)?.push(known);
  return near;
}
