import type { ListUrl } from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { foundPostSorts } from './post-option.ts';

/** Search results for posts; without a search the page is the feed. */
export const foundPostList = {
  filters: {},
  sorts: valuesOf(foundPostSorts),
  searchSort: 'relevance',
  limit: 10,
} as const satisfies ListUrl<never, string>;
