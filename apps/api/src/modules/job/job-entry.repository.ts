import type { Database } from '@acheep/database/connection';
import { blockSize } from '../../search/entry/bits.ts';
import type { Kept } from '../../search/entry/columns.ts';
import type { Entry } from '../../search/entry/entry-index.ts';
import type { AskedWord, Posting } from '../../search/entry/word-postings.ts';
import { asText, versionOf } from '../../search/list-version.repository.ts';
import { synonymVersion } from '../../search/synonym.repository.ts';

/** What the index keeps of a job: how, and in SQL of the job `j`. */
const columns = {
  listAt: ['moment', "date_part('epoch', j.list_at) * 1000"],
  updatedAt: ['moment', "date_part('epoch', j.updated_at) * 1000"],
  announced: ['moment', "date_part('epoch', j.announced_at) * 1000"],
  posted: ['moment', "date_part('epoch', j.posted_at) * 1000"],
  closes: ['number', "j.closing_date - DATE '1970-01-01'"],
  salary: ['number', 'j.salary_rank'],
  categoryId: ['one-of-few', 'j.category_id'],
  industryId: ['one-of-few', 'j.industry_id'],
  provinceId: ['one-of-few', 'j.province_id'],
  companyId: ['one-of-many', 'j.company_id'],
  type: ['one-of-few', 'j.type'],
  experience: ['one-of-few', 'j.experience'],
  qualification: ['one-of-few', 'j.qualification'],
} as const satisfies Record<string, readonly [Kept, string]>;
export type JobColumn = keyof typeof columns;

const columnNames = Object.keys(columns) as JobColumn[];
export const keptOfJobs = Object.fromEntries(columnNames.map((name) => [name, columns[name][0]])) as Record<
  JobColumn,
  Kept
>;

export interface IndexState {
  version: string;
  synonyms: string;
  /** Up to which entry words are filed. */
  filed: number;
  /** Up to which entry those that had ended are gone. */
  cleared: number;
  /** Companies that are nowhere, as their owner is disabled. */
  hidden: string[];
}

const stateSql = `
  SELECT ${versionOf('job')} AS version, ${synonymVersion} AS synonyms, f.ordinal AS filed, f.cleared,
    ARRAY(SELECT c.id::text FROM "user" u JOIN company c ON c.owner_id = u.id WHERE u.disabled_at IS NOT NULL) AS hidden
  FROM job_filed f`;

const wordsOf = (vector: string) => `array_to_json(tsvector_to_array(j.${vector}))`;
const entrySql = `
  SELECT e.ordinal, e.replaces, j.id, ${columnNames.map((name) => columns[name][1]).join(', ')},
    CASE WHEN e.ordinal > $2 THEN json_build_object('inName', ${wordsOf('search_name')},
      'inHead', ${wordsOf('search_head')}, 'anywhere', ${wordsOf('search')}) END
  FROM job_entry e LEFT JOIN job j ON j.id = e.job_id AND j.status = 'active'
  WHERE e.ordinal > $1 ORDER BY e.ordinal LIMIT $3`;

function entryOf([ordinal, replaces, id, ...rest]: (string | null)[]): Entry<JobColumn> {
  const words = rest[columnNames.length];
  return {
    ordinal: Number(ordinal),
    replaces: replaces === null ? null : Number(replaces),
    id: id ?? null,
    values: Object.fromEntries(columnNames.map((name, at) => [name, rest[at] ?? null])) as Record<
      JobColumn,
      string | null
    >,
    words: words ? JSON.parse(words) : null,
  };
}

/** Entries a statement. */
const batch = 10_000;

/**
 * Reads which entries have come after the last that `index` knows, as of the moment whose state it returns. A million jobs
 * come in parts: `take` gets each, and up to which entry words were filed. An index that has missed entries which are gone
 * starts over.
 */
