import { totalCap } from '@acheep/contract/list';
import type { Database } from '@acheep/database/connection';
import type { Search } from './search.repository.ts';
import { conditionsOf, type Given, givenValues } from './search-condition.repository.ts';
import { readWithRoom } from './search-read.repository.ts';
import { anyMatch, searchWords } from './search-tier.repository.ts';
import type { Searchable } from './searchable.ts';

/** How the values of a filter are told from an entry `e`, as text. */
export type Facet =
  /** The value of a column. */
  | { column: string }
  /** Steps that an entry fulfils or not: each with what it asks of a column. */
  | {
      column: string;
      atLeast: readonly (readonly [value: string, least: unknown])[];
      type: 'int' | 'timestamptz';
    };

export interface FacetCount {
  name: string;
  value: string;
  count: number;
}

function countSql(name: string, facet: Facet, { value }: Given): string {
  const named = value(name, 'text');
  if (!('atLeast' in facet))
    return `SELECT ${named} AS name, f."${name}"::text AS value, count(*)::int AS count
      FROM found f WHERE f."${name}" IS NOT NULL GROUP BY 2`;
  const values = value(
    facet.atLeast.map(([step]) => step),
    'text[]',
  );
  const least = value(
    facet.atLeast.map(([, from]) => from),
    `${facet.type}[]`,
  );
  return `SELECT ${named}, s.value, count(*)::int
    FROM found f JOIN unnest(${values}, ${least}) AS s (value, least) ON f."${name}" >= s.least GROUP BY 2`;
}

/**
 * Counts the entries that a search finds by the values they have; null where they are more than are counted. It looks at
 * as many as a total does, and reads the columns of each.
 */
export async function countFacets<Filter extends object>(
  database: Pick<Database, 'pool'>,
  list: Searchable<Filter>,
  { filter, words, ...moment }: Search<Filter>,
  facets: Readonly<Record<string, Facet>>,
): Promise<FacetCount[] | null> {
  const given = givenValues();
  // Without one of its filters a search may find more than whole words.
  const wanted = words ? anyMatch(searchWords(words, given), { exact: 0, found: 1 }).lookup() : [];
  const conditions = [...conditionsOf(list, filter, moment, given), ...wanted];
  const columns = Object.entries(facets).map(([name, { column }]) => `e.${column} AS "${name}"`);
  const counts = Object.entries(facets).map(([name, facet]) => countSql(name, facet, given));
  const text = `
    WITH found AS MATERIALIZED (
      SELECT ${columns.join(', ')} FROM ${list.table} e WHERE ${conditions.join(' AND ')} LIMIT ${totalCap + 1})
    SELECT NULL AS name, NULL AS value, count(*)::int AS count FROM found UNION ALL ${counts.join(' UNION ALL ')}`;
  const rows = await readWithRoom<FacetCount | { name: null; count: number }>(database, {
    text,
    values: given.values,
  });
  const total = rows.find((row) => row.name === null)?.count ?? 0;
  return total > totalCap ? null : rows.filter((row): row is FacetCount => row.name !== null);
}
