import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { newestFirst } from '@acheep/contract/kernel/list';
import type { notificationList } from '@acheep/contract/messaging/notification';
import { maxUnread } from '@acheep/contract/messaging/notification-option';
import { type NotificationKind, notificationCategories, notificationKinds } from '@acheep/contract/notices';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, read, row } from '@acheep/database/statement';
import { eachRow, idsOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

const notification = row('notification');

export type NotificationRow = Prisma.NotificationGetPayload<object>;

interface New {
  userId: string;
  kind: string;
  params: Record<string, string>;
  createdAt: Date;
}

/**
 * Skips accounts that are being deleted at this moment: the transaction may already have locked what is deleted with
 * them, and the two would wait for each other. Also skips users who have switched off this category; `isWanted` is the
 * default. A gathered kind is counted in the unread notification that there is, in which the parameters `kept` remain; in
 * the order of ids, so that two transactions do not wait for each other. Returns the users whose notification counted it.
 */
export async function addNotifications(
  tx: Transaction,
  notifications: readonly New[],
  { category, isWanted, kept }: { category: string; isWanted: boolean; kept: readonly string[] | null },
): Promise<string[]> {
  if (notifications.length === 0) return [];
  const added = await tx.$queryRaw<{ userId: string; count: string | null }[]>`
    INSERT INTO notification AS n (user_id, kind, params, created_at, gathered)
    SELECT u.id, t.kind, t.params, t."createdAt", ${kept !== null}
    FROM jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
      AS t ("userId" uuid, kind text, params jsonb, "createdAt" timestamptz)
    JOIN "user" u ON u.id = t."userId"
    LEFT JOIN notification_choice c ON c.user_id = u.id AND c.notice = ${category} AND c.channel = 'bell'
    WHERE coalesce(c.wanted, ${isWanted})
    ORDER BY u.id FOR KEY SHARE OF u SKIP LOCKED
    ON CONFLICT (user_id, kind) WHERE gathered AND read_at IS NULL DO UPDATE SET
      created_at = excluded.created_at,
      params = (SELECT jsonb_object_agg(key, value) FROM jsonb_each(excluded.params) WHERE key = ANY(${kept ?? []}::text[]))
        || jsonb_build_object('count', ((n.params ->> 'count')::int + 1)::text)
    RETURNING user_id AS "userId", params ->> 'count' AS count`;
  return kept ? added.filter(({ count }) => count !== '1').map(({ userId }) => userId) : [];
}

const ofUser = (userId: string): Condition => notification('e.user_id', '=', userId);
/** Known kinds only: one of another version of the site has no texts. */
const isKnown: Condition = notification('e.kind', 'in', Object.keys(notificationKinds));

// The texts are composed in the client, so a search finds nothing here.
const list = workList(newestFirst, {
  table: 'notification',
  filters: {},
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.notification.findMany(page),
});

export const listNotifications = (
  prisma: PrismaClient,
  userId: string,
  query: ParsedQueryOf<typeof notificationList>,
  now: Date,
) => list.page(prisma, [ofUser(userId), isKnown], query, now);

export async function countUnread(prisma: PrismaClient, userId: string): Promise<number> {
  const unread = idsOf('notification', ofUser(userId), isKnown, notification('e.read_at', 'is', null));
  return (await read(prisma, unread.limit(maxUnread))).length;
}

/** Marks a notification as read; false if the user has no such notification. */
export async function readOne(db: Reader, userId: string, id: string, readAt: Date): Promise<boolean> {
  if ((await db.notification.count({ where: { id, userId } })) === 0) return false;
  await db.notification.updateMany({ where: { id, userId, readAt: null }, data: { readAt } });
  return true;
}

export const readAll = (db: Reader, userId: string, readAt: Date) =>
  db.notification.updateMany({ where: { userId, readAt: null }, data: { readAt } });

/** Returns the user's latest notification of this kind about the record with that id. */
export const findLatestOf = (
  tx: Transaction,
  { userId, kind, id }: { userId: string; kind: string; id: string },
) =>
  tx.notification.findFirst({
    where: { userId, kind, params: { path: ['id'], equals: id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, createdAt: true },
  });

export async function renewUnread(
  tx: Transaction,
  id: string,
  data: { params: Record<string, string>; createdAt: Date },
): Promise<boolean> {
  const { count } = await tx.notification.updateMany({ where: { id, readAt: null }, data });
  return count > 0;
}

/** Deletes notifications of these users and kinds with this value in this parameter. */
export const deleteNotified = (
  tx: Transaction,
  { people, kinds, place, value }: { people: string[]; kinds: string[]; place: string; value: string },
) =>
  tx.notification.deleteMany({
    where: { userId: { in: people }, kind: { in: kinds }, params: { path: [place], equals: value } },
  });

const aboutCandidates = Object.entries(notificationKinds)
  .filter(([, { category }]) => notificationCategories[category].group === 'candidate')
  .map(([kind]) => kind);

/** Deletes what somebody who no longer decides on candidates was told about them: it names them. */
export const forgetCandidates = (tx: Transaction, userId: string) =>
  tx.notification.deleteMany({ where: { userId, kind: { in: aboutCandidates } } });

/**
 * Deletes other users' notifications about deleted records, by their ids. A match by name would delete unrelated ones
 * if somebody is called `e`, or like a job.
 */
export const deleteTraces = (tx: Transaction, ids: readonly string[]) =>
  tx.$executeRaw`
    DELETE FROM notification WHERE EXISTS (
      SELECT 1 FROM jsonb_each_text(params) param WHERE param.value = ANY(${ids}::text[]))`;

export const deleteOldNotifications = (prisma: PrismaClient, before: Date) =>
  prisma.notification.deleteMany({ where: { createdAt: { lt: before } } });

/** For the data export. */
export const eachNotification = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'notification', [ofUser(userId)], (page) =>
    prisma.notification.findMany({
      ...page,
      select: { id: true, kind: true, params: true, readAt: true, createdAt: true },
    }),
  );

/** True if somebody was notified of a kind since `since`, with this value in its place. */
export const wasNotified = async (
  tx: Transaction,
  { kind, place, value, since }: { kind: NotificationKind; place: string; value: string; since: Date },
): Promise<boolean> =>
  (await tx.notification.count({
    where: { kind, createdAt: { gte: since }, params: { path: [place], equals: value } },
  })) > 0;
