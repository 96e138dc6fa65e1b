import type { ArticleKey } from '@acheep/contract/content/article-option';
import { all, anyOf, row } from '@acheep/database/statement';
import type { FoundPages, FoundRecords } from '../../../module.ts';
import { articleIsPublic } from '../article/public-article.repository.ts';
import { listedArticles } from './article-listed.repository.ts';

/** These single texts, while they are public. */
const texts = (...keys: ArticleKey[]): FoundRecords => ({
  table: 'article',
  listed: ({ now }) => all([row('article')('e.key', '=', anyOf(keys, 'text[]')), articleIsPublic(now)]),
  by: 'key',
});

export const foundTexts: FoundPages = {
  '/hr-tips': null,
  '/hr-tips/:id': listedArticles('tip'),
  '/policy': null,
  '/policy/:id': listedArticles('policy'),
  '/prakas': null,
  '/prakas/:id': listedArticles('prakas'),
  '/tos': texts('tos'),
  '/privacy': texts('privacy'),
  '/nssf': texts('nssf'),
  '/safety': texts('safety'),
  '/about': texts('about'),
  '/vision': texts('vision'),
  '/user-guide': null,
  '/user-guide/:role': texts('user', 'recruiter', 'trainer'),
};
