import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { worksFor } from '../../companies/company/company.repository.ts';

const identity = { id: true, kind: true, title: true } as const;

/** Open events of the user's company that are not over, and the next session of each. */
export async function findUpcoming(prisma: PrismaClient, userId: string, now: Date) {
  const where = { company: worksFor(userId), status: 'active' as const, endsAt: { gt: now } };
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
  const where = { company: worksFor(userId), status: 'draft' as const };
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
  const company = worksFor(userId);
  const registered = (createdAt: { gte: Date; lt?: Date }) =>
    prisma.registration.count({ where: { gathering: { company }, state: { not: 'cancelled' }, createdAt } });
  const [all, now, then] = await Promise.all([
    prisma.gathering.count({ where: { company } }),
    registered({ gte: from }),
    registered({ gte: before, lt: from }),
  ]);
  return { all, registrations: { now, before: then } };
}
