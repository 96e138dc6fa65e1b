import { z } from 'zod';
import { atMost, typed } from './bound.ts';

export const defaultLimit = 10;
export const maximumLimit = 100;
/** Totals are counted exactly up to here. */
export const totalCap = 10_000;
/** A search longer than this is refused. */
export const maximumSearch = 200;

const count = (minimum: number, maximum: number) =>
  typed(9, 'integer')
    .regex(/^\d{1,9}$/, { error: 'integer' })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .or(z.int().min(minimum).max(maximum));

/** All values of the longest option list together are far shorter. */
const longestChoice = 1000;

/** A filter that takes one or several values of an option list, separated by commas. */
export const anyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  typed(longestChoice)
    .transform((value) => value.split(','))
    .pipe(atMost(values.length, z.array(z.enum(values, { error: 'option' }))));

type Filters = Record<string, z.ZodType>;

/** A list's query as the handler reads it. */
export interface ListQuery<F extends Filters = Filters, S extends string = string> {
  offset: number;
  limit: number;
  sort?: S;
  search?: string;
  filter: { [K in keyof F]?: z.output<F[K]> };
}

/** A list's query as the caller writes it. */
export type ListQueryInput<F extends Filters, S extends string> = {
  offset?: number | string;
  limit?: number | string;
  sort?: S;
  search?: string;
} & { [K in keyof F & string as `filter[${K}]`]?: z.input<F[K]> };

/**
 * The query of a list: `offset`, `limit`, `sort`, `search` and `filter[field]`. Anything else is refused, a
 * parameter that is given twice too. The handler reads the filters together, under `filter`.
 */
export function listQuery<F extends Filters, const S extends readonly [string, ...string[]]>({
  filters,
  sorts,
}: {
  filters: F;
  sorts: S;
}): z.ZodType<ListQuery<F, S[number]>, ListQueryInput<F, S[number]>> {
  const names = Object.keys(filters);
  const schema = z
    .strictObject({
      offset: count(0, 1_000_000).default(0),
      limit: count(1, maximumLimit).default(defaultLimit),
      sort: z.enum(sorts, { error: 'option' }).optional(),
      search: typed(maximumSearch)
        .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'plain_text' })
        .transform((value) => value.trim() || undefined)
        .optional(),
    })
    .extend(
      Object.fromEntries(names.map((name) => [`filter[${name}]`, (filters[name] as z.ZodType).optional()])),
    )
    .transform(({ offset, limit, sort, search, ...given }: Record<string, unknown>) => ({
      offset,
      limit,
      sort,
      search,
      filter: Object.fromEntries(names.map((name) => [name, given[`filter[${name}]`]])),
    }));
  // The keys are computed, which TypeScript cannot follow: the signature above says what they are.
  return schema as unknown as z.ZodType<ListQuery<F, S[number]>, ListQueryInput<F, S[number]>>;
}

/** The page of a list that starts at `offset`. */
export const pageMeta = (total: number, { offset, limit }: { offset: number; limit: number }) => ({
  total: Math.min(total, totalCap),
  ...(total > totalCap && { total_capped: true }),
  per_page: limit,
  current_page: Math.floor(offset / limit) + 1,
});
