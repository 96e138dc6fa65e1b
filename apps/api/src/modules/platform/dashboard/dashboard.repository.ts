import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { build, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { readPage } from '../../../search/rows.repository.ts';
import { cardFields } from '../../jobs/job/job.repository.ts';
import { jobIsOpen } from '../../jobs/job/public-job.repository.ts';

const job = row('job');

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
    (page) => prisma.job.findMany({ ...page, select: cardFields }),
  );
