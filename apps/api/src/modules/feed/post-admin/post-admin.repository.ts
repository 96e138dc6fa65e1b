import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { lockRows, type Reader } from '../../../search/rows.repository.ts';

const post = row('post');

const fields = {
  id: true,
  body: true,
  company: { select: { id: true, name: true, nameKm: true, logoPath: true, ownerId: true } },
  job: { select: { title: true } },
  gathering: { select: { title: true } },
  pinnedUntil: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PostSelect;
export type AdminPostRow = Prisma.PostGetPayload<{ select: typeof fields }>;

export const findPost = (db: Reader, id: string) => db.post.findUnique({ where: { id }, select: fields });

/** Locks a post and all pinned posts, so that operators who pin concurrently count each other's pins. */
export async function lockPost(tx: Transaction, id: string, now: Date): Promise<AdminPostRow | null> {
  await lockRows(
    tx,
    'post',
    'forNoKeyUpdate',
    post.or([post('e.id', '=', id), post('e.pinned_until', '>', now)]),
  );
  return findPost(tx, id);
}

/** Other posts pinned now, whether the feed shows them or not. */
export async function listOtherPinned(db: Reader, id: string, now: Date) {
  const rows = await db.post.findMany({
    where: { id: { not: id }, pinnedUntil: { gt: now } },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

/** Keeps `updatedAt`: a pin is not a change by the company. */
export const savePin = (
  tx: Transaction,
  { id, updatedAt }: Pick<AdminPostRow, 'id' | 'updatedAt'>,
  pinnedUntil: Date | null,
) => tx.post.update({ where: { id }, data: { pinnedUntil, updatedAt }, select: fields });