export async function readEntries(
  { pool }: Pick<Database, 'pool'>,
  index: {
    last: () => number;
    startOver: () => void;
    take: (entries: Entry<JobColumn>[], filed: number) => void;
  },
): Promise<IndexState> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<IndexState>(stateSql);
    const state = rows[0] as IndexState;
    if (state.cleared > index.last()) index.startOver();
    for (let [after, isOver] = [index.last(), false]; !isOver; ) {
      const read = await client.query<(string | null)[]>({
        name: 'job-entries',
        text: entrySql,
        values: [after, state.filed, batch],
        rowMode: 'array',
        types: asText,
      });
      const entries = read.rows.map(entryOf);
      index.take(entries, state.filed);
      after = entries.at(-1)?.ordinal ?? after;
      isOver = entries.length < batch;
    }
    await client.query('COMMIT');
    client.release();
    return state;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** PostgreSQL writes the numbers as smallint does: the high byte first, the lowest as -32768. */
function numbersOf(bytes: Buffer): Uint16Array {
  const numbers = new Uint16Array(bytes.length >>> 1);
  for (let at = 0; at < numbers.length; at++)
    numbers[at] = (((bytes[2 * at] as number) ^ 0x80) << 8) | (bytes[2 * at + 1] as number);
  return numbers;
}

interface PostingRow {
  key: string;
  block: number;
  in_name: Buffer;
  in_head: Buffer;
  anywhere: Buffer;
}

const given = 'unnest($1::text[], $2::text[], $3::int[]) AS a (key, word, start)';
const wordSql = `
  SELECT a.key, p.block, p.in_name, p.in_head, p.anywhere
  FROM ${given} JOIN job_posting p ON p.word = a.word AND p.block >= a.start`;
const beginningSql = `
  SELECT a.key, p.block, string_agg(p.in_name, '') AS in_name, string_agg(p.in_head, '') AS in_head,
    string_agg(p.anywhere, '') AS anywhere
  FROM ${given} CROSS JOIN LATERAL (
    SELECT * FROM job_posting p
    WHERE p.word >= a.word COLLATE "C" AND p.word < (a.word || chr(1114111)) COLLATE "C" AND p.block >= a.start
  ) p GROUP BY 1, 2`;

/** Reads which entries have these words. The beginning of words comes as what any word with it has. */
export async function readPostings(
  { pool }: Pick<Database, 'pool'>,
  asked: readonly AskedWord[],
): Promise<(Posting & { key: string })[]> {
  const read = async (isBeginning: boolean, name: string, text: string) => {
    const own = asked.filter((word) => word.isBeginning === isBeginning);
    if (own.length === 0) return [];
    const values = [own.map(({ key }) => key), own.map(({ word }) => word), own.map(({ from }) => from)];
    return (await pool.query<PostingRow>({ name, text, values })).rows;
  };
  const rows = await Promise.all([
    read(false, 'job-word-postings', wordSql),
    read(true, 'job-beginning-postings', beginningSql),
  ]);
  return rows.flat().map(({ key, block, in_name, in_head, anywhere }) => ({
    key,
    block,
    inName: numbersOf(in_name),
    inHead: numbersOf(in_head),
    anywhere: numbersOf(anywhere),
  }));
}

/** What PostgreSQL makes of searches. */
export async function readTsqueries(
  { pool }: Pick<Database, 'pool'>,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ said: string }>({
    name: 'job-tsqueries',
    text: `SELECT to_tsquery('english', t.text)::text AS said
      FROM unnest($1::text[]) WITH ORDINALITY t (text, place) ORDER BY t.place`,
    values: [texts],
  });
  return rows.map(({ said }) => said);
}

/** Entries whose words are filed at a time: a second's work for PostgreSQL. */
const mostFiled = 4096;

/**
 * Files the words of the next entries, and says how many those were. Of several processes one does it at a time. Entries
 * that have ended already are passed over.
 */
