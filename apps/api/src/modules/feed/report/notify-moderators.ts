import type { NotificationParams } from '@acheep/contract/messaging/notification-text';
import type { Transaction } from '@acheep/database/connection';
import { listAdmins } from '../../accounts/admin/admin.repository.ts';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';

/** Notifies every admin of a new report, or of a job that reports have hidden or might have. */
export async function notifyModerators<K extends 'report-received' | 'job-held' | 'job-reported'>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  params: NotificationParams<K>,
) {
  const admins = await listAdmins(tx);
  await notify(deps, tx, kind, ...admins.map(({ id: userId }) => ({ userId, params })));
}
