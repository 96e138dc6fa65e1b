import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** The session and its owner's role, if it has not ended and its owner is not disabled. */
export const findLiveSession = (prisma: PrismaClient, id: string, now: Date) =>
  prisma.session.findFirst({
    where: { id, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { userId: true, user: { select: { role: true } } },
  });

export const createSession = (
  prisma: PrismaClient | Transaction,
  data: { userId: string; userAgent: string | null; createdAt: Date; expiresAt: Date },
) => prisma.session.create({ data, select: { id: true } });

export const deleteSession = (prisma: PrismaClient, id: string) =>
  prisma.session.deleteMany({ where: { id } });
