import type { Transaction } from '@acheep/database/connection';
import type { Condition } from '@acheep/database/statement';
import type { SearchTexts } from '@acheep/search/analysis/search-fields';
import type { Expression } from 'kysely';
import type { Moment } from '../moment.ts';
import { activeFilters, type Conditions, type Listed } from './search-condition.repository.ts';

/** An order of a list. Equal entries are sorted by id. */
export interface Order {
  /** SQL on the entry `e`; for some orders it depends on the time of the request. */
  by: string | ((moment: Moment) => Expression<unknown>);
  direction: 'ASC' | 'DESC';
  /**
   * For an order that no index has: the column of one that most entries are in, and the condition of the few others,
   * which are collected and sorted in between.
   */
  mostly?: { by: string; except: (moment: Moment) => Condition };
}

/**
 * A list that can be searched, filtered, sorted and paged, as data. Its table has the columns of `searchFields`, and
 * the vectors `search_name`, `search_head` and `search` that PostgreSQL generates from them.
 */
export interface Searchable<Filter extends object> {
  table: string;
  /**
   * True for a table without indexes of `search_name` and `search_head`: titles and tags are looked at among what the
   * index of `search` finds.
   */
  hasOneIndex?: boolean;
  listed: Listed;
  /** The date column of filters, and of the sort order of their indexes. */
  date: string;
  filters: Conditions<Filter>;
  /** Orders by their names in the query, the default first. A search is sorted by relevance by default. */
  orders: Readonly<Record<string, Order>>;
  /** The row of `list_version` that a trigger increments with each change, for a list with cached pages. */
  version?: string;
  /** The version of its rules, if they include more than those of words. */
  rules?: number;
  /** Additional JSON columns, with values from `textsOf`. */
  beside?: readonly string[];
  /** The searchable texts of these entries. */
  textsOf: (
    tx: Transaction,
    ids: string[],
  ) => Promise<(SearchTexts & { id: string; beside?: Readonly<Record<string, unknown>> })[]>;
}

/** The order of a page: within equal relevance if it is `ranked`. */
export function orderOf(
  { orders }: Pick<Searchable<never>, 'orders'>,
  sort: string | undefined,
  isSearched: boolean,
): { order: Order; ranked: boolean } {
  const usual = Object.values(orders)[0] as Order;
  const order = sort === undefined ? undefined : orders[sort];
  return { order: order ?? usual, ranked: isSearched && (sort === undefined || order === undefined) };
}

/** True when an index has the filtered entries in order: without filters, or by date with one value of one column. */
export function isInOrder<Filter extends object>(
  { filters, date }: Pick<Searchable<Filter>, 'filters' | 'date'>,
  filter: Filter,
  { by, mostly }: Order,
): boolean {
  const isByDate = (mostly?.by ?? by) === `e.${date}`;
  const others = activeFilters(filters, filter).filter(
    ({ condition }) => !(isByDate && 'after' in condition),
  );
  const isSingle = ({ condition, wanted }: (typeof others)[number]) =>
    'column' in condition && (!Array.isArray(wanted) || wanted.length === 1);
  return others.length === 0 || (isByDate && others.length === 1 && others.every(isSingle));
}
