import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one, page } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { maximumSearch } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { line } from '../kernel/text.ts';
import { type CountedKind, countedKinds, searchLanguages, searchTerms } from './search-term-option.ts';

declare module '../kernel/endpoint.ts' {
  interface Endpoint {
    /** Kind of records that its search covers. Search terms are counted there, anonymously. */
    readonly searches?: CountedKind;
  }
}

/** Minimum number of visitors before a search term is shown to operators. */
export const minSearches = 5;

/**
 * A search term that several visitors used in a period.
 *
 * @collected by the description of the API.
 */
export const searchTerm = z.strictObject({
  words: z.string(),
  kind: choice(countedKinds),
  language: choice(searchLanguages),
  /** Searches; each visitor counts once a day. */
  searches: z.int().positive(),
  /** Searches without results. */
  nothing: z.int().nonnegative(),
  /** Number of results on the last day; null if only filtered lists were searched. */
  found: z.int().nonnegative().nullable(),
  /** Searches from which a result was opened. */
  clicks: z.int().nonnegative(),
  /** True if a group of synonyms contains the term. */
  covered: z.boolean(),
});
export type SearchTerm = z.infer<typeof searchTerm>;

const query = listQuery(searchTerms);

export const searchTermList = endpoint({
  method: 'GET',
  path: '/admin/search',
  access: 'Admin',
  summary: `List search terms, most frequent first; terms used by fewer than ${minSearches} visitors are omitted`,
  query,
  response: page(searchTerm),
});

export const searchTermTable = endpoint({
  method: 'GET',
  path: '/admin/search/csv',
  access: 'Admin',
  summary: 'Export all search terms as CSV, regardless of `offset` and `limit`',
  query,
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
});

export const searchClicked = endpoint({
  method: 'POST',
  path: '/search/click',
  access: 'public',
  summary: 'Count a click on a search result: once a day per visitor, without storing data about the visitor',
  body: z.strictObject({
    search: named(line(maximumSearch), 'search', 'ពាក្យស្វែងរក'),
    kind: named(choice(countedKinds), 'kind', 'ប្រភេទ'),
  }),
  response: nothing,
  limit: 'visit',
});

/** @collected by `pages.ts`. */
export const pages = ['/admin/search'] as const;
