import type { PrismaClient } from '@acheep/database/client';
import { addressOf } from '../../messaging/mail/no-address.ts';

/** The account itself, without hashes and tokens. */
export async function findPerson(prisma: PrismaClient, id: string) {
  const person = await prisma.user.findUniqueOrThrow({
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
  return { ...person, email: addressOf(person.email) };
}

export const listSessions = (prisma: PrismaClient, userId: string) =>
  prisma.session.findMany({
    // Impersonated sessions are excluded: the owner was notified of them by mail and in the app.
    where: { userId, byId: null },
    select: { userAgent: true, createdAt: true, expiresAt: true },
    orderBy: { createdAt: 'asc' },
  });

/** Networks from which an account was used; only their hashes are stored. */
export const listNetworks = (prisma: PrismaClient, userId: string) =>
  prisma.knownNetwork.findMany({
    where: { userId },
    select: { usedAt: true },
    orderBy: { usedAt: 'asc' },
  });
