import { totalCap } from '@acheep/contract/list';
import type { SearchQuery } from '@acheep/search/query';
import type { Given } from './job-filter.repository.ts';

/**
 * Jobs that answer a search equally well: how to look them up in an index (`lookup`), how to recognise one while
 * walking along the dates (`test`, the cheap part first), and how many rows' work such a test is.
 */
export interface Tier {
  lookup: () => string[];
  test: () => string[];
  testCost: number;
}

/** How many jobs are in each tier, best first; what lies beyond the cap is not counted. */
export type TierSizes = readonly number[];

const head = 'j.search_head';
const whole = 'j.search';
/** Fetching the long vector from beside the table costs about this many rows. */
const fetchCost = 8;

// PostgreSQL would look such a condition up in the index, and guess one row in a thousand; in a CASE it does neither.
const opaque = (condition: string) => `CASE WHEN ${condition} THEN true END`;
const not = (condition: string) => `CASE WHEN ${condition} THEN false ELSE true END`;

/**
 * How the words of a search are named in a statement: each form when it is first used, because a value that a statement
 * does not use has no type.
 */
export function searchWords({ exact, prefix }: SearchQuery, { value }: Given) {
  const named = new Map<string, string>();
  const tsquery = (words: string) => {
    const name = named.get(words) ?? `(SELECT to_tsquery('english', ${value(words, 'text')}))`;
    named.set(words, name);
    return name;
  };
  return { exact: () => tsquery(exact), prefix: () => tsquery(prefix), unfinished: prefix !== exact };
}
type Words = ReturnType<typeof searchWords>;

const inHead = (words: string) => `${head} @@ ${words}`;
const anywhere = (words: string) => `${whole} @@ ${words}`;

/** All that a search finds, in one: for orders that do not ask how well a job answers. */
export const anyMatch = ({ prefix }: Words): Tier => ({
  lookup: () => [anywhere(prefix())],
  test: () => [opaque(`${inHead(prefix())} OR ${anywhere(prefix())}`)],
  testCost: fetchCost,
});

/**
 * The tiers of a search, best first: all words in title and tags; all words; title and tags with the last word
 * unfinished; anything with the last word unfinished.
 */
export function tiersOf({ exact, prefix, unfinished }: Words): Tier[] {
  const tiers: Tier[] = [
    { lookup: () => [inHead(exact())], test: () => [opaque(inHead(exact()))], testCost: 1 },
    {
      lookup: () => [anywhere(exact()), not(inHead(exact()))],
      test: () => [not(inHead(exact())), opaque(anywhere(exact()))],
      testCost: fetchCost,
    },
  ];
  if (!unfinished) return tiers;
  return [
    ...tiers,
    {
      lookup: () => [inHead(prefix()), not(anywhere(exact()))],
      test: () => [opaque(inHead(prefix())), not(anywhere(exact()))],
      testCost: 1,
    },
    {
      lookup: () => [anywhere(prefix()), not(inHead(prefix())), not(anywhere(exact()))],
      test: () => [not(inHead(prefix())), opaque(anywhere(prefix())), not(anywhere(exact()))],
      testCost: fetchCost,
    },
  ];
}

/** Counts each tier in one statement, and stops looking where the ones before reach the cap. */
export function countTiers(conditions: string[], words: Words | null): string {
  const count = (where: string[]) =>
    `(SELECT count(*)::int FROM (SELECT 1 FROM job j WHERE ${where.join(' AND ')} LIMIT ${totalCap + 1}) c)`;
  const sets = words ? tiersOf(words).map(({ lookup }) => lookup()) : [[]];
  const ctes = sets.map((set, index) => {
    const before = sets.slice(0, index).map((_, tier) => `(SELECT n FROM t${tier})`);
    const all = count([...conditions, ...set]);
    return before.length === 0
      ? `t0 AS MATERIALIZED (SELECT ${all} AS n)`
      : `t${index} AS MATERIALIZED (SELECT CASE WHEN ${before.join(' + ')} > ${totalCap} THEN 0 ELSE ${all} END AS n)`;
  });
  const sizes = sets.map((_, index) => `(SELECT n FROM t${index})`).join(', ');
  return `WITH ${ctes.join(', ')} SELECT v.version::text AS version, ARRAY[${sizes}] AS sizes,
    (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'job'::regclass) AS jobs
    FROM job_version v`;
}
