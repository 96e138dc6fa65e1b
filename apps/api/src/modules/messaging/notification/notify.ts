import { inKhmer, type NotificationParams, placesOf } from '@acheep/contract/messaging/notification-text';
import { type NotificationKind, notificationKinds, notifiedByDefault } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { notifyDevices } from '../push/tell-devices.ts';
import { notifyChats } from '../telegram-chat/tell-chats.ts';
import { addNotifications } from './notification.repository.ts';

interface Told<K extends NotificationKind> {
  userId: string;
  params: NotificationParams<K>;
}

export type Notifier = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Notifies users in the bell, on their devices and in their Telegram chats, inside the transaction of the change, except those who have switched
 * it off. Their accounts cannot be deleted until the transaction ends. A gathered kind rings once until it is read: it
 * comes last in its transaction, as others of the same user wait for it.
 */
export async function notify<K extends NotificationKind>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  ...notifications: readonly Told<K>[]
) {
  const createdAt = deps.now();
  const { category, en, ...words } = notificationKinds[kind];
  const isGathered = 'one' in words;
  const ringing = notifications.map(({ userId, params }) => ({
    userId,
    params: isGathered ? { ...params, count: '1' } : params,
  }));
  const counted = await addNotifications(
    tx,
    ringing.map((one) => ({ ...one, kind, createdAt })),
    {
      category,
      isWanted: notifiedByDefault(category, 'bell') === true,
      kept: isGathered ? placesOf(en).flatMap((place) => [place, inKhmer(place)]) : null,
    },
  );
  const fresh = ringing.filter(({ userId }) => !counted.includes(userId));
  await notifyDevices(deps, tx, kind, fresh);
  await notifyChats(deps, tx, kind, fresh);
}
