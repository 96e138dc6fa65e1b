import type { Database } from '@acheep/database/connection';
import type { KnownWord } from '@acheep/search/spelling';

/** Words that are compared with one that was typed. */
const mostNear = 50;

/**
 * Words that jobs have and that are written about as each of these: the most alike first, then the commonest, whoever
 * may have published how many.
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

/** The words near to each of some words, with how many jobs had them when the worker last counted. */
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
