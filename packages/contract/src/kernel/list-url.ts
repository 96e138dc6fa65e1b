import { maximumSearch } from './list.ts';

/** How a filter stands in the URL, and what of it goes to the API. Both as they are where nothing is said. */
export interface FilterRule {
  /** What the URL's text narrows the list by; undefined where it narrows nothing. */
  read?: (text: string) => string | undefined;
  send?: (value: string) => string;
}

/** A list whose filters, search, order and page live in the URL. */
export interface ListUrl<F extends string, S extends string> {
  filters: Readonly<Record<F, FilterRule>>;
  /** The orders there are; the first is the usual one. */
  sorts: readonly S[];
  /** Another usual order where something is searched for, which means nothing without a search. */
  searchSort?: S;
  /** Entries on a page. */
  limit: number;
}

/** What the URL asks of a list. */
export interface Asked<F extends string = string, S extends string = string> {
  search: string;
  /** From 1. */
  page: number;
  sort: S;
  filters: Partial<Record<F, string>>;
}

/** The API reads this far into a list. */
const farthest = 1_000_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A filter by one value of a list; any other narrows nothing. */
export const oneOf = (values: readonly string[]): FilterRule => ({
  read: (text) => values.find((value) => value === text),
});

/** A filter by one or several values of a list, separated by commas. */
export const someOf = (values: readonly string[]): FilterRule => ({
  read: (text) =>
    valuesOf(text)
      .filter((value) => values.includes(value))
      .join(',') || undefined,
});

/** A filter by a day of the calendar, `yyyy-MM-dd`. */
export const calendarDay: FilterRule = {
  read: (text) =>
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
};

/** A filter by a record's id. */
export const recordId: FilterRule = { read: (text) => (uuid.test(text) ? text : undefined) };

export const filterNames = <F extends string>({ filters }: Pick<ListUrl<F, string>, 'filters'>) =>
  Object.keys(filters) as F[];

/** Reads the URL. Names that are not the list's (`utm_source`, `fbclid`) are none of its business. */
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

/** The API's query for what the URL asks. */
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

/** In the address of a list: which of its entries stands beside it, where there is room. Another list shows none. */
export const besideParam = 'beside';

/** The URL's parameters with one of them changed (undefined takes it out). Another list begins at its first page. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const gone of ['page', besideParam]) next.delete(gone);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The same list at another page; the first needs no number. */
export const withPage = (params: URLSearchParams, page: number) =>
  withParam(params, 'page', page > 1 ? String(page) : undefined);

/** The same list without these parameters; whatever else stands in the URL stays. */
export function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', besideParam, ...names]) next.delete(name);
  return next;
}

/** The values of a filter that takes several. */
export const valuesOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** A filter of several values with one of them put in or taken out. */
export function toggled(value: string | undefined, entry: string): string | undefined {
  const values = valuesOf(value);
  const next = values.includes(entry) ? values.filter((other) => other !== entry) : [...values, entry];
  return next.join(',') || undefined;
}

/** How many values narrow the list. */
export const filterCount = ({ filters }: Pick<Asked, 'filters'>): number =>
  Object.values(filters).reduce((sum, value) => sum + valuesOf(value).length, 0);

/** Whether anything is searched for or filtered by. */
export const isNarrowed = ({ search, filters }: Pick<Asked, 'search' | 'filters'>): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** The address's query for a page of the list, without what is none of the list's business; empty for its beginning. */
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
 * The query of the address under which search engines keep such a list: one filter at most, and the page. The order makes
 * no other list. Null where there are more filters or a search: of these there are too many to be kept.
 */
export function canonicalSearch<F extends string, S extends string>(
  list: ListUrl<F, S>,
  asked: Asked<F, S>,
): string | null {
  if (asked.search || filterCount(asked) > 1) return null;
  return listSearch(list, { ...asked, sort: list.sorts[0] as S });
}
