import { type NotificationKind, notificationKinds, notifiedByDefault } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { task } from '../../../plumbing/task.ts';
import { devicesToNotify } from './push.repository.ts';
import { hasPush } from './push-service.ts';

interface Push {
  device: string;
  kind: NotificationKind;
  params: Readonly<Record<string, string>>;
}

/** A message that has waited for hours is no longer news: the bell has it. */
export const pushTask = task<Push>(
  'push',
  { en: 'Send a notification to a device', km: 'ផ្ញើការជូនដំណឹងទៅឧបករណ៍' },
  { retryLimit: 6, retentionSeconds: 86_400 },
);

/** Queues the notifications for the devices of these users, in the transaction of the change. */
export async function notifyDevices(
  { config, queue, now }: Pick<Deps, 'config' | 'queue' | 'now'>,
  tx: Transaction,
  kind: NotificationKind,
  notifications: readonly { userId: string; params: Readonly<Record<string, string>> }[],
) {
  if (!hasPush(config) || notifications.length === 0) return;
  const { category } = notificationKinds[kind];
  const isWanted = notifiedByDefault(category, 'push') === true;
  const userIds = notifications.map(({ userId }) => userId);
  for (const { id, userId } of await devicesToNotify(tx, { userIds, category, isWanted, now: now() })) {
    for (const { params } of notifications.filter((one) => one.userId === userId))
      await queue.enqueue(tx, pushTask, { device: id, kind, params });
  }
}
