import { type ArticleState, adminArticles } from '@acheep/contract/content/article-option';
import { type Condition, row } from '@acheep/database/statement';
import { contains } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { cardFields } from './article.repository.ts';

const article = row('article');

function isInState(state: ArticleState, now: Date): Condition {
  if (state === 'draft' || state === 'archived') return article('e.status', '=', state);
  return article.and([
    article('e.status', '=', 'active'),
    article('e.publish_at', state === 'active' ? '<=' : '>', now),
  ]);
}

const missing = {
  en: article.or([article('e.title_en', 'is', null), article('e.body_en', 'is', null)]),
  km: article.or([article('e.title_km', 'is', null), article('e.body_km', 'is', null)]),
};

/** Every text, in any state. */
export const allArticles = workList(adminArticles, {
  table: 'article',
  filters: {
    kind: (wanted) => article('e.kind', 'in', wanted),
    state: (wanted, now) => article.or(wanted.map((state) => isInState(state, now))),
    missing: (language) => missing[language],
  },
  text: (search) =>
    article.or([
      contains('e.title_en', search),
      contains('e.title_km', search),
      contains('e.number', search),
    ]),
  order: { updatedAt: 'e.updated_at', createdAt: 'e.created_at' },
  load: (db, page) => db.article.findMany({ ...page, select: cardFields }),
});
