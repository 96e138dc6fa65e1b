import type { PrismaClient } from '@acheep/database/client';
import { build, read } from '@acheep/database/statement';
import { sql } from 'kysely';
import { findOne, lock } from '../../../search/rows.repository.ts';
import { type Reader, resumeFields } from '../resume/resume.repository.ts';
import { type Finder, findableBy } from './finder.repository.ts';

/** A CV that the finder may currently find; null if there is none. */
export const findTalent = (db: Reader, finder: Finder, id: string) =>
  findOne(db, 'resume', id, [findableBy(finder)], (one) => db.resume.findUnique({ ...one, ...resumeFields }));

/**
 * Records that a company looked at a CV today; false after `most` others. Counted under a lock of the company, so
 * that concurrent calls cannot exceed the limit.
 */
export async function noteShown(
  prisma: PrismaClient,
  { companyId, resumeId, day }: { companyId: string; resumeId: string; day: Date },
  most: number,
): Promise<boolean> {
  const known = await prisma.resumeShown.count({ where: { companyId, resumeId, day } });
  if (known > 0) return true;
  return prisma.$transaction(async (tx) => {
    const isThere = await lock(tx, 'company', companyId, 'forNoKeyUpdate');
    const shown = await tx.resumeShown.count({ where: { companyId, day } });
    if (!isThere || shown >= most) return false;
    // Skips CVs deleted meanwhile.
    if (await lock(tx, 'resume', resumeId, 'forKeyShare'))
      await tx.resumeShown.createMany({ data: { companyId, day, resumeId }, skipDuplicates: true });
    return true;
  });
}

export const deleteShownBefore = (prisma: PrismaClient, day: Date) =>
  prisma.resumeShown.deleteMany({ where: { day: { lt: day } } });

/** Data export: number of companies that looked at the user's CV, per day. */
export async function* eachShown(prisma: PrismaClient, userId: string) {
  const days = await prisma.resumeShown.groupBy({
    by: ['day'],
    where: { resume: { userId } },
    _count: true,
    orderBy: { day: 'asc' },
  });
  for (const { day, _count: companies } of days) yield { day: day.toISOString().slice(0, 10), companies };
}

/** Updates the day of the owner's last activity; a CV changes once a day at most. */
export async function noteActive(prisma: PrismaClient, since: Date): Promise<number> {
  const here = build
    .selectFrom('session')
    .where('last_used_at', '>=', since)
    .groupBy('user_id')
    .select(['user_id', sql<Date>`max((last_used_at AT TIME ZONE 'Asia/Phnom_Penh')::date)`.as('day')])
    .as('here');
  const noted = build
    .updateTable('resume as r')
    .from(here)
    .whereRef('r.user_id', '=', 'here.user_id')
    .whereRef('r.active_on', '<', 'here.day')
    .set(({ ref }) => ({ active_on: ref('here.day') }));
  return (await read(prisma, noted.returning('r.id'))).length;
}
