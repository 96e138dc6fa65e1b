import type { ArticleKey, ListedKind } from '@acheep/contract/content/article-option';
import { apiData, apiQuery } from '../../../lib/api-query.ts';

const calls = { tip: '/tip', policy: '/hr-policy', prakas: '/prakas' } as const;

// All kinds have the same request and response types, so one endpoint's type stands for all.
export const articleListKey = (kind: ListedKind) => `GET ${calls[kind]}` as 'GET /tip';

export const articleQuery = (kind: ListedKind, id: string) =>
  apiData(`GET ${calls[kind]}/:id` as 'GET /tip/:id', { params: { id } });

/** Query options of an article that exists once, such as the terms of service. */
export const textQuery = (key: ArticleKey) => apiData('GET /article', { query: { key } });

/** Query options of the latest articles of a kind on one topic. */
export const relatedQuery = (kind: ListedKind, topic: string, limit: number) =>
  apiQuery(articleListKey(kind), { query: { limit, 'filter[topic]': topic } as never });
