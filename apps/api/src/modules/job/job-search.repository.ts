import { totalCap } from '@acheep/contract/list';
import type { Database } from '@acheep/database/connection';
import type { SearchQuery } from '@acheep/search/query';
import { asText, type Listing, listingOf } from './job-card.repository.ts';
import {
  conditionsOf,
  type Given,
  givenValues,
  isInDateOrder,
  type JobFilter,
} from './job-filter.repository.ts';
import { readWithRoom } from './job-read.repository.ts';
import {
  anyMatch,
  countStatement,
  type FoundCounts,
  searchWords,
  type Tier,
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
export interface JobTotals extends FoundCounts {
  version: string;
  /** About how many jobs a walk along the dates comes by, found or not. */
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

/** Counts what a search finds. */
export async function countJobs(
  database: Database,
  { filter, words, ...moment }: JobSearch,
): Promise<JobTotals> {
  const given = givenValues();
  const conditions = conditionsOf(filter, moment, given);
  const all = `(SELECT reltuples FROM pg_class WHERE oid = 'job'::regclass)`;
  const walk = `SELECT 1 FROM job j WHERE ${conditions.join(' AND ')} LIMIT ${totalCap * 2}`;
  // Where an index has the filtered jobs by date, a walk comes by those alone.
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const narrow = isFiltered && isInDateOrder(filter);
  const jobs = words && narrow ? `(SELECT count(*) FROM (${walk}) w)` : all;
  const text = countStatement(conditions, words && searchWords(words, given), jobs);
  const [counted] = await readWithRoom<JobTotals>(database, prepared(text, given));
  return { exactName: 0, exactHead: 0, exact: 0, prefixName: 0, prefixHead: 0, ...counted } as JobTotals;
}

interface Part {
  tier: Tier;
  offset: number;
  limit: number;
}

/** Which tiers the page lies in, and where in them. */
function partsOf(search: JobSearch, totals: JobTotals, conditions: string[], given: Given): Part[] {
  const { words, order, offset, limit } = search;
  const named = words && searchWords(words, given);
  if (!named)
    return [
      {
        tier: { size: totals.prefix, lookup: () => [], test: () => [], testCost: 1 },
        offset,
        limit,
      },
    ];
  if (order !== 'relevance') return [{ tier: anyMatch(named, totals), offset, limit }];
  let start = 0;
  const parts = tiersOf(named, totals, conditions).map((tier) => {
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + limit - start, tier.size);
    start += tier.size;
    return { tier, offset: from, limit: to - from };
  });
  return parts.filter((part) => part.limit > 0);
}

// The planner sees how far a walk goes at most, without a plan for each number.
const reach = (rows: number) => [128, 1024, totalCap * 2].find((most) => rows <= most) ?? totalCap * 2;

/** Whether to walk along the dates until the page is full, or to gather all that is found and sort it. */
function walks({ tier, offset, limit }: Part, { filter, words }: JobSearch, { jobs }: JobTotals): boolean {
  if (!tier.test) return false;
  if (!words && isInDateOrder(filter)) return true;
  const steps = ((offset + limit) * Math.max(jobs, tier.size)) / Math.max(tier.size, 1);
  return steps * tier.testCost < tier.size;
}

type Direction = 'ASC' | 'DESC';

/** The jobs of one part, in their order. */
function partSql(
  part: Part,
  index: number,
  conditions: string[],
  walk: boolean,
  direction: Direction,
  given: Given,
) {
  const { tier, offset, limit } = part;
  const order = (table: string) => `${table}.posted_at ${direction}, ${table}.id ${direction}`;
  const wanted = [...conditions, ...((walk && tier.test) || tier.lookup)()].join(' AND ');
  const rank = tier.first ? `${index} + ${tier.first()}` : `${index}::numeric`;
  const found = `SELECT j.id, j.posted_at, ${rank} AS tier FROM job j WHERE ${wanted}`;
  const page = `OFFSET ${given.value(offset, 'int')} LIMIT ${given.value(limit, 'int')}`;
  // The walk's own order, said again outside, costs nothing: it stops as soon as the page is full.
  return walk
    ? `SELECT * FROM (SELECT * FROM (${found} ORDER BY ${order('j')} LIMIT ${reach(offset + limit)}) f
         ORDER BY ${order('f')} ${page}) p${index}`
    : `SELECT * FROM (WITH f AS MATERIALIZED (${found})
         SELECT * FROM f ORDER BY ${tier.first ? 'f.tier, ' : ''}${order('f')} ${page}) p${index}`;
}

/** The jobs on one page of a search whose totals are known, in their order. */
export async function findJobs(
  database: Database,
  search: JobSearch,
  totals: JobTotals,
): Promise<Listing<{ id: string }>> {
  const given = givenValues();
  const conditions = conditionsOf(search.filter, search, given);
  const direction = search.order === 'oldest' ? 'ASC' : 'DESC';
  const found = partsOf(search, totals, conditions, given).map((part, index) =>
    partSql(part, index, conditions, walks(part, search, totals), direction, given),
  );
  const text = `
    SELECT v.version, f.id FROM job_version v LEFT JOIN (${found.join(' UNION ALL ')}) f ON true
    ORDER BY f.tier, f.posted_at ${direction}, f.id ${direction}`;
  return listingOf(await readWithRoom(database, { ...prepared(text, given), types: asText }));
}
