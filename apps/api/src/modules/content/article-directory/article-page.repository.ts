import { type ArticleKey, guideRoles, type ListedKind } from '@acheep/contract/content/article-option';
import type { PrismaClient } from '@acheep/database/client';
import { build, type Condition, read, row as rowOf } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { PageStatus, PageStatuses } from '../../../module.ts';
import { stateAt } from '../article/article.policy.ts';

const article = rowOf('article');

/**
 * A text with the version of everything that its page shows: readers' answers, its video, its category, and the
 * regulations that it amends or is amended by.
 */
async function findVersion(db: PrismaClient, isIt: Condition, now: Date) {
  const amendments = build.selectFrom('article_amendment as m');
  const amended = amendments.where(sql<boolean>`m.article_id = e.id`).select('m.amended_id as id');
  const amending = amendments.where(sql<boolean>`m.amended_id = e.id`).select('m.article_id as id');
  const others = build
    .selectFrom('article as o')
    .where('o.status', '=', 'active')
    .where('o.publish_at', '<=', now)
    .where('o.id', 'in', amended.unionAll(amending))
    .select([sql`max(o.updated_at)`.as('changed'), sql`count(*)`.as('count')]);
  const [row] = await read(
    db,
    build
      .selectFrom('article as e')
      .leftJoin('article_useful as u', 'u.article_id', 'e.id')
      .leftJoin('video as v', 'v.id', 'e.video_id')
      .leftJoin('category as c', 'c.id', 'e.category_id')
      .crossJoinLateral(others.as('o'))
      .where(isIt)
      .select([
        'e.status',
        'e.publish_at as publishAt',
        sql<string>`jsonb_build_array(e.updated_at, u.yes, u.no, v.state, c.slug, c.name_en, c.name_km, o.changed, o.count)::text`.as(
          'version',
        ),
      ]),
  );
  return row;
}

/** The page exists while the text is public; one that was public and is archived or unpublished is gone. */
const statusOf =
  (kind: ListedKind) =>
  async (db: PrismaClient, id: string, now: Date): Promise<PageStatus> => {
    const row = await findVersion(
      db,
      article.and([article('e.id', '=', id), article('e.kind', '=', kind)]),
      now,
    );
    if (!row) return 404;
    if (stateAt(now, row) === 'active') return { version: row.version };
    return row.status === 'archived' && row.publishAt && row.publishAt <= now ? 410 : 404;
  };

/** The same for a single text, which may be written again, so it is never gone. */
async function statusOfText(db: PrismaClient, key: ArticleKey, now: Date): Promise<PageStatus> {
  const row = await findVersion(db, article('e.key', '=', key), now);
  return row && stateAt(now, row) === 'active' ? { version: row.version } : 404;
}
const text = (key: ArticleKey) => (db: PrismaClient, _named: string, now: Date) => statusOfText(db, key, now);

export const articlePages: PageStatuses = {
  '/hr-tips/:id': statusOf('tip'),
  '/policy/:id': statusOf('policy'),
  '/prakas/:id': statusOf('prakas'),
  '/tos': text('tos'),
  '/privacy': text('privacy'),
  '/nssf': text('nssf'),
  '/safety': text('safety'),
  '/about': text('about'),
  '/vision': text('vision'),
  '/user-guide/:role': async (db, named, now) => {
    const role = guideRoles.find((one) => one === named);
    return role ? statusOfText(db, role, now) : 404;
  },
};

/** The version of the list of a kind: reads all of a kind's hundreds of texts. */
export async function readArticlesVersion(db: PrismaClient, kind: ListedKind, now: Date): Promise<string> {
  const { _count, _max } = await db.article.aggregate({
    where: { kind, status: 'active', publishAt: { lte: now } },
    _count: true,
    _max: { updatedAt: true },
  });
  return `${_count} ${_max.updatedAt?.getTime()}`;
}
