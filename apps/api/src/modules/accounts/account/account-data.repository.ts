import type { PrismaClient } from '@acheep/database/client';

/** The account itself: no hash, no token. */
export const findPerson = (prisma: PrismaClient, id: string) =>
  prisma.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      photo: { select: { originalName: true } },
      activatedAt: true,
      createdAt: true,
      updatedAt: true,
    },
  });

export const listSessions = (prisma: PrismaClient, userId: string) =>
  prisma.session.findMany({
    // An operator's look is none of theirs; they were told of it in mail and bell.
    where: { userId, byId: null },
    select: { userAgent: true, createdAt: true, expiresAt: true },
    orderBy: { createdAt: 'asc' },
  });

/** The networks that an account was used from, of which a hash is all that is known. */
export const listNetworks = (prisma: PrismaClient, userId: string) =>
  prisma.knownNetwork.findMany({
    where: { userId },
    select: { usedAt: true },
    orderBy: { usedAt: 'asc' },
  });
