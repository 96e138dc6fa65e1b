import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import type { Module } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { deleteAnswersBefore } from './article-answer.repository.ts';
import { answerDays } from './article-answer.service.ts';
import { articleDirectoryRoutes } from './article-directory.routes.ts';
import { articleDocuments } from './article-document.ts';
import { articleFeeds } from './article-feed.ts';
import { foundTexts } from './article-found.repository.ts';
import { listedArticles } from './article-listed.repository.ts';
import { articlePages } from './article-page.repository.ts';

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
      '/about': text('about', paths.about()),
      '/vision': text('vision', paths.vision()),
      '/user-guide': guideList,
      '/user-guide/:role': guide,
    };
  },
  tasks: [
    // All kinds are in one table. Reindexes every ten minutes texts whose search columns older rules have made.
    carryOut(
      task('article-remake', { expireInSeconds: 3600 }),
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
