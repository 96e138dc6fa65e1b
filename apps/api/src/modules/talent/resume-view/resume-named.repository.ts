import type { PrismaClient } from '@acheep/database/client';

interface Looker {
  userId: string;
  /** As midnight UTC of the day in Phnom Penh. */
  day: Date;
}

/** Those of some CVs whose owners somebody was told the names of on a day. */
export async function findNamed(
  prisma: Pick<PrismaClient, 'resumeNamed'>,
  looker: Looker,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await prisma.resumeNamed.findMany({
    where: { ...looker, resumeId: { in: [...ids] } },
    select: { resumeId: true },
  });
  return new Set(rows.map(({ resumeId }) => resumeId));
}

/**
 * Notes whose names somebody is told of some CVs, in their order and up to `most` in a day; says of which. Counted under a
 * lock of the account, so that calls at once do not slip through together.
 */
export async function noteNamed(
  prisma: PrismaClient,
  looker: Looker,
  ids: readonly string[],
  most: number,
): Promise<Set<string>> {
  const known = await findNamed(prisma, looker, ids);
  if (ids.every((id) => known.has(id))) return known;
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "user" WHERE id = ${looker.userId}::uuid FOR NO KEY UPDATE`;
    const named = await findNamed(tx, looker, ids);
    const room = Math.max(0, most - (await tx.resumeNamed.count({ where: looker })));
    const more = ids.filter((id) => !named.has(id)).slice(0, room);
    // A CV that has ended meanwhile is noted no more.
    await tx.$executeRaw`
      INSERT INTO resume_named (user_id, day, resume_id)
      SELECT ${looker.userId}::uuid, ${looker.day}::date, id FROM resume WHERE id = ANY(${more}::uuid[])
      ON CONFLICT DO NOTHING`;
    return new Set([...named, ...more]);
  });
}

export const forgetNamed = (prisma: PrismaClient, day: Date) =>
  prisma.resumeNamed.deleteMany({ where: { day: { lt: day } } });
