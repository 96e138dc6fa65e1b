import { jobFilter, type Takes } from '@acheep/contract/jobs/job-filter';
import type { Ranking } from '@acheep/contract/platform/operator-setting';
import type { Database } from '@acheep/database/connection';
import { type BinaryRow, copyOut } from '@acheep/database/copy-out';
import { columnOf } from '../../../search/column-name.ts';
import { asText, timelineSql, versionOf } from '../../../search/list-version.repository.ts';
import { synonymVersion } from '../../../search/synonym.repository.ts';
import { adLanguageSql, type EqualFilter, equalFilters, perksSql } from '../job/job-listed.repository.ts';
import { inTransaction } from './job-filing.repository.ts';
import { blockSize, type EntrySet, keptBytes, setRoom } from './memory/bits.ts';
import type { Kept } from './memory/columns.ts';
import type { Entry } from './memory/entry-index.ts';
import type { WantedWord } from './memory/wanted-word.ts';
import type { Posting } from './memory/word-postings.ts';

/** Minimum bytes of a text that is more than a heading. */
const saysSomething = 100;

const says = (text: string) => `(coalesce(octet_length(e.${text}), 0) >= ${saysSomething})::int`;

/** Storage of a filter's column by the filter's type; range filters have columns of their own. */
const keptFor: Partial<Record<Takes, (column: string) => readonly [Kept, string]>> = {
  record: (column) => ['one-of-some', column],
  records: (column) => ['one-of-some', column],
  several: (column) => ['one-of-few', column],
  yes: (column) => ['one-of-few', `CASE WHEN ${column} THEN 'true' END`],
};
const filterColumns = Object.fromEntries(
  equalFilters.map((name) => [name, keptFor[jobFilter[name].takes]?.(`e.${columnOf(name)}`)]),
) as Record<EqualFilter, readonly [Kept, string]>;

/** Columns of the index: storage kind, and SQL over the job `j`. */
const columns = {
  listAt: ['moment', "date_part('epoch', e.list_at) * 1000"],
  updatedAt: ['moment', "date_part('epoch', e.updated_at) * 1000"],
  announced: ['moment', "date_part('epoch', e.announced_at) * 1000"],
  posted: ['minute', "floor(date_part('epoch', e.posted_at) / 60)"],
  closes: ['whole', "e.closing_date - DATE '1970-01-01'"],
  // Whole US dollars a month.
  salary: ['whole', 'e.salary_rank / 100'],
  // Number of the four parts of a job that have content: description, requirements, benefits, skills.
  complete: [
    'whole',
    `${says('description')} + ${says('requirements')} + ${says('benefits')}
      + (EXISTS (SELECT FROM job_skill s WHERE s.job_id = e.id))::int`,
  ],
  boosted: ['whole', "e.boosted_until - DATE '1970-01-01'"],
  ...filterColumns,
  adLanguage: ['one-of-few', adLanguageSql('e')],
  perks: ['some-of-few', perksSql('e')],
  companyId: ['one-of-many', 'e.company_id'],
} as const satisfies Record<string, readonly [Kept, string]>;
export type JobColumn = keyof typeof columns;
/** SQL of a column over the job `j`. */
export const columnSql = (name: JobColumn) => columns[name][1];

const columnNames = Object.keys(columns) as JobColumn[];
export const keptOfJobs = Object.fromEntries(columnNames.map((name) => [name, columns[name][0]])) as Record<
  JobColumn,
  Kept
>;

export interface IndexState {
  version: string;
  timeline: string;
  synonyms: string;
  /** Ordinal of the last entry whose words are filed. */
  filed: number;
  /** Last ordinal of the cleared blocks. */
  cleared: number;
  /** Ordinal of the last entry. */
  entered: number;
  /** Ranking weights, in days; null if the operator has set none. */
  ranking: Ranking | null;
  /** Companies whose owner's account is disabled. */
  hidden: string[];
}

/** Number of open jobs in the table; null while jobs that predate the entries are being entered. */
const openSql = `
  SELECT CASE WHEN entering IS NULL THEN (SELECT count(*)::int FROM job WHERE status = 'active') END AS open
  FROM job_filed`;

const stateSql = `
  SELECT ${versionOf('job')} AS version, ${timelineSql} AS timeline, ${synonymVersion} AS synonyms, f.ordinal AS filed,
    f.cleared, coalesce((SELECT max(ordinal) FROM job_entry), 0) AS entered,
    (SELECT value FROM operator_setting WHERE name = 'ranking') AS ranking,
    ARRAY(SELECT c.id::text FROM "user" u JOIN company c ON c.owner_id = u.id WHERE u.disabled_at IS NOT NULL) AS hidden
  FROM job_filed f`;

export async function readState(client: Pick<Database['pool'], 'query'>): Promise<IndexState> {
  const { rows } = await client.query<IndexState>(stateSql);
  return rows[0] as IndexState;
}

