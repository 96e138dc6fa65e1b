import { type ListUrl, someOf } from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { articleShapes, articleSorts, type ListedKind, legalStatuses, ministries } from './article-option.ts';

export type ArticleFilterName = 'topic' | 'legalStatus' | 'ministry';
type List = ListUrl<ArticleFilterName, string>;

const list = (filters: Partial<List['filters']>): List => ({
  filters: filters as List['filters'],
  sorts: valuesOf(articleSorts),
  searchSort: 'relevance',
  limit: 20,
});

/** Built once each, as readers of the URL compare lists by identity. */
export const articleLists: Record<ListedKind, List> = {
  tip: list({ topic: someOf(valuesOf(articleShapes.tip.topics)) }),
  policy: list({ topic: someOf(valuesOf(articleShapes.policy.topics)) }),
  prakas: list({
    topic: someOf(valuesOf(articleShapes.prakas.topics)),
    legalStatus: someOf(valuesOf(legalStatuses)),
    ministry: someOf(valuesOf(ministries)),
  }),
};
