import type { NotificationParams } from '@acheep/contract/messaging/notification-text';
import type { NotificationKind } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import { findLatestOf, renewUnread } from './notification.repository.ts';
import { type Notifier, notify } from './notify.ts';

interface Gathered<K extends NotificationKind> {
  userId: string;
  /** Id of the subject, which is `params.id`: one notification for each. */
  id: string;
  /** Time of the latest change. */
  since: Date;
  params: NotificationParams<K>;
}

/**
 * Keeps one notification about a repeated change, updated as long as it is unread. Once it has been read, the next
 * change adds another. The caller has locked the record with `id`.
 */
export async function notifyMerged<K extends NotificationKind>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  { userId, id, since, params }: Gathered<K>,
) {
  const last = await findLatestOf(tx, { userId, kind, id });
  if (last && since <= last.createdAt) return;
  // If it was read meanwhile it stays as it was, and the change is a separate notification.
  if (last && (await renewUnread(tx, last.id, { params, createdAt: deps.now() }))) return;
  await notify(deps, tx, kind, { userId, params });
}
