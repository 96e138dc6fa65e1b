import { z } from 'zod';
import { atMost, recentMoment, storable, typed } from './bound.ts';
import { choice, choices } from './choice.ts';
import { named } from './field-label.ts';
import {
  type FilterValue,
  type List,
  type ListFilter,
  maximumSearch,
  type SortOf,
  totalCap,
} from './list.ts';
import { type Options, valuesOf } from './option.ts';
import { day, id, line } from './text.ts';

export const defaultLimit = 10;
const maximumLimit = 100;

/** Integer in a query string. */
export const count = (minimum: number, maximum: number) =>
  typed(9, 'integer')
    .regex(/^\d{1,9}$/, { error: 'integer' })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .or(z.int().min(minimum).max(maximum));

/** All values of the longest option list together are far shorter. */
const maxChoiceLength = 1000;

/** Values of a multi-value filter. */
export const separated = (value: string) => value.split(',');

/** Maximum number of records in a filter. */
export const maxIds = 25;

const toDate = (moment: string) => new Date(moment);

const severalOf = (options: Options) => typed(maxChoiceLength).transform(separated).pipe(choices(options));

/** Schemas of the texts of filters. */
const schemas: Record<ListFilter['takes'], (options: Options) => z.ZodType> = {
  record: (options) =>
    valuesOf(options).length > 0
      ? z.union([z.uuid(), z.enum(valuesOf(options))], { error: 'unknown_reference' })
      : id,
  records: () =>
    typed(maxChoiceLength)
      .transform(separated)
      .pipe(atMost(maxIds, z.array(id))),
  one: choice,
  several: severalOf,
  all: severalOf,
  day: () => day,
  amount: () =>
    typed(6, 'integer')
      .regex(/^\d{1,6}$/, { error: 'integer' })
      .describe('Whole US dollars a month.')
      .transform(Number),
  yes: () => z.literal('true').transform(Boolean),
  moment: () => recentMoment.transform(toDate),
  text: () => line(maximumSearch),
  texts: () =>
    typed(maxChoiceLength)
      .transform(separated)
      .pipe(atMost(maxIds, z.array(line(60)))),
};

type Filters = List['filters'];

/** Parsed values of the filters. */
export type FilterValues<F extends Filters> = { [N in keyof F]?: FilterValue<F[N]> };

/** Query of a list, as the handler receives it. */
export interface ListQuery<F extends Filters = Filters, S extends string = string> {
  offset: number;
  limit: number;
  sort?: S;
  search?: string;
  filter: FilterValues<F>;
}

/** The filters as the caller passes them. */
export type FilterInput<F extends Filters> = { [N in keyof F & string as `filter[${N}]`]?: FilterText<F[N]> };
type FilterText<F extends ListFilter> = F extends { takes: 'one' }
  ? FilterValue<F>
  : F extends { takes: 'yes' }
    ? 'true'
    : string;

/** Query of a list, as the caller passes it. */
type ListQueryInput<F extends Filters, S extends string> = {
  offset?: number | string;
  limit?: number | string;
  sort?: S;
  search?: string;
} & FilterInput<F>;

const orNothing = (value: string) => value.trim() || undefined;

/** Search text; a blank one counts as none. */
export const searchText = named(
  typed(maximumSearch).refine(storable, { error: 'plain_text' }).transform(orNothing),
  'search',
  'ពាក្យស្វែងរក',
);

/** Schema of a filter's text. */
export const filterSchema = <F extends ListFilter>({ takes, options = {}, words }: F) =>
  named(schemas[takes](options), words.en, words.km) as z.ZodType<FilterValue<F>, FilterText<F>>;

/** Filters under their query names, `filter[field]`, and the function that reads them together. */
export function filterFields<F extends Filters>(filters: F) {
  const names = Object.keys(filters);
  return {
    fields: Object.fromEntries(
      Object.entries(filters).map(([name, one]) => [`filter[${name}]`, filterSchema(one).optional()]),
    ),
    read: (given: Record<string, unknown>) =>
      Object.fromEntries(names.map((name) => [name, given[`filter[${name}]`]])) as FilterValues<F>,
  };
}

/**
 * Query of a list: `offset`, `limit`, `sort`, `search` and `filter[field]`. Anything else is refused, repeated
 * parameters too. The handler receives the filters together, under `filter`.
 */
export function listQuery<L extends List>({
  filters,
  sorts,
}: L): z.ZodType<ListQuery<L['filters'], SortOf<L>>, ListQueryInput<L['filters'], SortOf<L>>> {
  const { fields, read } = filterFields<Filters>(filters);
  const schema = z
    .strictObject({
      offset: named(count(0, 1_000_000), 'offset', 'ទីតាំងចាប់ផ្ដើម').default(0),
      limit: named(count(1, maximumLimit), 'limit', 'ចំនួនក្នុងមួយទំព័រ').default(defaultLimit),
      sort: named(choice(sorts), 'sort', 'លំដាប់').optional(),
      search: searchText.optional(),
    })
    .extend(fields)
    .transform(({ offset, limit, sort, search, ...given }: Record<string, unknown>) => ({
      offset,
      limit,
      sort,
      search,
      filter: read(given),
    }));
  // The keys are computed, which TypeScript cannot follow: the signature above states them.
  return schema as unknown as ReturnType<typeof listQuery<L>>;
}

/** Metadata of the page that starts at `offset`. */
export const pageMeta = (total: number, { offset, limit }: { offset: number; limit: number }) => ({
  total: Math.min(total, totalCap),
  ...(total > totalCap && { total_capped: true }),
  per_page: limit,
  current_page: Math.floor(offset / limit) + 1,
});
