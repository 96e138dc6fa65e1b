import { type ArticleCard, policyList, prakasList, tipList } from '@acheep/contract/content/article';
import { type ListedKind, ministries } from '@acheep/contract/content/article-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import type { FeedItem, ListFeed } from '../../../module.ts';
import { articleDirectory } from './article-directory.service.ts';

const pathOf: Record<ListedKind, (id: string) => string> = {
  tip: paths.tip,
  policy: paths.policy,
  prakas: paths.prakas,
};

/** In the language of the feed, or else in the only one. */
function itemOf(kind: ListedKind, article: ArticleCard, locale: Locale): FeedItem {
  const shown = article.languages.includes(locale) ? locale : (article.languages[0] ?? locale);
  const facts = [article.number, article.ministry && ministries[article.ministry][locale]];
  return {
    path: pathOf[kind](article._id),
    title: article.title[shown] ?? '',
    text: [...facts, article.summary[shown]].filter(Boolean).join(' · '),
    at: article.publishedAt ?? article.createdAt,
  };
}

const feedOf = (kind: ListedKind, rest: Pick<ListFeed, 'endpoint' | 'title'>): ListFeed => ({
  ...rest,
  sort: 'publishedAt_-1',
  entries: 50,
  items(deps) {
    const directory = articleDirectory(deps);
    return async (query: Parameters<typeof directory.list>[1], locale) => {
      const { data } = await directory.list(kind, query);
      return data.map((article) => itemOf(kind, article, locale));
    };
  },
});

export const articleFeeds = {
  '/hr-tips': feedOf('tip', { endpoint: tipList, title: { en: 'HR tips', km: 'គន្លឹះធនធានមនុស្ស' } }),
  '/policy': feedOf('policy', {
    endpoint: policyList,
    title: { en: 'HR policies', km: 'គោលនយោបាយធនធានមនុស្ស' },
  }),
  '/prakas': feedOf('prakas', { endpoint: prakasList, title: { en: 'Prakas', km: 'ប្រកាស' } }),
};
