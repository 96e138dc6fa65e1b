import { maximumSearch } from './list.ts';

/** Conversion of a filter between the URL and the API. Without a function the text passes unchanged. */
export interface FilterRule {
  /** Parses the URL's text; undefined where it filters nothing. */
  read?: (text: string) => string | undefined;
  send?: (value: string) => string;
}

/** List whose filters, search, sort order and page live in the URL. */
export interface ListUrl<F extends string, S extends string> {
  filters: Readonly<Record<F, FilterRule>>;
  /** Sort orders; the first is the default. */
  sorts: readonly S[];
  /** Default order of searches, meaningless without one. */
  searchSort?: S;
  /** Page size. */
  limit: number;
}

/** State of a list, parsed from the URL. */
export interface Asked<F extends string = string, S extends string = string> {
  search: string;
  /** From 1. */
  page: number;
  sort: S;
  filters: Partial<Record<F, string>>;
}

/** Largest offset that the API accepts. */
const farthest = 1_000_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Filter by one option value; others are ignored. */
export const oneOf = (values: readonly string[]): FilterRule => ({
  read: (text) => values.find((value) => value === text),
});

/** Filter by one or several option values, comma-separated. */
export const someOf = (values: readonly string[]): FilterRule => ({
  read: (text) =>
    valuesOf(text)
      .filter((value) => values.includes(value))
      .join(',') || undefined,
});

/** Filter by a calendar day, `yyyy-MM-dd`. */
export const calendarDay: FilterRule = {
  read: (text) =>
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
};

export const recordId: FilterRule = { read: (text) => (uuid.test(text) ? text : undefined) };

/** Filter by the ids of one or several records, comma-separated; others are ignored. */
export const recordIds: FilterRule = {
  read: (text) =>
    valuesOf(text)
      .filter((value) => uuid.test(value))
      .join(',') || undefined,
};

export const filterNames = <F extends string>({ filters }: Pick<ListUrl<F, string>, 'filters'>) =>
  Object.keys(filters) as F[];

/** Parses the URL. Parameters of others (`utm_source`, `fbclid`) are ignored. */
export function readList<F extends string, S extends string>(
  list: ListUrl<F, S>,
  params: URLSearchParams,
): Asked<F, S> {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const search = text('search').slice(0, maximumSearch);
  const page = Number(text('page') || 1);
  const sort = list.sorts.find((one) => one === text('sort') && (search || one !== list.searchSort));
  const filters = filterNames(list).flatMap((name) => {
    const given = text(name);
    const value = given && (list.filters[name].read ?? String)(given);
    return value ? [[name, value]] : [];
  });
  return {
    search,
    page: Number.isInteger(page) && page >= 1 && page <= farthest / list.limit ? page : 1,
    sort: sort ?? ((search && list.searchSort) || (list.sorts[0] as S)),
    filters: Object.fromEntries(filters),
  };
}

/** API query for the parsed URL. */
export function listRequest<F extends string, S extends string>(
  list: ListUrl<F, S>,
  { search, page, sort, filters }: Asked<F, S>,
) {
  const narrowed = filterNames(list).map((name) => {
    const value = filters[name];
    return [`filter[${name}]`, value && (list.filters[name].send ?? String)(value)];
  });
  return {
    search: search || undefined,
    sort,
    offset: (page - 1) * list.limit,
    limit: list.limit,
    ...(Object.fromEntries(narrowed) as { [N in F as `filter[${N}]`]: never }),
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
export function listSearch<F extends string, S extends string>(
  list: ListUrl<F, S>,
  { search, sort, filters, page }: Asked<F, S>,
): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const name of filterNames(list)) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  const usual = (search && list.searchSort) || list.sorts[0];
  if (sort !== usual) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * Query string of the canonical address: at most one filter, and the page. The sort order makes no other list. Null
 * with more filters or a search: there are too many of these to be indexed.
 */
export function canonicalSearch<F extends string, S extends string>(
  list: ListUrl<F, S>,
  asked: Asked<F, S>,
): string | null {
  if (asked.search || filterCount(asked) > 1) return null;
  return listSearch(list, { ...asked, sort: list.sorts[0] as S });
}
