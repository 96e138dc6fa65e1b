import type { Localized } from './locale.ts';
import { byDate, type OptionOf, type Options } from './option.ts';

/** Largest exact total. */
export const totalCap = 10_000;
/** Maximum length of a search text. */
export const maximumSearch = 200;

/** Filter of a list. */
export interface ListFilter {
  /** Name within a sentence; labels are capitalised. */
  words: Localized;
  /**
   * Type: the id of a record (or one of `options`), ids of several, one or several values of an option list, several of which a record
   * has all, a day, a
   * moment, a limit in whole US dollars a month, true, a text or several.
   */
  takes:
    | 'record'
    | 'records'
    | 'one'
    | 'several'
    | 'all'
    | 'day'
    | 'moment'
    | 'amount'
    | 'yes'
    | 'text'
    | 'texts';
  options?: Options;
}

/**
 * A list as a value, without schemas, because public pages load it. Its query (`listQuery`), its address (`readList`),
 * the controls of the page and the parameters in the description of the API derive from it.
 */
export interface List {
  filters: Readonly<Record<string, ListFilter>>;
  /** Sort orders; the first is the default of the page. */
  sorts: Options;
  /** Default order of searches, meaningless without one. */
  searchSort?: string;
  /** Entries on a page of the site, if not as many as usual. */
  limit?: number;
}

export type FilterOf<L extends List> = keyof L['filters'] & string;
export type SortOf<L extends List> = OptionOf<L['sorts']>;

/** Value of a filter, once its text has been read. */
export type FilterValue<F extends ListFilter> = F extends { takes: 'records' | 'texts' }
  ? string[]
  : F extends { takes: 'several' | 'all'; options: infer O extends Options }
    ? OptionOf<O>[]
    : F extends { takes: 'one'; options: infer O extends Options }
      ? OptionOf<O>
      : F extends { takes: 'amount' }
        ? number
        : F extends { takes: 'yes' }
          ? true
          : F extends { takes: 'moment' }
            ? Date
            : string;

/** Makes filters: `filter.several(orderStatuses, 'status', 'ស្ថានភាព')`. */
export const filter = {
  one: <const O extends Options>(options: O, en: string, km: string) =>
    ({ takes: 'one', options, words: { en, km } }) as const,
  several: <const O extends Options>(options: O, en: string, km: string) =>
    ({ takes: 'several', options, words: { en, km } }) as const,
  record: (en: string, km: string, options: Options = {}) =>
    ({ takes: 'record', options, words: { en, km } }) as const,
  day: (en: string, km: string) => ({ takes: 'day', words: { en, km } }) as const,
  yes: (en: string, km: string) => ({ takes: 'yes', words: { en, km } }) as const,
  amount: (en: string, km: string) => ({ takes: 'amount', words: { en, km } }) as const,
  moment: (en: string, km: string) => ({ takes: 'moment', words: { en, km } }) as const,
  text: (en: string, km: string) => ({ takes: 'text', words: { en, km } }) as const,
  texts: (en: string, km: string) => ({ takes: 'texts', words: { en, km } }) as const,
};

/** The same list with only some of its filters. */
export const withFilters = <L extends List, const F extends FilterOf<L>>(list: L, ...names: F[]) => ({
  ...list,
  filters: Object.fromEntries(names.map((name) => [name, list.filters[name]])) as Pick<L['filters'], F>,
});

/** A list without filters. */
export const newestFirst = { filters: {}, sorts: byDate } as const satisfies List;
