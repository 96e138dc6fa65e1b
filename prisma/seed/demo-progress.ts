import type { PrismaClient } from '@acheep/database/client';

/** What to insert, by name. */
export type Steps = Record<string, (db: PrismaClient) => Promise<unknown>>;

/** Milliseconds: pictures are drawn within some of them. */
const timeout = 120_000;

/** Whether demo data is to be filled in, or was cut off: data of people is never mixed with invented data. */
export async function isDemoWanted(prisma: PrismaClient): Promise<boolean> {
  const [table] = await prisma.$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('demo_step') IS NOT NULL AS exists`;
  return table?.exists || !(await prisma.user.findFirst({ select: { id: true } }));
}

/**
 * Takes the steps that have not been taken, each whole or not at all. They are remembered in a table of their own as
 * long as there are others to come.
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