export async function fileNext({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`);
    const { rows } = await client.query<{ after: number; until: number | null; entries: number }>(
      `SELECT f.ordinal AS after, n.until, n.entries FROM (SELECT ordinal FROM job_filed FOR UPDATE) f
       CROSS JOIN LATERAL (
         SELECT max(ordinal) AS until, count(*)::int AS entries FROM (
           SELECT e.ordinal FROM job_entry e WHERE e.ordinal > f.ordinal ORDER BY e.ordinal LIMIT ${mostFiled}) e) n`,
    );
    const [next] = rows;
    if (next?.until) {
      await client.query(
        `INSERT INTO job_posting AS p (word, block, in_name, in_head, anywhere)
         SELECT w.word, o.block, coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 1), ''),
           coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 2), ''),
           coalesce(string_agg(o.place, '') FILTER (WHERE w.kind = 3), '')
         FROM (
           SELECT e.ordinal / ${blockSize} AS block, int2send((e.ordinal % ${blockSize} - 32768)::int2) AS place,
             j.search_name, j.search_head, j.search
           FROM job_entry e JOIN job j ON j.id = e.job_id AND j.status = 'active'
           WHERE e.ordinal > $1 AND e.ordinal <= $2
             AND NOT EXISTS (SELECT FROM job_entry l WHERE l.job_id = e.job_id AND l.ordinal > e.ordinal)
           ORDER BY e.ordinal
         ) o CROSS JOIN LATERAL (
           SELECT 1 AS kind, unnest(tsvector_to_array(o.search_name)) AS word
           UNION ALL SELECT 2, unnest(tsvector_to_array(o.search_head))
           UNION ALL SELECT 3, unnest(tsvector_to_array(o.search))
         ) w
         GROUP BY 1, 2 ORDER BY 1, 2
         ON CONFLICT (word, block) DO UPDATE SET in_name = p.in_name || EXCLUDED.in_name,
           in_head = p.in_head || EXCLUDED.in_head, anywhere = p.anywhere || EXCLUDED.anywhere`,
        [next.after, next.until],
      );
      await client.query('UPDATE job_filed SET ordinal = $1', [next.until]);
    }
    await client.query('COMMIT');
    client.release();
    return next?.entries ?? 0;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A block of which so many entries have not ended is worth keeping. */
const worthKeeping = blockSize / 2;

/** Enters the jobs anew of which old blocks hold few, so that the blocks can be cleared away, and returns these blocks. */
export async function leaveOldBlocks({ pool }: Pick<Database, 'pool'>): Promise<number[]> {
  const open = `job_entry e JOIN job j ON j.id = e.job_id AND j.status = 'active'
    AND NOT EXISTS (SELECT FROM job_entry l WHERE l.job_id = e.job_id AND l.ordinal > e.ordinal)`;
  const { rows } = await pool.query<{ block: number }>(`
    SELECT b.block FROM (SELECT DISTINCT ordinal / ${blockSize} AS block FROM job_entry) b
    WHERE b.block < (SELECT ordinal / ${blockSize} FROM job_filed)
      AND (SELECT count(*) FROM ${open} WHERE e.ordinal / ${blockSize} = b.block) < ${worthKeeping}
    ORDER BY b.block`);
  const blocks = rows.map(({ block }) => block);
  if (blocks.length === 0) return blocks;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // As the trigger does: numbers rise in the order of the commits.
    await client.query(`UPDATE list_version SET version = version + 1 WHERE name = 'job'`);
    await client.query(
      `INSERT INTO job_entry (job_id, replaces) SELECT e.job_id, e.ordinal FROM ${open}
       WHERE e.ordinal / ${blockSize} = ANY($1::int[]) ORDER BY e.ordinal`,
      [blocks],
    );
    await client.query('COMMIT');
    client.release();
    return blocks;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Takes away what is kept of blocks in which every entry has ended. */
export async function clearBlocks({ pool }: Pick<Database, 'pool'>, blocks: readonly number[]) {
  await pool.query(
    `WITH gone AS (DELETE FROM job_posting WHERE block = ANY($1::int[])),
       ended AS (DELETE FROM job_entry WHERE ordinal / ${blockSize} = ANY($1::int[]))
     UPDATE job_filed SET cleared = greatest(cleared, $2)`,
    [blocks, (Math.max(...blocks) + 1) * blockSize - 1],
  );
}
