import { companyNameIn } from '@acheep/contract/companies/company-name';
import type { ArticleCard } from '@acheep/contract/content/article';
import { shownLanguageIn } from '@acheep/contract/content/article-language';
import { headOfPost } from '@acheep/contract/feed/post-head';
import { type SiteFound, siteSearch } from '@acheep/contract/jobs/site-search';
import { type SearchKind, searchKinds } from '@acheep/contract/jobs/site-search-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { maximumSearch } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { documentCache } from '../../../page/document-cache.ts';
import { namedLink } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { siteSearchService } from './site-search.service.ts';

type CardOf<K extends SearchKind> = NonNullable<SiteFound[K]>['data'][number];
type Item = { name: string; path: string };

const article = (card: ArticleCard, locale: Locale, path: string): Item => ({
  name: card.title[shownLanguageIn(card, locale)] ?? '',
  path,
});

/** Name and path of a card of each kind, and the path of the kind's own list. */
const kinds: {
  [K in SearchKind]: {
    item: (card: CardOf<K>, locale: Locale) => Item;
    list: (params: { search: string }) => string;
  };
} = {
  job: { item: (job) => ({ name: job.title, path: paths.job(job._id) }), list: paths.jobList },
  company: {
    item: (company, locale) => ({ name: companyNameIn(locale, company), path: paths.company(company._id) }),
    list: paths.companyList,
  },
  training: { item: (one) => ({ name: one.title, path: paths.training(one._id) }), list: paths.trainingList },
  event: { item: (one) => ({ name: one.title, path: paths.event(one._id) }), list: paths.eventList },
  tip: { item: (card, locale) => article(card, locale, paths.tip(card._id)), list: paths.tipList },
  policy: { item: (card, locale) => article(card, locale, paths.policy(card._id)), list: paths.policyList },
  prakas: { item: (card, locale) => article(card, locale, paths.prakas(card._id)), list: paths.prakasList },
  post: {
    item: (post, locale) => ({ name: headOfPost(post, locale).title, path: paths.publicPost(post._id) }),
    list: paths.publicPosts,
  },
};

const names = Object.keys(searchKinds) as SearchKind[];

function section<K extends SearchKind>(kind: K, found: SiteFound[K], search: string, page: AskedPage) {
  if (!found || found.total === 0) return null;
  const { item, list } = kinds[kind];
  const cards = found.data as CardOf<K>[];
  const number = `${numberText(found.total)}${found.total_capped ? '+' : ''}`;
  return html`<section><h2>${searchKinds[kind][page.locale]}</h2><ul>${cards.map((card) => {
    const { name, path } = item(card, page.locale);
    return html`<li>${namedLink(page.link(path), name)}</li>`;
  })}</ul><p><a href="${page.link(list({ search: found.corrected ?? search }))}">${page.say('search:all', { number })}</a></p></section>`;
}

/** Cache of documents, in number and milliseconds; its hits are not counted as searches. */
const cacheLimits = { max: 200, ttl: 10_000 };
/** Milliseconds per kind: a page waits up to a second for its document. */
const patience = 800;

/** Document of the site search, which is not indexed by search engines. */
function siteSearchDocument(deps: Deps) {
  const everything = siteSearchService(deps, { ms: patience });
  const kept = documentCache(cacheLimits);
  // The page repeats a failed request, and that failure is logged.
  const searcher = { caller: 'documents', log: { warn: () => undefined } };

  async function make(page: AskedPage, search: string): Promise<PageDocument> {
    const { say, locale } = page;
    const found = await everything.find(search, { locale, ...searcher });
    const title = say('search:titleOf', { search: shortSearch(search) });
    const sections = names.map((kind) => section(kind, found[kind], search, page)).filter(Boolean);
    const isWhole = names.every((kind) => found[kind]);
    return {
      title,
      canonical: null,
      ...(isWhole && { answers: [['GET /search', { query: { search } }, { data: found }]] }),
      content: html`<h1>${title}</h1>${sections.length > 0 ? sections : html`<p>${say('search:none')}</p>`}`,
    };
  }

  return async (page: AskedPage): Promise<PageDocument | null> => {
    const { say } = page;
    const parsed = check(siteSearch.query, {
      search: page.query.get('search')?.trim().slice(0, maximumSearch),
    });
    if (!parsed.ok) return { canonical: null };
    const { search } = parsed.data;
    if (search) return kept(`${page.locale} ${search}`, '', () => make(page, search));
    const title = say('search:title');
    return { title, canonical: null, content: html`<h1>${title}</h1><p>${say('search:lead')}</p>` };
  };
}

function siteSearchRoutes(register: Register, deps: Deps) {
  const read = visitorReads(deps, (stands) => siteSearchService(stands));

  register(siteSearch, ({ query, locale, request }) =>
    read(request, (everything) =>
      everything.find(query.search, { locale, caller: request.ip, log: request.log }),
    ),
  );
}

export const siteSearchModule: Module = {
  routes: siteSearchRoutes,
  documents: (deps) => ({ '/search': siteSearchDocument(deps) }),
};
