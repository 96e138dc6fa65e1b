import type { Locale } from '@acheep/contract/kernel/locale';
import type { NotificationKind } from '@acheep/contract/notices';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read, typed } from '@acheep/database/statement';
import { accountIsEnabled } from '../../../search/search-condition.repository.ts';

/** Kinds of notifications that are mailed if unread. */
const kinds = ['post-commented', 'comment-answered', 'post-liked'] satisfies NotificationKind[];

/** Maximum age in milliseconds; older ones were mailed already or are no longer news. */
const oldest = 7 * 86_400_000;

/** People with notifications unread at `until` who were not mailed after `since`. */
export async function findDuePeople(
  prisma: PrismaClient,
  { until, since, after, most }: { until: Date; since: Date; after: string | null; most: number },
): Promise<string[]> {
  const due = build
    .selectFrom('notification as e')
    .leftJoin('post_news_mail as m', 'm.user_id', 'e.user_id')
    .where('e.kind', 'in', kinds)
    .where('e.read_at', 'is', null)
    .where('e.created_at', '>', new Date(until.getTime() - oldest))
    .where('e.created_at', '<=', until)
    .where(accountIsEnabled('e.user_id'))
    .where((is) =>
      is.or([
        is('m.told_until', 'is', null),
        is.and([is('m.told_until', '<=', since), is('e.created_at', '>', is.ref('m.told_until'))]),
      ]),
    )
    .select('e.user_id as id')
    .distinct()
    .orderBy('e.user_id')
    .limit(most);
  const rows = await read(prisma, after === null ? due : due.where('e.user_id', '>', after));
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
  const taken = await read(
    tx,
    build
      .insertInto('post_news_mail')
      .columns(['user_id', 'told_until'])
      .expression(
        build
          .selectFrom('user as e')
          .where('e.id', '=', anyOf(people, 'uuid[]'))
          .where(accountIsEnabled('e.id'))
          .select(['e.id', typed(until, 'timestamptz').as('until')])
          .orderBy('e.id'),
      )
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ told_until: until })
          .where('post_news_mail.told_until', '<=', since),
      )
      .returning('user_id as id'),
  );
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
      const notifications = rows.map(({ kind, params }) => ({ kind, params }) as News['told'][number]);
      return { id, name, email, locale, told: notifications };
    }),
  );
  return news.filter(({ told }) => told.length > 0);
}
