import type { StatusCounts } from '@acheep/contract/hiring/application';
import type { InterviewStatus } from '@acheep/contract/hiring/interview-option';
import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { inOrderOf, readPage } from '../../../search/listed-page.repository.ts';
import { companyMayShow } from '../../../search/search-condition.repository.ts';

/** A user's applications by the status that they have been notified of. */
export async function countNotified(prisma: PrismaClient, applicantId: string): Promise<StatusCounts> {
  const counted = await prisma.application.groupBy({
    by: ['toldStatus'],
    where: { applicantId },
    _count: true,
  });
  const counts: StatusCounts = { received: 0, shortlisted: 0, rejected: 0, withdrawn: 0 };
  for (const { toldStatus, _count } of counted) counts[toldStatus] = _count;
  return counts;
}

/** Saved jobs that are public, close by `until`, and that the user has not applied for. */
export async function findSavedClosing(
  prisma: PrismaClient,
  userId: string,
  { day, until }: { day: Date; until: Date },
) {
  const { ids, total } = await readPage(prisma, {
    from: 'bookmark b JOIN job e ON e.id = b.job_id',
    where: [
      Prisma.sql`b.user_id = ${userId}::uuid AND e.status = 'active'
        AND e.closing_date >= ${day}::date AND e.closing_date <= ${until}::date`,
      Prisma.raw(companyMayShow('e')),
      Prisma.sql`e.id NOT IN (SELECT a.job_id FROM application a WHERE a.applicant_id = ${userId}::uuid)`,
    ],
    by: ['e.closing_date', 'e.id'],
    direction: 'asc',
    offset: 0,
    limit: dashboardEntries,
    isNarrow: true,
  });
  const rows = await prisma.job.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, closingDate: true, company: { select: { name: true, nameKm: true } } },
  });
  return { rows: inOrderOf(ids, rows), total };
}

/** A job seeker's interviews that are agreed or proposed, and not over; the next first. */
export async function findOwnInterviews(prisma: PrismaClient, applicantId: string, now: Date) {
  const where = {
    status: { in: ['proposed', 'agreed'] as InterviewStatus[] },
    endsAt: { gt: now },
    application: { applicantId },
  };
  const [rows, total] = await Promise.all([
    prisma.interview.findMany({
      where,
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: dashboardEntries,
      select: {
        id: true,
        status: true,
        startsAt: true,
        application: {
          select: {
            id: true,
            job: { select: { title: true, company: { select: { name: true, nameKm: true } } } },
          },
        },
      },
    }),
    prisma.interview.count({ where }),
  ]);
  return { rows, total };
}
