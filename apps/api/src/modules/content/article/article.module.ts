import { adminPaths } from '@acheep/contract/admin-paths';
import * as article from '@acheep/contract/content/article-admin';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
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

  register(article.adminArticleList, articles.list);
  register(article.adminArticleGet, ({ actor, locale, params }) =>
    articles.get({ actor, locale }, params.id),
  );
  register(article.adminArticlePreview, articles.preview);
  register(article.adminArticleCreate, articles.create);
  register(article.adminArticleUpdate, articles.update);
  register(article.adminArticleStatus, articles.changeStatus);
  register(article.adminArticleDelete, articles.remove);
  register(article.articleVersionList, versions.list);
  register(article.articleVersionGet, versions.get);
  register(article.articleRestore, articles.restore);
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
