import * as contract from '@acheep/contract/content/article';
import { articleCardFacts, articleFacts } from '@acheep/contract/content/article-facts';
import { headOfArticle, shownLanguageIn } from '@acheep/contract/content/article-language';
import {
  type ArticleFilterName,
  type ArticleKey,
  type ArticleList,
  type ArticleSort,
  articleKeys,
  articleKinds,
  articles,
  articleTopics,
  guideRoles,
  type ListedKind,
} from '@acheep/contract/content/article-option';
import { today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import {
  type Asked,
  canonicalSearch,
  listRequest,
  listSearch,
  readList,
} from '@acheep/contract/kernel/list-url';
import type { Locale } from '@acheep/contract/kernel/locale';
import { plainStart } from '@acheep/contract/kernel/plain-text';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { documentCache } from '../../../page/document-cache.ts';
import { itemList, namedLink, pageContent } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import { listContent } from '../../../page/list-content.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { plainDocument } from '../../../page/plain-document.ts';
import { type SharedContent, sharedFacts } from '../../platform/share-picture/shared-content.ts';
import { articleDirectory } from './article-directory.service.ts';
import { readArticlesVersion } from './article-page.repository.ts';

const kinds = {
  tip: { list: paths.tipList, one: paths.tip, call: '/tip', query: contract.tipList.query },
  policy: {
    list: paths.policyList,
    one: paths.policy,
    call: '/hr-policy',
    query: contract.policyList.query,
  },
  prakas: { list: paths.prakasList, one: paths.prakas, call: '/prakas', query: contract.prakasList.query },
} as const;

/** Cached list pages; the lifetime in milliseconds limits how late a new answer changes the order by usefulness. */
const cacheLimits = { max: 200, ttl: 10_000 };

/** Structured data of an article (schema.org Article). Without an author, the site is the author. */
function articleSchema(
  article: contract.ArticleDetail,
  path: string,
  { url, file, locale }: AskedPage,
): object {
  const lang = shownLanguageIn(article, locale);
  const { title, description } = headOfArticle(article, locale);
  const ours = { '@type': 'Organization', '@id': `${file('/')}#site`, url: file('/') };
  return {
    '@type': 'Article',
    headline: plainStart(title ?? '', 110),
    description,
    inLanguage: lang,
    image: article.cover ? [file(article.cover.image)] : undefined,
    datePublished: article.publishedAt ?? undefined,
    dateModified: article.updatedAt,
    author: article.author ? { '@type': 'Person', name: article.author } : ours,
    publisher: ours,
    mainEntityOfPage: url(path),
  };
}

/** Content of an article's preview picture. */
function sharedArticle(article: contract.ArticleDetail, locale: Locale): SharedContent {
  const { kind, key, topic, author, publishedAt, updatedAt, cover } = article;
  const { title, description } = headOfArticle(article, locale);
  return {
    sort: articleKinds[kind][locale],
    title: title ?? '',
    text: description,
    photo: cover?.image,
    facts: sharedFacts([
      ['field', topic && articleTopics[topic][locale]],
      ['person', author],
      ['time', dateText(key ? updatedAt : (publishedAt ?? updatedAt), locale)],
    ]),
  };
}

const documentOf = (article: contract.ArticleDetail, path: string, page: AskedPage) => {
  const head = headOfArticle(article, page.locale);
  return {
    ...head,
    image: article.cover?.image ?? null,
    shared: sharedArticle(article, page.locale),
    ...(head.title && { name: head.title }),
    schemas: [articleSchema(article, path, page)],
    content: pageContent(articleFacts(article, page), page),
  } satisfies PageDocument;
};

/** Server-rendered documents of articles: lists by kind, single articles, and the texts that have a fixed address. */
export function articleDocuments(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const directory = articleDirectory(deps);

  /** A text with a fixed address; guides are below the list of guides. */
  const text =
    (key: ArticleKey, path: string) =>
    async (page: AskedPage): Promise<PageDocument> => {
      const article = await directory.text(key);
      const guide = { name: page.say('article:guide.title'), path: paths.userGuides() };
      return {
        ...documentOf(article, path, page),
        trail: guideRoles.some((one) => one === key) ? [guide] : [],
        answers: [['GET /article', { query: { key } }, { data: article }]],
      };
    };

  const kept = documentCache(cacheLimits);

  async function makeList(
    kind: ListedKind,
    page: AskedPage,
    listState: Asked<ArticleFilterName, ArticleSort>,
    query: object,
  ): Promise<PageDocument | null> {
    const list: ArticleList = articles[kind];
    const parsed = check(kinds[kind].query, query);
    if (!parsed.ok) return null;
    const answer = await directory.list(kind, parsed.data as ListQuery & { filter: contract.ArticleFilter });
    const [title, lead] = [page.say(`article:${kind}.title`), page.say(`article:${kind}.description`)];
    return {
      title,
      description: lead,
      canonical: canonicalSearch(list, listState),
      name: title,
      trail: [],
      answers: [[`GET ${kinds[kind].call}`, { query }, answer]],
      content: listContent<contract.ArticleCard>(page, {
        title,
        lead,
        answer,
        count: (number) => page.say(`article:${kind}.count`, { count: answer.meta.total, number }),
        items: (rows) =>
          itemList(
            rows.map((row) => articleCardFacts(row, page)),
            page,
          ),
        none: page.say(`article:${kind}.none`),
        address: (at) => kinds[kind].list() + listSearch(list, { ...listState, page: at }),
        asked: listState,
      }),
    };
  }

  return {
    /** Cached until an article of the kind changes, appears or is removed, or the day ends. */
    list: (kind: ListedKind) => async (page: AskedPage) => {
      const listState = readList<ArticleList>(articles[kind], page.query);
      const query = listRequest<ArticleList>(articles[kind], listState);
      const now = deps.now();
      const version = await readArticlesVersion(deps.database.prisma, kind, now);
      return kept(
        `${kind} ${page.locale} ${JSON.stringify([listState, query])}`,
        `${version} ${today(now)}`,
        () => makeList(kind, page, listState, query),
      );
    },

    one:
      (kind: ListedKind) =>
      async (page: AskedPage): Promise<PageDocument> => {
        const { id = '' } = page.params;
        const article = await directory.get(kind, id);
        return {
          ...documentOf(article, kinds[kind].one(id), page),
          trail: [{ name: page.say(`article:${kind}.title`), path: kinds[kind].list() }],
          answers: [[`GET ${kinds[kind].call}/:id`, { params: { id } }, { data: article }]],
        };
      },

    text,
    async guide(page: AskedPage): Promise<PageDocument | null> {
      const role = guideRoles.find((one) => one === page.params.role);
      return role ? text(role, paths.userGuide(role))(page) : null;
    },
    guideList: async (page: AskedPage): Promise<PageDocument> =>
      plainDocument(
        page,
        { title: 'article:guide.title', lead: 'article:guide.description' },
        html`<ul>${guideRoles.map(
          (
            role,
          ) => html`<li><h2>${namedLink(page.link(paths.userGuide(role)), articleKeys[role][page.locale])}</h2>
<p>${page.say(`article:guide.${role}`)}</p></li>`,
        )}</ul>`,
      ),
  };
}
