import { z } from 'zod';
import { reference } from '../jobs/reference.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, foundPage, nothing, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { image } from '../kernel/image.ts';
import { type FilterValues, listQuery } from '../kernel/list-query.ts';
import { localeNames } from '../kernel/locale.ts';
import { documentFacts } from '../platform/upload.ts';
import {
  type ArticleTopic,
  articleKeys,
  articleKinds,
  articles,
  articleTopics,
  legalStatuses,
  ministries,
} from './article-option.ts';

/** Article in a list. `languages` has those in which it is complete; readers of another see the other language. */
export const articleCard = z.strictObject({
  ...record,
  kind: choice(articleKinds),
  key: choice(articleKeys).nullable(),
  title: shownBilingual,
  summary: shownBilingual,
  languages: z.array(choice(localeNames)),
  topic: choice(articleTopics).nullable(),
  cover: image.nullable(),
  author: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** Reading time in minutes, by language. */
  minutes: z.strictObject({ en: z.int(), km: z.int() }),
  documents: z.int(),
  number: z.string().nullable(),
  ministry: choice(ministries).nullable(),
  signedOn: z.iso.date().nullable(),
  effectiveOn: z.iso.date().nullable(),
  legalStatus: choice(legalStatuses).nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** Regulation that amends this one or is amended by it. */
const otherArticle = z.strictObject({
  _id: z.uuid(),
  title: shownBilingual,
  number: z.string().nullable(),
  legalStatus: choice(legalStatuses).nullable(),
});
export type OtherArticle = z.infer<typeof otherArticle>;

export const articleDetail = z.strictObject({
  ...articleCard.shape,
  body: shownBilingual,
  category: reference.nullable(),
  amends: z.array(otherArticle),
  amendedBy: z.array(otherArticle),
  /** `url` opens the document for the lifetime of the page. */
  attachments: z.array(z.strictObject({ ...documentFacts, url: z.string() })),
  /** Null until it is ready to play. */
  video: z.strictObject({ video: z.string(), thumbnail: z.string() }).nullable(),
  /** Numbers of readers who found it useful and not useful. */
  useful: z.strictObject({ yes: z.int(), no: z.int() }),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

const articlePage = foundPage(articleCard);

/** Filters of all these lists together. */
export type ArticleFilter = Omit<FilterValues<(typeof articles)['prakas']['filters']>, 'topic'> & {
  topic?: ArticleTopic[] | undefined;
};

const list = { method: 'GET', access: 'public', response: articlePage, limit: 'search' } as const;
const single = { method: 'GET', access: 'public', response: one(articleDetail) } as const;

export const tipList = endpoint({
  ...list,
  path: '/tip',
  searches: 'tip',
  summary: 'List HR tips: search in both languages and in their documents, filter, sort',
  query: listQuery(articles.tip),
});
export const tipGet = endpoint({ ...single, path: '/tip/:id', summary: 'Get an HR tip' });

export const policyList = endpoint({
  ...list,
  path: '/hr-policy',
  searches: 'policy',
  summary: 'List HR policies: search in both languages and in their documents, filter, sort',
  query: listQuery(articles.policy),
});
export const policyGet = endpoint({ ...single, path: '/hr-policy/:id', summary: 'Get an HR policy' });

export const prakasList = endpoint({
  ...list,
  path: '/prakas',
  searches: 'prakas',
  summary: 'List prakas: search in both languages and in their documents, filter, sort',
  query: listQuery(articles.prakas),
});
export const prakasGet = endpoint({
  ...single,
  path: '/prakas/:id',
  summary: 'Get a prakas, with those that it amends and that amend it',
});

export const tosGet = endpoint({ ...single, path: '/tos', summary: 'Get the terms of service' });
export const nssfGet = endpoint({ ...single, path: '/nssf', summary: 'Get the guide to the NSSF' });
export const articleGet = endpoint({
  ...single,
  path: '/article',
  summary: 'Get an article of a kind that exists once: terms, privacy, about, a guide',
  query: z.strictObject({ key: named(choice(articleKeys), 'text', 'អត្ថបទ') }),
});

export const articleViewed = endpoint({
  method: 'POST',
  path: '/article/:id/view',
  access: 'public',
  summary: 'Count a view of an article: once a day per visitor, without storing data about the visitor',
  response: nothing,
  limit: 'visit',
});

export const articleUseful = endpoint({
  method: 'POST',
  path: '/article/:id/useful',
  access: 'public',
  summary: 'Rate an article as useful or not: once per visitor, who may change the rating',
  body: z.strictObject({ useful: named(z.boolean(), 'answer', 'ចម្លើយ') }),
  response: one(z.strictObject({ yes: z.int(), no: z.int() })),
  limit: 'visit',
});

/** @collected by `pages.ts`. */
export const pages = [
  '/hr-tips',
  '/hr-tips/:id',
  '/policy',
  '/policy/:id',
  '/prakas',
  '/prakas/:id',
  '/tos',
  '/privacy',
  '/nssf',
  '/safety',
  '/about',
  '/vision',
  '/user-guide',
  '/user-guide/:role',
] as const;
