import type { ArticleFilter } from '@acheep/contract/content/article';
import type { ListedKind } from '@acheep/contract/content/article-option';
import { all, build, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Searchable } from '../../../search/searchable.ts';
import { articleTexts } from '../article/article-text.ts';
import { articleIsPublic } from '../article/public-article.repository.ts';

const article = row('article');
const views = build.selectFrom('article_view as v').where('v.article_id', '=', article.ref('e.id'));
const read = views.select(sql`coalesce(sum(v.views), 0)`.as('read'));
const answers = build.selectFrom('article_useful as u').where('u.article_id', '=', article.ref('e.id'));
const useful = sql`coalesce(${answers.select(sql`u.yes - u.no`.as('useful'))}, 0)`;

/** The public list of a kind; the search columns are the same for all kinds. */
export const listedArticles = (kind: ListedKind): Searchable<ArticleFilter> => ({
  table: 'article',
  listed: ({ now }) => all([sql<boolean>`e.kind = ${sql.lit(kind)}`, articleIsPublic(now)]),
  date: 'publish_at',
  filters: {
    topic: { column: 'topic', type: 'text' },
    legalStatus: { column: 'legal_status', type: 'text' },
    ministry: { column: 'ministry', type: 'text' },
  },
  // A library has hundreds of texts: an order without an index reads all of them, which is cheap.
  orders: {
    'publishedAt_-1': { by: 'e.publish_at', direction: 'DESC' },
    'useful_-1': { by: () => useful, direction: 'DESC' },
    'read_-1': { by: () => read, direction: 'DESC' },
  },
  async textsOf(tx, ids) {
    const rows = await tx.article.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        titleEn: true,
        titleKm: true,
        summaryEn: true,
        summaryKm: true,
        bodyEn: true,
        bodyKm: true,
        topic: true,
        ministry: true,
        number: true,
        author: true,
        category: { select: { nameEn: true, nameKm: true } },
      },
    });
    return rows.map((row) => ({ id: row.id, ...articleTexts(row, row.category) }));
  },
});
