import { toldByDefault } from '@acheep/contract/notice';
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '@acheep/contract/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../deps.ts';
import { addNotifications } from './notification.repository.ts';

interface Told<K extends NotificationKind> {
  userId: string;
  params: NotificationParams<K>;
}

/**
 * Tells people something in the bell, inside the transaction in which it happens, whoever of them wants that. They are
 * there until it ends.
 */
export async function notify<K extends NotificationKind>(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  kind: K,
  ...told: readonly Told<K>[]
) {
  const createdAt = now();
  const { notice } = notificationKinds[kind];
  await addNotifications(
    tx,
    told.map(({ userId, params }) => ({ userId, kind, params, createdAt })),
    { notice, isWanted: toldByDefault(notice, 'bell') === true },
  );
}
