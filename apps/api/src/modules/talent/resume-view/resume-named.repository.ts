import type { PrismaClient } from '@acheep/database/client';
import { anyOf, row } from '@acheep/database/statement';
import { lock, lockRows } from '../../../search/rows.repository.ts';

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
    await lock(tx, 'user', viewer.userId, 'forNoKeyUpdate');
    const named = await findNamed(tx, viewer, ids);
    const room = Math.max(0, most - (await tx.resumeNamed.count({ where: viewer })));
    const more = ids.filter((id) => !named.has(id)).slice(0, room);
    // Skips CVs deleted meanwhile.
    const there = await lockRows(
      tx,
      'resume',
      'forKeyShare',
      row('resume')('e.id', '=', anyOf(more, 'uuid[]')),
    );
    await tx.resumeNamed.createMany({
      data: there.map((resumeId) => ({ ...viewer, resumeId })),
      skipDuplicates: true,
    });
    return new Set([...named, ...more]);
  });
}

export const forgetNamed = (prisma: PrismaClient, day: Date) =>
  prisma.resumeNamed.deleteMany({ where: { day: { lt: day } } });
