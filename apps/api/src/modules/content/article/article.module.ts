import type { Module } from '../../../module.ts';
import { articleRoutes } from './article.routes.ts';
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

/** The site's own texts, for their editors. */
export const articleModule: Module = {
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
