import type { PrismaClient } from '@acheep/database/client';

/** True while a backup waits or is being made. A failed one that is tried again later does not count. */
export async function isBackupRunning(prisma: PrismaClient): Promise<boolean> {
  const [{ running }] = await prisma.$queryRaw<[{ running: boolean }]>`
    SELECT EXISTS (SELECT FROM pgboss.job WHERE name = 'backup' AND state IN ('created', 'active')) AS running`;
  return running;
}
