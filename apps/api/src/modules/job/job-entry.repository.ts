import type { Ranking } from '@acheep/contract/operator-setting';
import type { Database } from '@acheep/database/connection';
import type { Kept } from '../../search/entry/columns.ts';
import type { Entry } from '../../search/entry/entry-index.ts';
import type { AskedWord, Posting } from '../../search/entry/word-postings.ts';
import { asText, versionOf } from '../../search/list-version.repository.ts';
import { synonymVersion } from '../../search/synonym.repository.ts';
import { inTransaction } from './job-filing.repository.ts';

/** Bytes of a text that is not there for its heading alone. */
const saysSomething = 100;

const says = (text: string) => `(coalesce(octet_length(j.${text}), 0) >= ${saysSomething})::int`;

/** What the index keeps of a job: how, and in SQL of the job `j`. */
const columns = {
  listAt: ['moment', "date_part('epoch', j.list_at) * 1000"],
  updatedAt: ['moment', "date_part('epoch', j.updated_at) * 1000"],
  announced: ['moment', "date_part('epoch', j.announced_at) * 1000"],
  posted: ['moment', "date_part('epoch', j.posted_at) * 1000"],
  closes: ['number', "j.closing_date - DATE '1970-01-01'"],
  salary: ['number', 'j.salary_rank'],
  // How much of four things a job says: what is done, what is asked, what is given, which skills.
  complete: [
    'number',
    `${says('description')} + ${says('requirements')} + ${says('benefits')}
      + (EXISTS (SELECT FROM job_skill s WHERE s.job_id = j.id))::int`,
  ],
  boosted: ['number', "j.boosted_until - DATE '1970-01-01'"],
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
  /** How much later jobs count as posted; null where nobody has set it. */
  ranking: Ranking | null;
  /** Companies that are nowhere, as their owner is disabled. */
  hidden: string[];
}

const stateSql = `
  SELECT ${versionOf('job')} AS version, ${synonymVersion} AS synonyms, f.ordinal AS filed, f.cleared,
    (SELECT value FROM operator_setting WHERE name = 'ranking') AS ranking,
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
  return inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
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
    return state;
  });
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
