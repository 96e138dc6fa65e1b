import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lock } from '../../../search/rows.repository.ts';

const fields = { id: true, name: true, query: true } as const;

interface OfPage {
  userId: string;
  page: string;
}

export const listViews = (prisma: PrismaClient, where: OfPage) =>
  prisma.savedView.findMany({ where, select: fields });

/** Serializes the saving of one person's views; false if the account has ended. */
export const lockSaver = (tx: Transaction, userId: string) => lock(tx, 'user', userId, 'forNoKeyUpdate');

export const countOtherViews = (tx: Transaction, { name, ...where }: OfPage & { name: string }) =>
  tx.savedView.count({ where: { ...where, name: { not: name } } });

export const saveView = (tx: Transaction, { query, ...key }: OfPage & { name: string; query: string }) =>
  tx.savedView.upsert({
    where: { userId_page_name: key },
    create: { ...key, query },
    update: { query },
    select: fields,
  });

export async function deleteView(prisma: PrismaClient, userId: string, id: string): Promise<boolean> {
  const { count } = await prisma.savedView.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** For the data export. */
export async function* eachView(prisma: PrismaClient, userId: string) {
  yield* await prisma.savedView.findMany({
    where: { userId },
    select: { page: true, name: true, query: true, createdAt: true },
    orderBy: [{ page: 'asc' }, { name: 'asc' }],
  });
}
