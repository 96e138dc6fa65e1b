import { pageMeta } from '@acheep/contract/kernel/list-query';
import * as notification from '@acheep/contract/messaging/notification';
import type { NotificationKind } from '@acheep/contract/notices';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import * as notifications from './notification.repository.ts';

const presentNotification = ({
  id,
  kind,
  params,
  readAt,
  createdAt,
}: notifications.NotificationRow): notification.Notification => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: (readAt ?? createdAt).toISOString(),
  kind: kind as NotificationKind,
  params: params as Record<string, string>,
  read: readAt !== null,
});

function notificationRoutes(register: Register, { database: { prisma }, now }: Deps) {
  register(notification.notificationList, async ({ actor, query }) => {
    const { rows, total } = await notifications.listNotifications(prisma, actor.id, query, now());
    return { data: rows.map(presentNotification), meta: pageMeta(total, query) };
  });
  register(notification.notificationUnread, async ({ actor }) => ({
    count: await notifications.countUnread(prisma, actor.id),
  }));
  register(notification.notificationRead, async ({ actor, params }) => {
    if (!(await notifications.readOne(prisma, actor.id, params.id, now()))) throw notFound();
  });
  register(notification.notificationReadAll, ({ actor }) => notifications.readAll(prisma, actor.id, now()));
}

const day = 86_400_000;

export const notificationModule: Module = {
  routes: notificationRoutes,
  tables: { notification: 'notifications' },
  on: {
    'company.left': async (tx, { from }) => {
      await notifications.forgetCandidates(tx, from);
    },
  },
  ownData: { notifications: notifications.eachNotification },
  sweep: ({ database: { prisma }, now }) =>
    notifications.deleteOldNotifications(
      prisma,
      new Date(now().getTime() - notification.notificationDays * day),
    ),
};
