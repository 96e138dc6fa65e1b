import * as contract from '@acheep/contract/content/article';
import { type ListedKind, ministries } from '@acheep/contract/content/article-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { FeedItem, ListFeed, Module, Register } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { articleDocuments } from './article.document.ts';
import { deleteAnswersBefore } from './article-answer.repository.ts';
import { answerDays } from './article-answer.service.ts';
import { articleDirectory } from './article-directory.service.ts';
import { foundTexts } from './article-found.repository.ts';
import { listedArticles } from './article-listed.repository.ts';
import { articlePages } from './article-page.repository.ts';

const pathOf: Record<ListedKind, (id: string) => string> = {
  tip: paths.tip,
  policy: paths.policy,
  prakas: paths.prakas,
};

/** In the language of the feed, or else in the only one. */
function itemOf(kind: ListedKind, article: contract.ArticleCard, locale: Locale): FeedItem {
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

const articleFeeds = {
  '/hr-tips': feedOf('tip', { endpoint: contract.tipList, title: { en: 'HR tips', km: 'គន្លឹះធនធានមនុស្ស' } }),
  '/policy': feedOf('policy', {
    endpoint: contract.policyList,
    title: { en: 'HR policies', km: 'គោលនយោបាយធនធានមនុស្ស' },
  }),
  '/prakas': feedOf('prakas', { endpoint: contract.prakasList, title: { en: 'Prakas', km: 'ប្រកាស' } }),
};

function articleDirectoryRoutes(register: Register, deps: Deps) {
  const directory = articleDirectory(deps);
  const read = visitorReads(deps, articleDirectory);

  register(contract.tipList, async ({ query, request }) =>
    read(request, (lists) => lists.list('tip', query)),
  );
  register(contract.tipGet, ({ params }) => directory.get('tip', params.id));
  register(contract.policyList, async ({ query, request }) =>
    read(request, (lists) => lists.list('policy', query)),
  );
  register(contract.policyGet, ({ params }) => directory.get('policy', params.id));
  register(contract.prakasList, async ({ query, request }) =>
    read(request, (lists) => lists.list('prakas', query)),
  );
  register(contract.prakasGet, ({ params }) => directory.get('prakas', params.id));
  register(contract.tosGet, () => directory.text('tos'));
  register(contract.nssfGet, () => directory.text('nssf'));
  register(contract.articleGet, ({ query }) => directory.text(query.key));
  register(contract.articleViewed, ({ params, request }) => directory.viewed(params.id, visitorOf(request)));
  register(contract.articleUseful, ({ params, body, request }) =>
    directory.useful(params.id, body.useful, visitorOf(request)),
  );
}

/** Public pages of the site's own texts. */
export const articleDirectoryModule: Module = {
  routes: articleDirectoryRoutes,
  pages: articlePages,
  feeds: articleFeeds,
  found: foundTexts,
  documents: (deps) => {
    const { list, one, text, guide, guideList } = articleDocuments(deps);
    return {
      '/hr-tips': list('tip'),
      '/hr-tips/:id': one('tip'),
      '/policy': list('policy'),
      '/policy/:id': one('policy'),
      '/prakas': list('prakas'),
      '/prakas/:id': one('prakas'),
      '/tos': text('tos', paths.tos()),
      '/privacy': text('privacy', paths.privacy()),
      '/nssf': text('nssf', paths.nssf()),
      '/safety': text('safety', paths.safety()),
      '/about': text('about', paths.about()),
      '/vision': text('vision', paths.vision()),
      '/user-guide': guideList,
      '/user-guide/:role': guide,
    };
  },
  tasks: [
    // All kinds are in one table. Reindexes every ten minutes texts whose search columns older rules have made.
    carryOut(
      task(
        'article-remake',
        { en: 'Rebuild the search index of articles', km: 'រៀបចំការស្វែងរកអត្ថបទឡើងវិញ' },
        { expireInSeconds: 3600 },
      ),
      (deps) => reindexSearch(deps, listedArticles('tip')),
      { cron: '*/10 * * * *' },
    ),
  ],
  tables: {
    article_view: { without: 'a number' },
    article_useful: { without: 'a number' },
    article_answer: { without: 'keyed hashes, by which nobody is found' },
  },
  sweep: ({ database: { prisma }, now }) =>
    deleteAnswersBefore(prisma, new Date(addDays(today(now()), -answerDays))),
};
