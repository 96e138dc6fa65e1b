import { notifiedByDefault } from '@acheep/contract/messaging/notification-category';
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '@acheep/contract/messaging/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { notifyDevices } from '../push/tell-devices.ts';
import { addNotifications } from './notification.repository.ts';

interface Told<K extends NotificationKind> {
  userId: string;
  params: NotificationParams<K>;
}

export type Notifier = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Notifies users in the bell and on their devices, inside the transaction of the change, except those who have switched
 * it off. Their accounts cannot be deleted until the transaction ends.
 */
export async function notify<K extends NotificationKind>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  ...told: readonly Told<K>[]
) {
  const createdAt = deps.now();
  const { category } = notificationKinds[kind];
  await addNotifications(
    tx,
    told.map(({ userId, params }) => ({ userId, kind, params, createdAt })),
    { category, isWanted: notifiedByDefault(category, 'bell') === true },
  );
  await notifyDevices(deps, tx, kind, told);
}
