import type { NotificationKind, NotificationParams } from '@acheep/contract/messaging/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import { findLatestOf, renewUnread } from './notification.repository.ts';
import { type Notifier, notify } from './notify.ts';

interface Gathered<K extends NotificationKind> {
  userId: string;
  /** Of what it is told, which is `params.id`: each has one line. */
  id: string;
  /** When the last of it happened. */
  since: Date;
  params: NotificationParams<K>;
}

/**
 * Tells of what keeps happening in one line, which is brought up to date as long as it is not read. What was read is
 * told of again when more has happened. Whoever calls holds the record of `id`.
 */
export async function notifyMerged<K extends NotificationKind>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  { userId, id, since, params }: Gathered<K>,
) {
  const last = await findLatestOf(tx, { userId, kind, id });
  if (last && since <= last.createdAt) return;
  // Read meanwhile it stays as it was read, and the news is a line of its own.
  if (last && (await renewUnread(tx, last.id, { params, createdAt: deps.now() }))) return;
  await notify(deps, tx, kind, { userId, params });
}
