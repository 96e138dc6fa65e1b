import { notificationDays } from '@acheep/contract/messaging/notification';
import type { Module } from '../../../module.ts';
import { deleteOldNotifications, eachNotification } from './notification.repository.ts';
import { notificationRoutes } from './notification.routes.ts';

const day = 86_400_000;

export const notificationModule: Module = {
  routes: notificationRoutes,
  tables: { notification: 'notifications' },
  ownData: { notifications: eachNotification },
  sweep: ({ database: { prisma }, now }) =>
    deleteOldNotifications(prisma, new Date(now().getTime() - notificationDays * day)),
};
