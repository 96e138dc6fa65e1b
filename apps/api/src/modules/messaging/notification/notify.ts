import { toldByDefault } from '@acheep/contract/messaging/notice';
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '@acheep/contract/messaging/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { tellDevices } from '../push/tell-devices.ts';
import { addNotifications } from './notification.repository.ts';

interface Told<K extends NotificationKind> {
  userId: string;
  params: NotificationParams<K>;
}

/** What telling takes. */
export type Teller = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Tells people something in the bell and on their devices, inside the transaction in which it happens, whoever of them wants that. They are
 * there until it ends.
 */
export async function notify<K extends NotificationKind>(
  deps: Teller,
  tx: Transaction,
  kind: K,
  ...told: readonly Told<K>[]
) {
  const createdAt = deps.now();
  const { notice } = notificationKinds[kind];
  await addNotifications(
    tx,
    told.map(({ userId, params }) => ({ userId, kind, params, createdAt })),
    { notice, isWanted: toldByDefault(notice, 'bell') === true },
  );
  await tellDevices(deps, tx, kind, told);
}
