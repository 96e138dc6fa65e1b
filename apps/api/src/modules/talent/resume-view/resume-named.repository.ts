import type { PrismaClient } from '@acheep/database/client';

interface Viewer {
  userId: string;
  /** Midnight UTC of the day in Phnom Penh. */
  day: Date;
}

/** Subset of CVs whose owners' names the user was shown on a day. */
export async function findNamed(
  prisma: Pick<PrismaClient, 'resumeNamed'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await prisma.resumeNamed.findMany({
    where: { ...viewer, resumeId: { in: [...ids] } },
    select: { resumeId: true },
  });
  return new Set(rows.map(({ resumeId }) => resumeId));
}

/**
 * Records the CVs whose names a user is shown, in order and up to `most` per day, and returns the recorded ones.
 * Counted under a lock of the account, so that concurrent calls cannot exceed the limit.
 */
export async function noteNamed(
  prisma: PrismaClient,
  viewer: Viewer,
  ids: readonly string[],
  most: number,
): Promise<Set<string>> {
  const known = await findNamed(prisma, viewer, ids);
  if (ids.every((id) => known.has(id))) return known;
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "user" WHERE id = ${viewer.userId}::uuid FOR NO KEY UPDATE`;
    const named = await findNamed(tx, viewer, ids);
    const room = Math.max(0, most - (await tx.resumeNamed.count({ where: viewer })));
    const more = ids.filter((id) => !named.has(id)).slice(0, room);
    // Skips CVs deleted meanwhile.
    await tx.$executeRaw`
      INSERT INTO resume_named (user_id, day, resume_id)
      SELECT ${viewer.userId}::uuid, ${viewer.day}::date, id FROM resume WHERE id = ANY(${more}::uuid[])
      ON CONFLICT DO NOTHING`;
    return new Set([...named, ...more]);
  });
}

export const forgetNamed = (prisma: PrismaClient, day: Date) =>
  prisma.resumeNamed.deleteMany({ where: { day: { lt: day } } });
