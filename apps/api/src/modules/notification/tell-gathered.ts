import type { NotificationKind, NotificationParams } from '@acheep/contract/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../deps.ts';
import { notify } from './notify.ts';

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
export async function tellGathered<K extends NotificationKind>(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  kind: K,
  { userId, id, since, params }: Gathered<K>,
) {
  const last = await tx.notification.findFirst({
    where: { userId, kind, params: { path: ['id'], equals: id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, readAt: true, createdAt: true },
  });
  if (last && since <= last.createdAt) return;
  // Read meanwhile it stays as it was read, and the news is a line of its own.
  const { count } = last
    ? await tx.notification.updateMany({
        where: { id: last.id, readAt: null },
        data: { params, createdAt: now() },
      })
    : { count: 0 };
  if (count === 0) await notify({ now }, tx, kind, { userId, params });
}
