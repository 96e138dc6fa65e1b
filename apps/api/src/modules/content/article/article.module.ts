import { adminPaths } from '@acheep/contract/admin-paths';
import * as article from '@acheep/contract/content/article-admin';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { articleService } from './article.service.ts';
import {
  eachSave,
  leaveArticles,
  publicCovers,
  publicDocuments,
  publicPictures,
  publicVideos,
  showsFile,
} from './article-data.repository.ts';
import { articleNoun } from './article-link.ts';
import { articleReadingTasks } from './article-reading.tasks.ts';
import { articleVersions } from './article-version.service.ts';

function articleRoutes(register: Register, deps: Deps) {
  const articles = articleService(deps);
  const versions = articleVersions(deps);

  const acting = (call: Parameters<typeof by>[0] & { locale: Locale }) => ({
    ...by(call),
    locale: call.locale,
  });

  register(article.adminArticleList, async ({ query }) => articles.list(query));
  register(article.adminArticleGet, async ({ actor, locale, params }) => ({
    data: await articles.get({ actor, locale }, params.id),
  }));
  register(article.adminArticlePreview, async ({ actor, params }) => ({
    data: await articles.preview(actor, params.id),
  }));
  register(article.adminArticleCreate, async ({ tx, body, ...call }) => ({
    data: await articles.createIn(tx, acting(call), body),
  }));
  register(article.adminArticleUpdate, async ({ params, body, ...call }) => ({
    data: await articles.update(acting(call), params.id, body),
  }));
  register(article.adminArticleStatus, async ({ params, body, ...call }) => ({
    data: await articles.changeStatus(acting(call), params.id, body),
  }));
  register(article.adminArticleDelete, async ({ params, ...call }) => {
    await articles.remove(by(call), params.id);
    return { data: null };
  });
  register(article.articleVersionList, async ({ params }) => ({ data: await versions.list(params.id) }));
  register(article.articleVersionGet, async ({ actor, params }) => ({
    data: await versions.get(actor, params.id),
  }));
  register(article.articleRestore, async ({ params, body, ...call }) => ({
    data: await articles.restore(acting(call), params.id, body),
  }));
}

/** The site's own texts, for their editors. */
export const articleModule: Module = {
  audited: {
    article: {
      title: { en: 'Article', km: 'អត្ថបទ' },
      name: 'article',
      page: (id) => adminPaths.article(id),
      bodies: [article.adminArticleUpdate.body, article.adminArticleStatus.body],
    },
  },
  routes: articleRoutes,
  tasks: articleReadingTasks,
  tables: {
    article: { without: 'it is the site’s; who saved it finds that in `article-saves`' },
    article_attachment: { without: 'it is the site’s' },
    article_picture: { without: 'it is the site’s' },
    article_amendment: { without: 'it is the site’s' },
    article_version: 'article-saves',
    article_version_upload: 'article-saves',
  },
  authors: ['article.created_by_id', 'article_version.by_id'],
  ownData: { 'article-saves': eachSave },
  on: { 'account.deleted': (tx, { id }) => leaveArticles(tx, id) },
  showsFile: { noun: articleNoun, may: showsFile },
  uploads: {
    'article.cover_id': { public: publicCovers },
    'article.video_id': { public: publicVideos },
    'article_picture.upload_id': { public: publicPictures },
    'article_attachment.upload_id': { public: publicDocuments },
    'article_version_upload.upload_id': 'private',
  },
};
