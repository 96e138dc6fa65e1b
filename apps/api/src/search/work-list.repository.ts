import type { FilterOf, FilterValue, List, SortOf } from '@acheep/contract/kernel/list';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { type Condition, none } from '@acheep/database/statement';
import type { Expression } from 'kysely';
import { type Keyed, type Page, type Reader, readPage } from './rows.repository.ts';

type Compared = string | Expression<unknown>;
type Field<Sort extends string> = Sort extends `${infer Name}_${'1' | '-1'}` ? Name : never;

/** The rows of a list of the contract. */
interface WorkList<L extends List, Row> {
  table: Keyed;
  /** What each filter asks of a row. */
  filters: { readonly [F in FilterOf<L>]: (wanted: FilterValue<L['filters'][F]>, now: Date) => Condition };
  /** Rows that a search finds; without it, a search finds none. */
  text?: (search: string) => Condition;
  /** What each order compares, several one after the other. */
  order: { readonly [N in Field<SortOf<L>>]: Compared | readonly Compared[] };
  /** Order that was not asked for, if not the first of the list. */
  usual?: SortOf<L>;
  /** True where what is visible and filtered so is most of the table; a search finds few in any case. */
  isBroad?: (filter: Asked<L>['filter']) => boolean;
  /** Reads the records on a page, in any order. */
  load: (db: Reader, page: { where: { id: { in: string[] } } }) => Promise<Row[]>;
}

/** What is asked of a list. */
type Asked<L extends List> = ListQuery<L['filters'], SortOf<L>>;

/**
 * A list of the contract over rows of a table. `page` returns the records on a page, of those that meet the conditions
 * `visible` and what is asked, with their total up to the cap; `asked` says what that page is, for what else is done with
 * the same rows.
 */
export function workList<L extends List, Row extends { id: string }>(
  list: L,
  { table, filters, text, order, usual = Object.keys(list.sorts)[0], isBroad, load }: WorkList<L, Row>,
) {
  const conditionOf = filters as Record<string, (wanted: unknown, now: Date) => Condition>;
  function pageOf(
    visible: readonly Condition[],
    { search, filter, sort = usual, offset, limit }: Asked<L>,
    now: Date,
  ): Page {
    const filtered = Object.entries(filter)
      .filter(([, wanted]) => wanted !== undefined)
      .map(([name, wanted]) => conditionOf[name]?.(wanted, now));
    const [name = '', sign] = String(sort).split('_');
    return {
      table,
      where: [...visible, ...filtered, search && (text ? text(search) : none)],
      by: [(order as Record<string, Compared | readonly Compared[]>)[name] ?? [], 'e.id'].flat(),
      direction: sign === '1' ? 'asc' : 'desc',
      offset,
      limit,
      ...(!search && isBroad?.(filter) && { isNarrow: false }),
    };
  }
  return {
    asked: pageOf,
    page: (db: Reader, visible: readonly Condition[], query: Asked<L>, now: Date) =>
      readPage(db, pageOf(visible, query, now), (page) => load(db, page)),
    load,
  };
}
