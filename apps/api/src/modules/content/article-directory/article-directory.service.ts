import type { ArticleFilter } from '@acheep/contract/content/article';
import type { ArticleKey, ArticleKind, ListedKind } from '@acheep/contract/content/article-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { findDidYouMean } from '../../jobs/job/did-you-mean.service.ts';
import { type Visitor, viewCounter } from '../../jobs/view-counter/view.service.ts';
import { presentCard, presentPublic } from '../article/article.presenter.ts';
import { findArticle, findCards, isThere } from '../article/article.repository.ts';
import { answerCounter } from './article-answer.service.ts';
import { listedArticles } from './article-listed.repository.ts';

type Query = Omit<ListQuery, 'filter'> & { filter: ArticleFilter };

/** The public side of the site's texts: their lists, their pages, and readers' answers. */
export function articleDirectory(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const {
    database: { prisma },
    now: clock,
  } = deps;
  const answers = answerCounter(deps);
  const count = viewCounter(deps, 'article');

  async function page(where: Parameters<typeof findArticle>[1]) {
    const now = clock();
    const row = await findArticle(prisma, where);
    if (!row || !(await isThere(prisma, row.id, now))) throw notFound();
    return presentPublic(row, now);
  }

  return {
    async list(kind: ListedKind, query: Query) {
      const now = clock();
      const { ids, meta } = await findDidYouMean(deps, listedArticles(kind), query, {
        now,
        today: today(now),
      });
      const rows = await findCards(prisma, ids);
      const cards = new Map(rows.map((row) => [row.id, presentCard(row)]));
      return { data: ids.flatMap((id) => cards.get(id) ?? []), meta };
    },

    get: (kind: ArticleKind, id: string) => page({ kind, id }),
    text: (key: ArticleKey) => page({ key }),
    async viewed(id: string, visitor: Visitor) {
      if (!(await isThere(prisma, id, clock()))) throw notFound();
      await count(id, visitor);
    },

    async useful(id: string, useful: boolean, visitor: Visitor) {
      const counts = await answers(id, useful, visitor);
      if (!counts) throw notFound();
      return counts;
    },
  };
}
