import type { PrismaClient } from '@acheep/database/client';

/** True while a backup waits or is being made. A failed one that is tried again later does not count. */
export async function isBackupRunning(prisma: PrismaClient): Promise<boolean> {
  const [{ running }] = await prisma.$queryRaw<[{ running: boolean }]>`
    SELECT EXISTS (SELECT FROM pgboss.job WHERE name = 'backup' AND state IN ('created', 'active')) AS running`;
  return running;
}

/** When the site was first set up to make backups by itself. */
export async function scheduledSince(prisma: PrismaClient): Promise<Date | null> {
  const rows = await prisma.$queryRaw<{ since: Date }[]>`
    SELECT created_on AS since FROM pgboss.schedule WHERE name = 'backup'`;
  return rows[0]?.since ?? null;
}
