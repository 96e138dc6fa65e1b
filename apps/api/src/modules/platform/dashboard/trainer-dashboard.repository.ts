import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { lowestId as nobody } from '../../../search/found.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';

const identity = { id: true, kind: true, title: true } as const;

/** Open events of the user's company that are not over, and the next session of each. */
export async function findUpcoming(prisma: PrismaClient, userId: string, now: Date) {
  const companyId = (await companyIdOf(prisma, userId)) ?? nobody;
  const where = { companyId, status: 'active' as const, endsAt: { gt: now } };
  const [rows, total] = await Promise.all([
    prisma.gathering.findMany({
      where,
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: dashboardEntries,
      select: {
        ...identity,
        seats: true,
        sessions: {
          where: { endsAt: { gt: now } },
          orderBy: { position: 'asc' },
          take: 1,
          select: { startsAt: true },
        },
        registrations: { where: { state: { not: 'cancelled' } }, select: { state: true } },
      },
    }),
    prisma.gathering.count({ where }),
  ]);
  return { rows, total };
}

export async function findDrafts(prisma: PrismaClient, userId: string) {
  const companyId = (await companyIdOf(prisma, userId)) ?? nobody;
  const where = { companyId, status: 'draft' as const };
  const [rows, total] = await Promise.all([
    prisma.gathering.findMany({
      where,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: dashboardEntries,
      select: { ...identity, updatedAt: true },
    }),
    prisma.gathering.count({ where }),
  ]);
  return { rows, total };
}

/** Counts the events of the user's company, and registrations in two periods. */
export async function findNumbers(
  prisma: PrismaClient,
  userId: string,
  { from, before }: { from: Date; before: Date },
) {
  const [numbers] = await prisma.$queryRaw<[{ all: number; now: number; before: number }]>`
    WITH own AS (
      SELECT g.id FROM company_member m JOIN gathering g ON g.company_id = m.company_id WHERE m.user_id = ${userId}::uuid)
    SELECT (SELECT count(*)::int FROM own) AS all,
      count(*) FILTER (WHERE r.created_at >= ${from})::int AS now,
      count(*) FILTER (WHERE r.created_at < ${from})::int AS before
    FROM registration r
    WHERE r.gathering_id IN (SELECT id FROM own) AND r.state <> 'cancelled' AND r.created_at >= ${before}`;
  const { all, ...registrations } = numbers;
  return { all, registrations };
}
