import type { Transaction } from '@acheep/database/connection';
import type { SearchTexts } from '@acheep/search/search-fields';
import {
  askedOf,
  type Conditions,
  type Given,
  type Listed,
  type Moment,
} from './search-condition.repository.ts';

/** An order of a list. Entries that are alike in it stand by their ids. */
export interface Order {
  /** SQL of the entry `e`; of some orders it depends on when it is asked. */
  by: string | ((value: Given['value'], moment: Moment) => string);
  direction: 'ASC' | 'DESC';
}

/**
 * A list that can be searched, filtered, sorted and paged, as data. Its table has the columns of `searchFields`, and
 * the vectors `search_name`, `search_head` and `search` that PostgreSQL makes of them.
 */
export interface Searchable<Filter extends object> {
  table: string;
  listed: Listed;
  /** The column of the dates that filters may look at, and that indexes of filters are sorted by. */
  date: string;
  filters: Conditions<Filter>;
  /** By their names in the query, the usual one first. A search is answered best match first, if not told otherwise. */
  orders: Readonly<Record<string, Order>>;
  /** The row of `list_version` that a trigger counts up with each change, for a list whose pages are remembered. */
  version?: string;
  /** Which rules its columns are made by, where that is more than those of words. */
  rules?: number;
  /** Columns of JSON that are made with them, as `textsOf` gives their values. */
  beside?: readonly string[];
  /** What these entries are found by. */
  textsOf: (
    tx: Transaction,
    ids: string[],
  ) => Promise<(SearchTexts & { id: string; beside?: Readonly<Record<string, unknown>> })[]>;
}

/** How the page is sorted: within what answers equally well, if it is `ranked`. */
export function orderOf(
  { orders }: Pick<Searchable<never>, 'orders'>,
  sort: string | undefined,
  isSearched: boolean,
): { order: Order; ranked: boolean } {
  const usual = Object.values(orders)[0] as Order;
  const order = sort === undefined ? undefined : orders[sort];
  return { order: order ?? usual, ranked: isSearched && (sort === undefined || order === undefined) };
}

/** Whether an index has the entries of this filter in their order: none asked for, or by date one value of one column. */
export function isInOrder<Filter extends object>(
  { filters, date }: Pick<Searchable<Filter>, 'filters' | 'date'>,
  filter: Filter,
  { by }: Order,
): boolean {
  const isByDate = by === `e.${date}`;
  const others = askedOf(filters, filter).filter(({ condition }) => !(isByDate && 'after' in condition));
  const isSingle = ({ condition, wanted }: (typeof others)[number]) =>
    'column' in condition && (!Array.isArray(wanted) || wanted.length === 1);
  return others.length === 0 || (isByDate && others.length === 1 && others.every(isSingle));
}
