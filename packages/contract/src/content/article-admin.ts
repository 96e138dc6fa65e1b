import { z } from 'zod';
import { reference } from '../jobs/reference.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { moment } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, page } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { ownImage } from '../kernel/image.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { id } from '../kernel/text.ts';
import { documentFacts } from '../platform/upload.ts';
import { ownVideo } from '../platform/video.ts';
import { articleCard, articleDetail } from './article.ts';
import { articleEdit, articleNew } from './article-draft.ts';
import { adminArticles, articleStates, articleStatuses, documentReadings } from './article-option.ts';

/** Largest body in bytes: both languages in Khmer, three bytes a letter, plus all other fields. */
const maxBodyBytes = 400_000;

/** Actions that an editor may take on an article in its present state. */
const articleActions = ['edit', 'publish', 'unpublish', 'archive', 'delete'] as const;
export type ArticleAction = (typeof articleActions)[number];

/** @collected by the description of the API. */
export const adminArticle = z.strictObject({
  ...articleCard.shape,
  state: choice(articleStates),
  /** Start of publication, past or scheduled. */
  publishAt: z.iso.datetime().nullable(),
  views: z.int(),
  useful: z.strictObject({ yes: z.int(), no: z.int() }),
  actions: z.array(z.enum(articleActions)),
});
export type AdminArticle = z.infer<typeof adminArticle>;

const attachment = z.strictObject({
  ...documentFacts,
  path: z.string(),
  url: z.string(),
  /** Indexing state of its document for the search. */
  reading: choice(documentReadings),
});

/**
 * Article for its edit form.
 *
 * @collected by the description of the API.
 */
export const adminArticleDetail = z.strictObject({
  ...adminArticle.shape,
  body: shownBilingual,
  category: reference.nullable(),
  cover: ownImage.nullable(),
  amends: z.array(z.strictObject({ _id: z.uuid(), title: shownBilingual, number: z.string().nullable() })),
  attachments: z.array(attachment),
  /** Pictures in its text, with links that open them before publication. */
  pictures: z.array(ownImage),
  video: ownVideo.extend({ path: z.string() }).nullable(),
});
export type AdminArticleDetail = z.infer<typeof adminArticleDetail>;

/**
 * Preview of the public page, published or not, with links that open its pictures.
 *
 * @collected by the description of the API.
 */
export const articlePreview = articleDetail.extend({ pictures: z.array(ownImage) });
export type ArticlePreview = z.infer<typeof articlePreview>;

/** @collected by the description of the API. */
export const articleVersion = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  /** Names of the form fields that this save changed; empty for the first save. */
  changed: z.array(z.string()),
  /** True for the present version. */
  current: z.boolean(),
});
export type ArticleVersion = z.infer<typeof articleVersion>;

export const adminArticleList = endpoint({
  method: 'GET',
  path: '/admin/article',
  access: 'Content',
  summary: 'List all articles; `search` covers titles and numbers in both languages',
  query: listQuery(adminArticles),
  response: page(adminArticle),
});

export const adminArticleGet = endpoint({
  method: 'GET',
  path: '/admin/article/:id',
  access: 'Content',
  summary: 'Get an article for its form',
  response: one(adminArticleDetail),
});

export const adminArticlePreview = endpoint({
  method: 'GET',
  path: '/admin/article/:id/preview',
  access: 'Content',
  summary: "Preview an article's public page, whether or not it is published",
  response: one(articlePreview),
});

export const adminArticleCreate = endpoint({
  method: 'POST',
  path: '/admin/article',
  access: 'Content',
  summary: 'Create an article of a listed kind, as a draft or published at once',
  body: articleNew,
  maxBodyBytes,
  response: one(adminArticleDetail),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const adminArticleUpdate = endpoint({
  method: 'PUT',
  path: '/admin/article/:id',
  access: 'Content',
  summary: 'Update an article; the previous version stays in its history',
  body: articleEdit,
  maxBodyBytes,
  response: one(adminArticleDetail),
  limit: 'work',
});

export const adminArticleStatus = endpoint({
  method: 'POST',
  path: '/admin/article/:id/status',
  access: 'Content',
  summary: 'Publish an article, now or from a given moment on, turn it back into a draft, or archive it',
  body: z.strictObject({
    status: named(choice(articleStatuses), 'status', 'ស្ថានភាព'),
    /** Applies to `active`: start of publication, immediate where omitted. */
    publishAt: named(moment, 'publication time', 'ពេលវេលាផ្សាយ').optional(),
  }),
  response: one(adminArticleDetail),
  limit: 'work',
});

export const adminArticleDelete = endpoint({
  method: 'DELETE',
  path: '/admin/article/:id',
  access: 'Content',
  summary: 'Delete a draft that was never published',
  response: nothing,
});

export const articleVersionList = endpoint({
  method: 'GET',
  path: '/admin/article/:id/version',
  access: 'Content',
  summary: "List an article's earlier versions, newest first",
  response: all(articleVersion),
});

export const articleVersionGet = endpoint({
  method: 'GET',
  path: '/admin/article/version/:id',
  access: 'Content',
  summary: 'Preview an earlier version of an article',
  response: one(articlePreview),
});

export const articleRestore = endpoint({
  method: 'POST',
  path: '/admin/article/:id/restore',
  access: 'Content',
  summary: 'Restore an earlier version; the present one stays in the history',
  body: z.strictObject({ versionId: named(id, 'version', 'កំណែ'), ...edited }),
  response: one(adminArticleDetail),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'article.create': { en: 'Wrote an article', km: 'សរសេរអត្ថបទថ្មី' },
  'article.edit': { en: 'Edited an article', km: 'កែប្រែអត្ថបទ' },
  'article.status': { en: 'Changed the status of an article', km: 'ប្ដូរស្ថានភាពអត្ថបទ' },
  'article.restore': { en: 'Restored an earlier version of an article', km: 'យកកំណែមុននៃអត្ថបទមកប្រើវិញ' },
  'article.delete': { en: 'Deleted an article', km: 'លុបអត្ថបទ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'article.incomplete': {
    status: 422,
    en: 'Some details are missing. Add them before you publish.',
    km: 'នៅខ្វះព័ត៌មានខ្លះ។ សូមបំពេញ មុននឹងផ្សាយ។',
  },
  'article.status': {
    status: 409,
    en: 'The status of this article has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពអត្ថបទបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/admin/article',
  '/admin/article/create',
  '/admin/article/:id',
  '/admin/article/:id/preview',
] as const;
