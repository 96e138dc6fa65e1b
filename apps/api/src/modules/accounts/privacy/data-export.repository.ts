import type { PrismaClient } from '@acheep/database/client';

/** Creates the only link of an account, replacing an unused one; false while a download is running. */
export async function createExport(
  prisma: PrismaClient,
  { userId, hash, now, expiresAt }: { userId: string; hash: Buffer<ArrayBuffer>; now: Date; expiresAt: Date },
): Promise<boolean> {
  const made = await prisma.$executeRaw`
    INSERT INTO data_export AS e (user_id, hash, expires_at) VALUES (${userId}::uuid, ${hash}, ${expiresAt})
    ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, started_at = NULL, expires_at = excluded.expires_at
    WHERE e.started_at IS NULL OR e.expires_at <= ${now}`;
  return made > 0;
}

/** Uses up a link; null if it is unknown, expired or used. Of concurrent calls only one gets it. */
export async function startExport(
  prisma: PrismaClient,
  hash: Buffer<ArrayBuffer>,
  now: Date,
  expiresAt: Date,
) {
  const [started] = await prisma.dataExport.updateManyAndReturn({
    where: { hash, startedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    data: { startedAt: now, expiresAt },
    select: { userId: true },
  });
  return started ?? null;
}

export const endExport = (prisma: PrismaClient, hash: Buffer<ArrayBuffer>) =>
  prisma.dataExport.deleteMany({ where: { hash } });

export const deleteLostExports = (prisma: PrismaClient, now: Date) =>
  prisma.dataExport.deleteMany({ where: { expiresAt: { lte: now } } });
