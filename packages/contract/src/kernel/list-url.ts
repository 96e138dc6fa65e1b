import { type FilterOf, type List, type ListFilter, maximumSearch, type SortOf } from './list.ts';

/** State of a list, parsed from the URL. */
export interface Asked<F extends string = string, S extends string = string> {
  search: string;
  /** From 1. */
  page: number;
  sort: S;
  filters: Partial<Record<F, string>>;
}

/** Entries on a page of the site. */
export const limitOf = ({ limit = 20 }: List): number => limit;
/** Largest offset that the API accepts. */
const farthest = 1_000_000;

const some = (text: string, keep: (value: string) => unknown) =>
  [...new Set(valuesOf(text))].filter((value) => keep(value)).join(',') || undefined;

const uuid = /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Id at the end of a text; a slug before it may be outdated. */
export const recordIdIn = (text: string): string | undefined => uuid.exec(text)?.[1];

const isDay = (text: string) => /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Text of a filter in the URL; undefined where it filters nothing. */
function readFilter({ takes, options = {} }: ListFilter, text: string): string | undefined {
  const isOption = (value: string) => Object.hasOwn(options, value);
  if (takes === 'one') return isOption(text) ? text : undefined;
  if (takes === 'several' || takes === 'all') return some(text, isOption);
  if (takes === 'record') return isOption(text) || recordIdIn(text) ? text : undefined;
  if (takes === 'records') return some(text, recordIdIn);
  if (takes === 'day') return isDay(text) ? text : undefined;
  if (takes === 'amount') return /^\d{1,6}$/.test(text) ? text : undefined;
  if (takes === 'yes') return text === 'true' ? text : undefined;
  return text.length <= maximumSearch && !/\p{Cc}/u.test(text) ? text : undefined;
}

/** The same text for the API. */
function sendFilter({ takes }: ListFilter, text: string): string {
  if (takes !== 'record' && takes !== 'records') return text;
  return valuesOf(text)
    .map((value) => recordIdIn(value) ?? value)
    .join(',');
}

export const filterNames = <L extends Pick<List, 'filters'>>({ filters }: L) =>
  Object.keys(filters) as (keyof L['filters'] & string)[];
const filterOf = (list: List, name: string) => list.filters[name] as ListFilter;

const sortsOf = <L extends List>({ sorts }: L) => Object.keys(sorts) as SortOf<L>[];
/** Order of a list whose URL names none. */
const usualSort = <L extends List>(list: L, search: string): SortOf<L> =>
  ((search && list.searchSort) || sortsOf(list)[0]) as SortOf<L>;

/** Parses the URL. Parameters of others (`utm_source`, `fbclid`) are ignored. */
export function readList<L extends List>(list: L, params: URLSearchParams): Asked<FilterOf<L>, SortOf<L>> {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const search = text('search').slice(0, maximumSearch);
  const page = Number(text('page') || 1);
  const sort = sortsOf(list).find((one) => one === text('sort') && (search || one !== list.searchSort));
  const filters = filterNames(list).flatMap((name) => {
    const given = text(name);
    const value = given && readFilter(filterOf(list, name), given);
    return value ? [[name, value]] : [];
  });
  return {
    search,
    page: Number.isInteger(page) && page >= 1 && page <= farthest / limitOf(list) ? page : 1,
    sort: sort ?? usualSort(list, search),
    filters: Object.fromEntries(filters),
  };
}

/** API query for the parsed URL. */
export function listRequest<L extends List>(
  list: L,
  { search, page, sort, filters }: Asked<FilterOf<L>, SortOf<L>>,
) {
  const limit = limitOf(list);
  const narrowed = filterNames(list).map((name) => {
    const value = filters[name];
    return [`filter[${name}]`, value && sendFilter(filterOf(list, name), value)];
  });
  return {
    search: search || undefined,
    sort,
    offset: (page - 1) * limit,
    limit,
    ...(Object.fromEntries(narrowed) as { [N in FilterOf<L> as `filter[${N}]`]: never }),
  };
}

/** URL parameter of the entry shown beside the list, where there is room. It is dropped when the list changes. */
export const besideParam = 'beside';

/** URL parameters with one changed, or removed if undefined. A changed list starts at its first page. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const gone of ['page', besideParam]) next.delete(gone);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Same list at another page; the first has no parameter. */
export const withPage = (params: URLSearchParams, page: number) =>
  withParam(params, 'page', page > 1 ? String(page) : undefined);

/** Same list without these parameters; all others in the URL stay. */
export function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', besideParam, ...names]) next.delete(name);
  return next;
}

/** Values of a multi-value filter. */
export const valuesOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** Multi-value filter with one value added or removed. */
export function toggled(value: string | undefined, entry: string): string | undefined {
  const values = valuesOf(value);
  const next = values.includes(entry) ? values.filter((other) => other !== entry) : [...values, entry];
  return next.join(',') || undefined;
}

export const filterCount = ({ filters }: Pick<Asked, 'filters'>): number =>
  Object.values(filters).reduce((sum, value) => sum + valuesOf(value).length, 0);

/** True when there is a search or a filter. */
export const isNarrowed = ({ search, filters }: Pick<Asked, 'search' | 'filters'>): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** Query string of a page of the list, without foreign parameters; empty for its beginning. */
export function listSearch<L extends List>(
  list: L,
  { search, sort, filters, page }: Asked<FilterOf<L>, SortOf<L>>,
): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const name of filterNames(list)) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort !== usualSort(list, search)) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * Query string of the canonical address: at most one filter, and the page. The sort order makes no other list. Null
 * with more filters or a search: there are too many of these to be indexed.
 */
export function canonicalSearch<L extends List>(
  list: L,
  listQuery: Asked<FilterOf<L>, SortOf<L>>,
): string | null {
  if (listQuery.search || filterCount(listQuery) > 1) return null;
  return listSearch(list, { ...listQuery, sort: usualSort(list, '') });
}
