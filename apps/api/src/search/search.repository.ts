import { totalCap } from '@acheep/contract/kernel/list';
import type { Database } from '@acheep/database/connection';
import type { SearchQuery } from '@acheep/search/query/query';
import type { Moment } from '../moment.ts';
import { asText, type Listing, listingOf, versionOf } from './list-version.repository.ts';
import { conditionsOf, type Given, hiddenValues } from './search-condition.repository.ts';
import { readWithRoom } from './search-read.repository.ts';
import {
  anyMatch,
  countStatement,
  type FoundCounts,
  searchWords,
  type Tier,
  tiersOf,
} from './search-tier.repository.ts';
import { isInOrder, type Order, type Searchable } from './searchable.ts';
import { synonymVersion } from './synonym.repository.ts';

export interface Search<Filter> extends Moment {
  filter: Filter;
  /** Null without a search text. */
  words: SearchQuery | null;
  order: Order;
  /** Sorted by relevance first, and then by the order. */
  ranked: boolean;
  offset: number;
  limit: number;
}

/** Totals with the version of the list that they belong to. */
export interface FoundTotals extends FoundCounts {
  version: string;
  /** Estimated entries passed by a scan along the order, matching or not. */
  walked: number;
  /** Version of the synonyms that the words were expanded with. */
  synonyms: string | null;
}

/** Maximum prepared statements per connection; further combinations are planned at each call. */
const maxPrepared = 300;
const names = new Map<string, string>();

function prepared(text: string, { values }: Given) {
  const name = names.get(text) ?? (names.size < maxPrepared ? `list-${names.size}` : undefined);
  if (name) names.set(text, name);
  return { text, values, ...(name && { name }) };
}

export async function countFound<Filter extends object>(
  database: Pick<Database, 'pool'>,
  list: Searchable<Filter>,
  { filter, words, order, ...moment }: Search<Filter>,
): Promise<FoundTotals> {
  const given = hiddenValues();
  const conditions = conditionsOf(list, filter, moment, given);
  const all = `(SELECT reltuples FROM pg_class WHERE oid = '${list.table}'::regclass)`;
  const walk = `SELECT 1 FROM ${list.table} e WHERE ${conditions.join(' AND ')} LIMIT ${totalCap * 2}`;
  // If an index has the filtered entries in order, a scan passes only those.
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const narrow = isFiltered && isInOrder(list, filter, order);
  const walked = words && narrow ? `(SELECT count(*) FROM (${walk}) w)` : all;
  const beside = [
    `${versionOf(list.version)} AS version`,
    `coalesce(${walked}, 0)::int AS walked`,
    `${words ? synonymVersion : 'NULL'} AS synonyms`,
  ];
  const text = countStatement(list, conditions, words && searchWords(words, given), beside);
  const [counted] = await readWithRoom<FoundTotals>(database, prepared(text, given));
  const none = { exactName: 0, exactHead: 0, exact: 0, prefixName: 0, prefixHead: 0, prefix: 0 };
  return { ...none, ...counted } as FoundTotals;
}

interface Part {
  tier: Tier;
  offset: number;
  limit: number;
}

/** The tiers that a page spans, with the range in each. */
function partsOf<Filter>(
  list: Pick<Searchable<never>, 'table' | 'hasOneIndex'>,
  { words, ranked, offset, limit }: Search<Filter>,
  totals: FoundTotals,
  conditions: string[],
  given: Given,
): Part[] {
  const named = words && searchWords(words, given);
  if (!named) {
    const everything: Tier = { size: totals.found, lookup: () => [], test: () => [], testCost: 1 };
    return [{ tier: everything, offset, limit }];
  }
  if (!ranked) return [{ tier: anyMatch(list, named, totals), offset, limit }];
  let start = 0;
  const parts = tiersOf(list, named, totals, conditions).map((tier) => {
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + limit - start, tier.size);
    start += tier.size;
    return { tier, offset: from, limit: to - from };
  });
  return parts.filter((part) => part.limit > 0);
}

