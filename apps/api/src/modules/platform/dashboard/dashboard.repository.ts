import type { StatusCounts } from '@acheep/contract/hiring/application';
import type { InterviewStatus } from '@acheep/contract/hiring/interview-option';
import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { build, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { readPage } from '../../../search/rows.repository.ts';
import { jobIsOpen } from '../../jobs/job/public-job.repository.ts';

const job = row('job');

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
export const findSavedClosing = (
  prisma: PrismaClient,
  userId: string,
  { day, until }: { day: Date; until: Date },
) =>
  readPage(
    prisma,
    {
      table: 'job',
      where: [
        job(
          'e.id',
          'in',
          build
            .selectFrom('bookmark as b')
            .where('b.user_id', '=', userId)
            .select(sql<string>`b.job_id`.as('job_id')),
        ),
        jobIsOpen(day),
        job('e.closing_date', '<=', until),
        job(
          'e.id',
          'not in',
          build.selectFrom('application as a').where('a.applicant_id', '=', userId).select('a.job_id'),
        ),
      ],
      by: ['e.closing_date', 'e.id'],
      direction: 'asc',
      offset: 0,
      limit: dashboardEntries,
    },
    (page) =>
      prisma.job.findMany({
        ...page,
        select: {
          id: true,
          title: true,
          closingDate: true,
          company: { select: { name: true, nameKm: true } },
        },
      }),
  );

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
