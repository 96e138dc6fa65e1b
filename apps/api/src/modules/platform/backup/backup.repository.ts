import type { PrismaClient } from '@acheep/database/client';

/** True while a backup waits or is being made. A failed one that is tried again later does not count. */
export async function isBackupRunning(prisma: PrismaClient): Promise<boolean> {
  const [{ running }] = await prisma.$queryRaw<[{ running: boolean }]>`
    SELECT EXISTS (SELECT FROM pgboss.job WHERE name = 'backup' AND state IN ('created', 'active')) AS running`;
  return running;
}

/** True if backups have been scheduled since before `moment`. */
export async function wasScheduledBefore(prisma: PrismaClient, moment: Date): Promise<boolean> {
  const [{ was }] = await prisma.$queryRaw<[{ was: boolean }]>`
    SELECT EXISTS (SELECT FROM pgboss.schedule WHERE name = 'backup' AND created_on < ${moment}) AS was`;
  return was;
}
