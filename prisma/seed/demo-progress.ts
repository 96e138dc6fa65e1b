import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './demo/account.ts';

/** Functions that insert demo data, by step name. */
export type Steps = Record<string, (db: PrismaClient) => Promise<unknown>>;

/** Timeout of a step's transaction, milliseconds; some steps draw pictures within it. */
const timeout = 120_000;

/**
 * True if the database has no users, or if inserting the demo data was interrupted: invented data is never mixed with
 * that of real people.
 */
export async function isDemoWanted(prisma: PrismaClient): Promise<boolean> {
  const [table] = await prisma.$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('demo_step') IS NOT NULL AS exists`;
  return table?.exists || !(await prisma.user.findFirst({ select: { id: true } }));
}

/** False for a site that an operator began: it has none of the demo's accounts. */
export const hasDemo = async (prisma: PrismaClient): Promise<boolean> =>
  (await prisma.user.count({ where: { email: { in: demoAccounts.map(({ email }) => email) } } })) > 0;

/**
 * Runs the steps that have not completed, each in one transaction. The table `demo_step` records completed steps, and
 * is dropped after the last one.
 */
export async function takeSteps(prisma: PrismaClient, steps: Steps): Promise<void> {
  await prisma.$executeRaw`CREATE TABLE IF NOT EXISTS demo_step (name text PRIMARY KEY)`;
  for (const [name, insert] of Object.entries(steps))
    await prisma.$transaction(
      async (tx) => {
        const isNew = await tx.$executeRaw`INSERT INTO demo_step VALUES (${name}) ON CONFLICT DO NOTHING`;
        if (isNew) await insert(tx as PrismaClient);
      },
      { timeout },
    );
  await prisma.$executeRaw`DROP TABLE demo_step`;
}