// The planner sees the maximum length of a scan, without a plan for each number.
const reach = (rows: number) => [128, 1024, totalCap * 2].find((most) => rows <= most) ?? totalCap * 2;

/** Decides whether to scan along the order until the page is full, or to collect all results and sort them. */
function walks<Filter extends object>(
  { tier, offset, limit }: Part,
  list: Searchable<Filter>,
  { filter, words, order }: Search<Filter>,
  { walked }: FoundTotals,
): boolean {
  if (!tier.test) return false;
  if (!words && isInOrder(list, filter, order)) return true;
  const steps = ((offset + limit) * Math.max(walked, tier.size)) / Math.max(tier.size, 1);
  return steps * tier.testCost < tier.size;
}

/** An order whose SQL is known. */
interface OrderSql {
  by: string;
  direction: Order['direction'];
  /** Its condition is asked for where it is used, as an unused parameter has no type. */
  mostly: { by: string; except: () => string } | undefined;
}

/** The entries of one part, in order. */
function partSql(
  table: string,
  { tier, offset, limit }: Part,
  index: number,
  conditions: string[],
  walk: boolean,
  { by, direction, mostly }: OrderSql,
  given: Given,
) {
  const inOrder = (place: string, id: string) => `ORDER BY ${place} ${direction}, ${id} ${direction}`;
  const wanted = [...conditions, ...((walk && tier.test) || tier.lookup)()].join(' AND ');
  const rank = tier.first ? `${index} + ${tier.first()}` : `${index}::numeric`;
  const found = `SELECT e.id, ${by} AS place, ${rank} AS tier FROM ${table} e WHERE ${wanted}`;
  const page = `OFFSET ${given.value(offset, 'int')} LIMIT ${given.value(limit, 'int')}`;
  if (walk && mostly) {
    const others = mostly.except();
    const few = `SELECT e.id, ${by} AS place, ${rank} AS tier FROM ${table} e
      WHERE ${[...conditions, ...tier.lookup()].join(' AND ')} AND (${others})`;
    return `SELECT * FROM (
      (SELECT e.id, ${mostly.by} AS place, ${rank} AS tier FROM ${table} e WHERE ${wanted} AND NOT (${others})
        ${inOrder(mostly.by, 'e.id')} LIMIT ${reach(offset + limit)})
      UNION ALL (${few})
      ${inOrder('place', 'id')} ${page}) p${index}`;
  }
  // Repeating the scan's own order outside costs nothing: it stops as soon as the page is full.
  return walk
    ? `SELECT * FROM (SELECT * FROM (${found} ${inOrder(by, 'e.id')} LIMIT ${reach(offset + limit)}) f
         ${inOrder('f.place', 'f.id')} ${page}) p${index}`
    : `SELECT * FROM (WITH f AS MATERIALIZED (${found})
         SELECT * FROM f ORDER BY ${tier.first ? 'f.tier, ' : ''}f.place ${direction}, f.id ${direction} ${page}) p${index}`;
}

/** The entries on one page of a search with known totals, in order. */
export async function findPage<Filter extends object>(
  database: Pick<Database, 'pool'>,
  list: Searchable<Filter>,
  search: Search<Filter>,
  totals: FoundTotals,
): Promise<Listing<{ id: string }>> {
  const given = hiddenValues();
  const conditions = conditionsOf(list, search.filter, search, given);
  const { by, direction, mostly } = search.order;
  const order = {
    by: typeof by === 'string' ? by : given.text(by(search)),
    direction,
    mostly: mostly && { by: mostly.by, except: () => given.text(mostly.except(search)) },
  };
  const found = partsOf(list, search, totals, conditions, given).map((part, index) =>
    partSql(list.table, part, index, conditions, walks(part, list, search, totals), order, given),
  );
  const text = `
    SELECT v.version, f.id FROM (SELECT ${versionOf(list.version)} AS version) v
    LEFT JOIN (${found.join(' UNION ALL ')}) f ON true
    ORDER BY f.tier, f.place ${direction}, f.id ${direction}`;
  return listingOf(await readWithRoom(database, { ...prepared(text, given), types: asText }));
}
