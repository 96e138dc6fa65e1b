import type { Locale } from '@acheep/contract/kernel/locale';
import type { NotificationKind } from '@acheep/contract/notices';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Kinds of notifications that are mailed if unread. */
const kinds = ['post-commented', 'comment-answered', 'post-liked'] satisfies NotificationKind[];

/** Maximum age in milliseconds; older ones were mailed already or are no longer news. */
const oldest = 7 * 86_400_000;

/** People with notifications unread at `until` who were not mailed after `since`. */
export async function findDuePeople(
  prisma: PrismaClient,
  { until, since, after, most }: { until: Date; since: Date; after: string | null; most: number },
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT n.user_id AS id
    FROM notification n JOIN "user" u ON u.id = n.user_id LEFT JOIN post_news_mail m ON m.user_id = n.user_id
    WHERE n.kind = ANY(${kinds}) AND n.read_at IS NULL AND u.disabled_at IS NULL
      AND n.created_at > ${new Date(until.getTime() - oldest)} AND n.created_at <= ${until}
      AND (m.told_until IS NULL OR (m.told_until <= ${since} AND n.created_at > m.told_until))
      AND (${after}::uuid IS NULL OR n.user_id > ${after}::uuid)
    ORDER BY n.user_id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

export interface News {
  id: string;
  name: string;
  email: string;
  locale: Locale;
  told: { kind: NotificationKind; params: Record<string, string> }[];
}

/** Records these people as mailed, each in one of concurrent runs; returns their unread notifications. */
export async function takeNews(
  tx: Transaction,
  people: string[],
  { until, since, most }: { until: Date; since: Date; most: number },
): Promise<News[]> {
  const before = await tx.postNewsMail.findMany({ where: { userId: { in: people } } });
  const taken = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO post_news_mail (user_id, told_until)
    SELECT id, ${until} FROM "user" WHERE id = ANY(${people}::uuid[]) AND disabled_at IS NULL ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET told_until = ${until} WHERE post_news_mail.told_until <= ${since}
    RETURNING user_id AS id`;
  const from = new Map(before.map(({ userId, toldUntil }) => [userId, toldUntil]));
  const news = await Promise.all(
    taken.map(async ({ id }) => {
      const { name, email, locale } = await tx.user.findUniqueOrThrow({ where: { id } });
      const gt = from.get(id) ?? new Date(until.getTime() - oldest);
      const rows = await tx.notification.findMany({
        where: { userId: id, kind: { in: kinds }, readAt: null, createdAt: { gt, lte: until } },
        orderBy: { createdAt: 'desc' },
        take: most,
      });
      const told = rows.map(({ kind, params }) => ({ kind, params }) as News['told'][number]);
      return { id, name, email, locale, told };
    }),
  );
  return news.filter(({ told }) => told.length > 0);
}
