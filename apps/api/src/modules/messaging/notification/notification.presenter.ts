import type { Notification } from '@acheep/contract/messaging/notification';
import type { NotificationKind } from '@acheep/contract/notices';
import type { NotificationRow } from './notification.repository.ts';

export const presentNotification = ({
  id,
  kind,
  params,
  readAt,
  createdAt,
}: NotificationRow): Notification => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: (readAt ?? createdAt).toISOString(),
  kind: kind as NotificationKind,
  params: params as Record<string, string>,
  read: readAt !== null,
});
