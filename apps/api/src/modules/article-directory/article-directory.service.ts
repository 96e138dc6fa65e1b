import type { ArticleFilter } from '@acheep/contract/article';
import type { ArticleKey, ArticleKind, ListedKind } from '@acheep/contract/article-option';
import { today } from '@acheep/contract/calendar';
import { type ListQuery, pageMeta } from '@acheep/contract/list';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { findByText } from '../../search/text-search.service.ts';
import { presentCard, presentPublic } from '../article/article.presenter.ts';
import { findArticle, findCards, isPublic, isThere } from '../article/article.repository.ts';
import { correctSearch } from '../job/job-spelling.service.ts';
import { type Visitor, viewCounter } from '../view/view.service.ts';
import { answerCounter } from './article-answer.service.ts';
import { listedArticles } from './article-listed.repository.ts';

type Query = Omit<ListQuery, 'filter'> & { filter: ArticleFilter };

/** The public side of the site's texts: their lists, their pages, and what readers say of them. */
export function articleDirectory(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { database, now: clock } = deps;
  const { prisma } = database;
  const answers = answerCounter(deps);
  const count = viewCounter(deps, 'article');

  /** What is found, or, where that is nothing, what was probably meant. */
  async function find(kind: ListedKind, query: Query, now: Date) {
    const list = listedArticles(kind);
    const moment = { now, today: today(now) };
    const asTyped = await findByText(database, list, query, moment);
    if (asTyped.total > 0 || query.search === undefined) return { ...asTyped, corrected: undefined };
    const corrected = await correctSearch(deps, query.search);
    if (corrected === null) return { ...asTyped, corrected: undefined };
    const meant = await findByText(database, list, { ...query, search: corrected }, moment);
    return { ...meant, corrected: meant.total > 0 ? corrected : undefined };
  }

  async function page(where: Parameters<typeof findArticle>[1]) {
    const now = clock();
    const row = await findArticle(prisma, { ...where, ...isPublic(now) });
    if (!row) throw notFound();
    return presentPublic(row, now);
  }

  return {
    async list(kind: ListedKind, query: Query) {
      const now = clock();
      const { ids, total, corrected } = await find(kind, query, now);
      const rows = await findCards(prisma, ids);
      const cards = new Map(rows.map((row) => [row.id, presentCard(row)]));
      return {
        data: ids.flatMap((id) => cards.get(id) ?? []),
        meta: { ...pageMeta(total, query), ...(corrected !== undefined && { corrected }) },
      };
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
