import type { Database, PoolClient } from '@acheep/database/connection';
import { MADE_TOKENS } from '@acheep/search/analysis/latin-token';
import { companyWord } from '@acheep/search/analysis/marked-word';
import type { KnownWord } from '@acheep/search/query/spelling';

/** Count from which entries that have ended are included: checking each would take too long. */
const many = 100;

const filed = (word: string) =>
  `(SELECT coalesce(sum(octet_length(p.anywhere)) / 2, 0) AS jobs FROM job_posting p WHERE p.word = ${word})`;
/** SQL for a word as the names of companies have it. */
const ofCompany = (word: string) => `'${companyWord('')}' || ${word}`;

/**
 * SQL for the number of filed entries that contain every stem of a word, or that are of a company with it in its name,
 * including entries that have ended.
 */
const filedWith = (word: string) => `
  (SELECT greatest(coalesce(min(n.jobs), 0), ${filed(ofCompany(word))})::int
    FROM unnest(tsvector_to_array(to_tsvector('english', ${word}))) l (stem)
    CROSS JOIN LATERAL ${filed('l.stem')} n)`;

/** Minimum number of entries with a word of a text: a rarer word may itself be misspelt. */
const minEntries = 3;

/**
 * Adds the Latin words in the texts of newly filed entries. Words of titles and tags are added when a job is published.
 */
export async function learnTextWords(
  client: PoolClient,
  { after, until }: { after: number; until: number },
): Promise<void> {
  await client.query(
    `INSERT INTO job_word (word, jobs)
     SELECT s.word, n.jobs FROM (
       SELECT DISTINCT t.word COLLATE "C" AS word
       FROM job_entry e JOIN job j ON j.id = e.job_id AND j.status = 'active',
         string_to_table(j.search_body, ' ') AS t (word)
       WHERE e.ordinal > $1 AND e.ordinal <= $2
     ) s CROSS JOIN LATERAL (SELECT ${filedWith('s.word')} AS jobs) n
     WHERE s.word ~ '^[a-z]{4,32}$' AND s.word <> ALL($3::text[])
       AND NOT EXISTS (SELECT FROM job_word k WHERE k.word = s.word) AND n.jobs >= ${minEntries}
     ORDER BY s.word ON CONFLICT DO NOTHING`,
    [after, until, MADE_TOKENS],
  );
}

/**
 * Counts the jobs of up to `limit` words that were not counted since `before`, and returns the number of words. A word
 * that had no job at the previous count either is removed: so long afterwards, no publication of it is under way.
 */
export async function countWords(
  { pool }: Pick<Database, 'pool'>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const { rows: counted } = await pool.query<{ word: string; jobs: number }>({
    name: 'job-word-count',
    text: `
      SELECT w.word, CASE WHEN f.jobs >= ${many} THEN f.jobs ELSE (
        SELECT count(*)::int FROM (
          SELECT FROM job j WHERE j.status = 'active' AND j.search @@
            (plainto_tsquery('english', w.word) || plainto_tsquery('simple', ${ofCompany('w.word')})) LIMIT ${many}) o
      ) END AS jobs
      FROM job_word w CROSS JOIN LATERAL (SELECT ${filedWith('w.word')} AS jobs) f
      WHERE w.counted_at < $1 OR w.counted_at IS NULL
      ORDER BY w.counted_at NULLS FIRST LIMIT $2`,
    values: [before, limit],
  });
  const values = [counted.map(({ word }) => word), counted.map(({ jobs }) => jobs)];
  const given = 'unnest($1::text[], $2::int[]) AS given (word, jobs)';
  await pool.query(
    `DELETE FROM job_word w USING ${given} WHERE w.word = given.word AND w.jobs = 0 AND given.jobs = 0`,
    values,
  );
  await pool.query(
    `UPDATE job_word w SET jobs = given.jobs, counted_at = $3 FROM ${given} WHERE w.word = given.word`,
    [...values, now],
  );
  return counted.length;
}

/** Maximum number of candidates compared with a typed word. */
const maxNear = 50;

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
    ORDER BY edits, w.jobs DESC, w.word LIMIT ${maxNear}
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
