import { z } from 'zod';
import { atMost, storable, typed } from './bound.ts';
import { choice, choices } from './choice.ts';
import { named } from './field-label.ts';
import type { OptionOf, Options } from './option.ts';
import { id } from './text.ts';

export const defaultLimit = 10;
const maximumLimit = 100;
/** Largest exact total. */
export const totalCap = 10_000;
/** Maximum length of a search text. */
export const maximumSearch = 200;

/** Integer in a query string. */
export const count = (minimum: number, maximum: number) =>
  typed(9, 'integer')
    .regex(/^\d{1,9}$/, { error: 'integer' })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .or(z.int().min(minimum).max(maximum));

/** All values of the longest option list together are far shorter. */
const longestChoice = 1000;

/** Values of a multi-value filter. */
export const separated = (value: string) => value.split(',');

/** Filter by one or several values of an option list, comma-separated. */
export const anyOf = <O extends Options>(options: O) =>
  typed(longestChoice).transform(separated).pipe(choices(options));

/** Maximum number of records in a filter. */
export const mostIds = 25;

/** Filter by the ids of one or several records, comma-separated. */
export const someIds = typed(longestChoice)
  .transform(separated)
  .pipe(atMost(mostIds, z.array(id)));

type Filters = Record<string, z.ZodType>;

/** Query of a list, as the handler receives it. */
export interface ListQuery<F extends Filters = Filters, S extends string = string> {
  offset: number;
  limit: number;
  sort?: S;
  search?: string;
  filter: { [K in keyof F]?: z.output<F[K]> };
}

/** Query of a list, as the caller passes it. */
export type ListQueryInput<F extends Filters, S extends string> = {
  offset?: number | string;
  limit?: number | string;
  sort?: S;
  search?: string;
} & { [K in keyof F & string as `filter[${K}]`]?: z.input<F[K]> };

const orNothing = (value: string) => value.trim() || undefined;

/** Search text; a blank one counts as none. */
export const searchText = named(
  typed(maximumSearch).refine(storable, { error: 'plain_text' }).transform(orNothing),
  'search',
  'ពាក្យស្វែងរក',
);

/** Filters under their query names, `filter[field]`, and the function that reads them together. */
export function filterFields<F extends Filters>(filters: F) {
  const names = Object.keys(filters);
  return {
    fields: Object.fromEntries(
      names.map((name) => [`filter[${name}]`, (filters[name] as z.ZodType).optional()]),
    ),
    read: (given: Record<string, unknown>) =>
      Object.fromEntries(names.map((name) => [name, given[`filter[${name}]`]])) as ListQuery<F>['filter'],
  };
}

/**
 * Query of a list: `offset`, `limit`, `sort`, `search` and `filter[field]`. Anything else is refused, repeated
 * parameters too. The handler receives the filters together, under `filter`.
 */
export function listQuery<F extends Filters, O extends Options>({
  filters,
  sorts,
}: {
  filters: F;
  sorts: O;
}): z.ZodType<ListQuery<F, OptionOf<O>>, ListQueryInput<F, OptionOf<O>>> {
  const { fields, read } = filterFields(filters);
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
  return schema as unknown as z.ZodType<ListQuery<F, OptionOf<O>>, ListQueryInput<F, OptionOf<O>>>;
}

/** Metadata of the page that starts at `offset`. */
export const pageMeta = (total: number, { offset, limit }: { offset: number; limit: number }) => ({
  total: Math.min(total, totalCap),
  ...(total > totalCap && { total_capped: true }),
  per_page: limit,
  current_page: Math.floor(offset / limit) + 1,
});
