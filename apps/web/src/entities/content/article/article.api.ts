import type { ArticleKey, ListedKind } from '@acheep/contract/content/article-option';
import { apiData, apiQuery } from '../../../lib/api-query.ts';

const calls = { tip: '/tip', policy: '/hr-policy', prakas: '/prakas' } as const;

// All kinds are asked and answered alike: of TypeScript's types for that, one is enough.
export const articleListKey = (kind: ListedKind) => `GET ${calls[kind]}` as 'GET /tip';

/** A text of a list as its page shows it. */
export const articleQuery = (kind: ListedKind, id: string) =>
  apiData(`GET ${calls[kind]}/:id` as 'GET /tip/:id', { params: { id } });

/** A text that is there once. */
export const textQuery = (key: ArticleKey) => apiData('GET /article', { query: { key } });

/** The newest of a kind under a topic. */
export const relatedQuery = (kind: ListedKind, topic: string, limit: number) =>
  apiQuery(articleListKey(kind), { query: { limit, 'filter[topic]': topic } as never });