const wordsOf = (vector: string) => `array_to_json(tsvector_to_array(e.${vector}))`;
const entrySql = `
  SELECT n.ordinal, n.replaces, e.id, ${columnNames.map((name) => columns[name][1]).join(', ')},
    CASE WHEN n.ordinal > $2 THEN json_build_object('title', ${wordsOf('search_name')},
      'tags', ${wordsOf('search_head')}, 'anywhere', ${wordsOf('search')}) END
  FROM job_entry n LEFT JOIN job e ON e.id = n.job_id AND e.status = 'active'
  WHERE n.ordinal > $1 ORDER BY n.ordinal LIMIT $3`;

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

/** Entries per statement; small, so that reading a million leaves little garbage in memory. */
const batch = 500;

/**
 * Reads the entries after the last that `index` has, as of the returned state. A million jobs come in parts: `take`
 * gets each part, with the last filed ordinal. Starts over if the index has missed entries that are cleared by now, or
 * may have entries that were lost: after a failover their ordinals are given again. `open` is the number of open jobs as
 * of the same state, if it is counted.
 */
export async function readEntries(
  { pool }: Pick<Database, 'pool'>,
  index: {
    last: () => number;
    timeline: () => string | undefined;
    startOver: () => void;
    take: (entries: Entry<JobColumn>[], filed: number) => void;
  },
  isCounted: boolean,
): Promise<{ state: IndexState; open: number | null }> {
  return inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const state = await readState(client);
    const mayHaveLost =
      index.timeline() !== state.timeline || index.last() > Math.max(state.entered, state.cleared);
    if (mayHaveLost || state.cleared > index.last()) index.startOver();
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
    const counted = isCounted ? await client.query<{ open: number | null }>(openSql) : null;
    return { state, open: counted?.rows[0]?.open ?? null };
  });
}

const ordinals = new Uint16Array(blockSize);
const ordinalBytes = Buffer.from(ordinals.buffer);

/** Decodes ordinals stored like smallint: big-endian, the lowest as -32768. The result is valid until the next call. */
function ordinalsIn(bytes: Buffer): Uint16Array {
  ordinalBytes.set(bytes);
  ordinalBytes.subarray(0, bytes.length).swap16();
  const own = ordinals.subarray(0, bytes.length / 2);
  for (let at = 0; at < own.length; at++) own[at] = (own[at] as number) ^ 0x8000;
  return own;
}

type WordPosting = Posting & { word: string };

/** Decodes rows one at a time; rows of one word are consecutive. */
function postingReader(): (fields: BinaryRow) => WordPosting {
  let [word, keep] = ['', setRoom(0)];
  return (fields) => {
    // No column may be NULL.
    const [name, block, bytes, ...sets] = fields as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
    if (name.toString() !== word) [word, keep] = [name.toString(), setRoom(bytes.readInt32BE())];
    const [title, tags, anywhere] = sets.map((set) => keep(ordinalsIn(set))) as [
      EntrySet,
      EntrySet,
      EntrySet,
    ];
    return { word, block: block.readInt32BE(), title, tags, anywhere };
  };
}

const postingColumns = ['in_name', 'in_head', 'anywhere'].map((column) => `p.${column}`);
const postingBytes = postingColumns.map((column) => keptBytes(`octet_length(${column})`)).join(' + ');
const postingsWhere = (condition: string) => `
  SELECT f.* FROM asked CROSS JOIN LATERAL (
    SELECT p.word, p.block, (sum(${postingBytes}) OVER (PARTITION BY p.word))::int, ${postingColumns.join(', ')}
    FROM job_posting p WHERE ${condition}) f`;
const wordSql = `
  WITH asked AS (SELECT * FROM jsonb_to_recordset($1) AS a (word text, start int))
  ${postingsWhere('p.word = asked.word COLLATE "C" AND p.block >= asked.start')}`;
const beginningSql = `
  WITH asked AS (SELECT * FROM jsonb_array_elements_text($1::jsonb -> 'words') AS b (word))
  ${postingsWhere(`p.word >= asked.word COLLATE "C" AND p.word < (asked.word || chr(1114111)) COLLATE "C"
    AND p.block >= coalesce(($1::jsonb -> 'from' ->> p.word)::int, 0)`)}`;

/**
 * Reads the entries that contain these words, or words with these prefixes: from a given block on where `from` has one,
 * else all.
 */
export async function readPostings(
  { pool }: Pick<Database, 'pool'>,
  requestedWords: readonly WantedWord[],
  from: ReadonlyMap<string, number>,
): Promise<WordPosting[]> {
  const wordsOf = (isBeginning: boolean) =>
    requestedWords.filter((one) => one.isBeginning === isBeginning).map(({ word }) => word);
  const [whole, words] = [wordsOf(false), wordsOf(true)];
  const rows = await Promise.all([
    whole.length > 0
      ? copyOut(
          pool,
          wordSql,
          whole.map((word) => ({ word, start: from.get(word) ?? 0 })),
          postingReader(),
        )
      : [],
    words.length > 0
      ? copyOut(pool, beginningSql, { words, from: Object.fromEntries(from) }, postingReader())
      : [],
  ]);
  return rows.flat();
}

/** Parses searches with `to_tsquery`. */
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
