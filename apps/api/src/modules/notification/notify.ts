import type { NotificationKind, NotificationParams } from '@acheep/contract/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../deps.ts';
import { addNotifications } from './notification.repository.ts';

interface Told<K extends NotificationKind> {
  userId: string;
  params: NotificationParams<K>;
}

/** Tells people something in the bell, inside the transaction in which it happens. They are there until it ends. */
export async function notify<K extends NotificationKind>(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  kind: K,
  ...told: readonly Told<K>[]
) {
  const createdAt = now();
  await addNotifications(
    tx,
    told.map(({ userId, params }) => ({ userId, kind, params, createdAt })),
  );
}
