import type { PrismaClient } from '@acheep/database/client';
import { findOne } from '../../../search/rows.repository.ts';
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
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM company WHERE id = ${companyId}::uuid FOR NO KEY UPDATE`;
    const shown = await tx.resumeShown.count({ where: { companyId, day } });
    if (held.length === 0 || shown >= most) return false;
    // Skips CVs deleted meanwhile.
    await tx.$executeRaw`
      INSERT INTO resume_shown (company_id, day, resume_id)
      SELECT ${companyId}::uuid, ${day}::date, id FROM resume WHERE id = ${resumeId}::uuid
      ON CONFLICT DO NOTHING`;
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
export const noteActive = (prisma: PrismaClient, since: Date) => prisma.$executeRaw`
  UPDATE resume r SET active_on = here.day
  FROM (SELECT user_id, max((last_used_at AT TIME ZONE 'Asia/Phnom_Penh')::date) AS day
    FROM session WHERE last_used_at >= ${since} GROUP BY user_id) here
  WHERE r.user_id = here.user_id AND r.active_on < here.day`;
