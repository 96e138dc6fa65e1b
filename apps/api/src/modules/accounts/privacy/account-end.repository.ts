import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** The account with the data needed for its deletion; null if it was already deleted. */
export const findAccount = (prisma: PrismaClient, id: string) =>
  prisma.user.findUnique({
    where: { id },
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      company: { select: { name: true, nameKm: true } },
    },
  });
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Deletes an account with all dependent rows. */
export const deleteAccount = (tx: Transaction, id: string) =>
  tx.user.delete({ where: { id }, select: { id: true } });
