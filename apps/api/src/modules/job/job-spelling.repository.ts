import type { Database } from '@acheep/database/connection';
import type { Spelling } from '@acheep/search/spelling';
import { readWithRoom } from '../../search/search-read.repository.ts';
import { jobListed } from './job-listed.repository.ts';

/** From as many jobs on, the number that the worker counted is believed: not all of them will have closed since. */
const believed = 100;
/** Words that are compared with one that was typed, the most alike first, whoever may have published how many. */
const mostCompared = 200;
const mostNear = 50;
/** A word that is in none of so many new jobs is rare enough to be looked for among all. */
const newestJobs = 100;

const found = (words: string, column: string) =>
  `SELECT 1 FROM job e WHERE ${jobListed('$3::date').join(' AND ')} AND e.${column} @@ ${words}`;
const exactly = `plainto_tsquery('english', a.word)`;
const beginning = `to_tsquery('english', '''' || a.word || ''':*')`;

/**
 * What is known of words that were typed: whether a job is found by them, and else which words of titles and tags are
 * like them. Of those that few jobs have, the jobs that are open now are counted.
 */
const statement = `
  WITH newest AS MATERIALIZED (
    SELECT e.search FROM job e WHERE ${jobListed('$3::date').join(' AND ')}
    ORDER BY e.posted_at DESC, e.id DESC LIMIT ${newestJobs})
  SELECT a.word, known.said AS "isKnown", CASE WHEN known.said THEN '[]' ELSE (
    SELECT coalesce(json_agg(n), '[]') FROM (
      SELECT n.word, n.written, c.jobs
      FROM (
        SELECT w.*, levenshtein_less_equal(w.word, a.word, 2) AS edits FROM job_word w
        WHERE word_deletions(w.word) && word_deletions(a.word)
          AND length(w.word) BETWEEN length(a.word) - 2 AND length(a.word) + 2
        ORDER BY edits, w.jobs DESC LIMIT ${mostCompared}
      ) n
      CROSS JOIN LATERAL (SELECT CASE WHEN n.jobs >= ${believed} THEN n.jobs ELSE (
        SELECT count(*) FROM (${found(`plainto_tsquery('english', n.word)`, 'search_head')} LIMIT ${believed}) f
      ) END AS jobs) c
      WHERE n.edits <= 2 AND c.jobs > 0
      LIMIT ${mostNear}
    ) n
  ) END AS near
  FROM unnest($1::text[], $2::boolean[]) AS a (word, unfinished)
  CROSS JOIN LATERAL (SELECT
    EXISTS (SELECT FROM job_word w WHERE w.word = a.word AND w.jobs >= ${believed})
    OR a.unfinished AND EXISTS (SELECT FROM job_word w WHERE w.word >= a.word AND w.word < a.word || chr(1114111))
    OR EXISTS (SELECT FROM newest WHERE newest.search @@ ${exactly})
    OR EXISTS (${found(exactly, 'search')})
    OR a.unfinished AND length(a.word) > 2 AND EXISTS (${found(beginning, 'search')})
  ) known (said)`;

export async function findSpellings(
  database: Pick<Database, 'pool'>,
  asked: readonly { word: string; isUnfinished: boolean }[],
  today: string,
): Promise<Map<string, Spelling>> {
  const rows = await readWithRoom<Spelling & { word: string }>(database, {
    name: 'job-spelling',
    text: statement,
    values: [asked.map(({ word }) => word), asked.map(({ isUnfinished }) => isUnfinished), today],
  });
  return new Map(rows.map(({ word, ...spelling }) => [word, spelling]));
}
