import { type ArticleKey, guideRoles, type ListedKind } from '@acheep/contract/content/article-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { PageStatus, PageStatuses } from '../../../module.ts';
import { stateAt } from '../article/article.policy.ts';

/**
 * A text with the version of everything that its page shows: readers' answers, its video, its category, and the
 * regulations that it amends or is amended by.
 */
async function findVersion(db: PrismaClient, where: Prisma.Sql, now: Date) {
  const [row] = await db.$queryRaw<
    { status: 'draft' | 'active' | 'archived'; publishAt: Date | null; version: string }[]
  >`
    SELECT a.status, a.publish_at AS "publishAt",
      jsonb_build_array(a.updated_at, u.yes, u.no, v.state, c.slug, c.name_en, c.name_km, o.changed, o.count)::text AS version
    FROM article a
    LEFT JOIN article_useful u ON u.article_id = a.id
    LEFT JOIN video v ON v.id = a.video_id
    LEFT JOIN category c ON c.id = a.category_id
    CROSS JOIN LATERAL (
      SELECT max(o.updated_at) AS changed, count(*) AS count FROM article o
      WHERE o.status = 'active' AND o.publish_at <= ${now} AND o.id IN (
        SELECT m.amended_id FROM article_amendment m WHERE m.article_id = a.id
        UNION ALL SELECT m.article_id FROM article_amendment m WHERE m.amended_id = a.id)
    ) o
    WHERE ${where}`;
  return row;
}

/** The page exists while the text is public; one that was public and is archived or unpublished is gone. */
const statusOf =
  (kind: ListedKind) =>
  async (db: PrismaClient, id: string, now: Date): Promise<PageStatus> => {
    const row = await findVersion(
      db,
      Prisma.sql`a.id = ${id}::uuid AND a.kind = ${kind}::"ArticleKind"`,
      now,
    );
    if (!row) return 404;
    if (stateAt(now, row) === 'active') return { version: row.version };
    return row.status === 'archived' && row.publishAt && row.publishAt <= now ? 410 : 404;
  };

/** The same for a single text, which may be written again, so it is never gone. */
async function statusOfText(db: PrismaClient, key: ArticleKey, now: Date): Promise<PageStatus> {
  const row = await findVersion(db, Prisma.sql`a.key = ${key}`, now);
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
