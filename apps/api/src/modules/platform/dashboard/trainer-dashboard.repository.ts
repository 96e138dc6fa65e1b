import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { lowestId as nobody } from '../../../search/found.repository.ts';
import { countRows, idsOf } from '../../../search/rows.repository.ts';
import { companyIdOf, companyOf } from '../../companies/company/company-people.repository.ts';

const gathering = row('gathering');
const registration = row('registration');
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
  const isOwn = gathering('e.company_id', '=', companyOf(userId));
  const registered = [
    registration('e.gathering_id', 'in', idsOf('gathering', isOwn)),
    registration('e.state', '<>', 'cancelled'),
  ];
  const [all, now, earlier] = await Promise.all([
    countRows(prisma, 'gathering', isOwn),
    countRows(prisma, 'registration', ...registered, registration('e.created_at', '>=', from)),
    countRows(
      prisma,
      'registration',
      ...registered,
      registration('e.created_at', '>=', before),
      registration('e.created_at', '<', from),
    ),
  ]);
  return { all, registrations: { now, before: earlier } };
}
