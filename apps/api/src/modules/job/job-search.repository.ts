import { totalCap } from '@acheep/contract/list';
import type { Database, Pool } from '@acheep/database/connection';
import type { SearchQuery } from '@acheep/search/query';
import { type ListedJobRow, pageStatement } from './job-card.repository.ts';
import {
  conditionsOf,
  type Given,
  givenValues,
  isInDateOrder,
  type JobFilter,
} from './job-filter.repository.ts';
import {
  anyMatch,
  countTiers,
  searchWords,
  type Tier,
  type TierSizes,
  tiersOf,
} from './job-tier.repository.ts';

export interface JobSearch {
  filter: JobFilter;
  /** Null where nothing is searched for. */
  words: SearchQuery | null;
  order: 'relevance' | 'newest' | 'oldest';
  offset: number;
  limit: number;
  now: Date;
  /** The day in Phnom Penh. */
  today: string;
}

/** What was counted, with the version of the listed jobs that it is true of. */
export interface JobTotals {
  version: string;
  sizes: TierSizes;
  /** About how many rows the table has. */
  jobs: number;
}

/** Prepared statements in each connection at most; the combinations beyond are planned at each call. */
const mostPrepared = 300;
const names = new Map<string, string>();

function prepared(text: string, { values }: Given) {
  const name = names.get(text) ?? (names.size < mostPrepared ? `job-list-${names.size}` : undefined);
  if (name) names.set(text, name);
  return { text, values, ...(name && { name }) };
}

/** Values as PostgreSQL writes them: the presenter reads each of them as what it is. */
const asText = { getTypeParser: () => (value: string) => value };

/** Counts what a search finds, tier by tier. */
export async function countJobs(
  { pool }: Database,
  { filter, words, ...moment }: JobSearch,
): Promise<JobTotals> {
  const given = givenValues();
  const conditions = conditionsOf(filter, moment, given);
  const text = countTiers(conditions, words && searchWords(words, given));
  const { rows } = await pool.query<JobTotals>(prepared(text, given));
  return rows[0] as JobTotals;
}

interface Part {
  tier: Tier | null;
  size: number;
  offset: number;
  limit: number;
}

/** Which tiers the page lies in, and where in them. */
function partsOf({ words, order, offset, limit }: JobSearch, { sizes }: JobTotals, given: Given): Part[] {
  const named = words && searchWords(words, given);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (!named || order !== 'relevance')
    return [{ tier: named && anyMatch(named), size: total, offset, limit }];
  let start = 0;
  const parts = tiersOf(named).map((tier, index) => {
    const size = sizes[index] ?? 0;
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + limit - start, size);
    start += size;
    return { tier, size, offset: from, limit: to - from };
  });
  return parts.filter((part) => part.limit > 0);
}

// The planner sees how far a walk goes at most, without a plan for each number.
const reach = (rows: number) => [128, 1024, totalCap * 2].find((most) => rows <= most) ?? totalCap * 2;

/** The jobs of one part in their order: by walking along the dates, or by gathering all and sorting. */
function partSql(
  part: Part,
  index: number,
  conditions: string[],
  search: JobSearch,
  given: Given,
  jobs: number,
) {
  const { tier, size, offset, limit } = part;
  const direction = search.order === 'oldest' ? 'ASC' : 'DESC';
  const order = (table: string) => `ORDER BY ${table}.posted_at ${direction}, ${table}.id ${direction}`;
  const steps = ((offset + limit) * Math.max(jobs, size)) / Math.max(size, 1);
  const walks = tier ? steps * tier.testCost < size : isInDateOrder(search.filter) || steps < size;
  const wanted = [...conditions, ...(tier ? (walks ? tier.test() : tier.lookup()) : [])].join(' AND ');
  const found = `SELECT j.id, j.posted_at FROM job j WHERE ${wanted}`;
  const page = `OFFSET ${given.value(offset, 'int')} LIMIT ${given.value(limit, 'int')}`;
  return walks
    ? `SELECT * FROM (SELECT f.id, f.posted_at, ${index} AS tier
         FROM (${found} ${order('j')} LIMIT ${reach(offset + limit)}) f ${order('f')} ${page}) p${index}`
    : `SELECT * FROM (WITH f AS MATERIALIZED (${found})
         SELECT f.id, f.posted_at, ${index} AS tier FROM f ${order('f')} ${page}) p${index}`;
}

/** One page of a search whose totals are known, and the version of the jobs that it was read from. */
export async function listJobs({ pool }: Database, search: JobSearch, totals: JobTotals) {
  const given = givenValues();
  const parts = partsOf(search, totals, given);
  const conditions = conditionsOf(search.filter, search, given);
  const found = parts.map((part, index) => partSql(part, index, conditions, search, given, totals.jobs));
  return run(
    pool,
    pageStatement(found.join(' UNION ALL '), search.order === 'oldest' ? 'ASC' : 'DESC'),
    given,
  );
}

async function run(pool: Pool, text: string, given: Given) {
  const { rows } = await pool.query<ListedJobRow>({ ...prepared(text, given), types: asText });
  return { version: rows[0]?.version ?? '', rows: rows.filter(({ id }) => id !== null) };
}

/** The present version of the listed jobs. */
export async function readVersion({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'job-version',
    text: 'SELECT version::text AS version FROM job_version',
  });
  return rows[0]?.version ?? '';
}
