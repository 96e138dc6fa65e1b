import type { appliedJobList, StatusCounts } from '@acheep/contract/hiring/application';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql } from '@acheep/database/statement';
import { contains } from '../../../search/rows.repository.ts';
import { seenBy } from './application-access.repository.ts';

export interface AppliedJobRow extends StatusCounts {
  id: string;
  title: string;
  status: JobStatus;
  closingDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
  unseen: number;
  latestAt: Date;
  total: number;
}

type Asked = Pick<ParsedQueryOf<typeof appliedJobList>, 'search' | 'sort' | 'filter'> & {
  offset?: number;
  limit?: number;
};

const { sql, empty } = Prisma;
const inState = (status: keyof StatusCounts) =>
  sql`count(*) FILTER (WHERE e.status = ${status}::"ApplicationStatus")::int AS ${Prisma.raw(status)}`;

/** Jobs of the user's company that received applications which they may see, with counts per status. */
export function listAppliedJobs(
  prisma: PrismaClient,
  userId: string,
  { search, sort, filter: { jobId, status }, offset = 0, limit = 1 }: Asked,
) {
  const direction = Prisma.raw(sort === 'createdAt_1' ? 'ASC' : 'DESC');
  return prisma.$queryRaw<AppliedJobRow[]>`
    SELECT j.id, j.title, j.status::text AS status, j.closing_date AS "closingDate", j.created_at AS "createdAt",
      j.updated_at AS "updatedAt", ${inState('received')}, ${inState('shortlisted')}, ${inState('rejected')},
      ${inState('withdrawn')}, count(*) FILTER (WHERE e.viewed_at IS NULL AND e.status = 'received')::int AS unseen,
      max(e.created_at) AS "latestAt", (count(*) OVER ())::int AS total
    FROM application e JOIN job j ON j.id = e.job_id
    WHERE ${asSql(seenBy(userId))}
      ${jobId ? sql`AND j.id = ${jobId}::uuid` : empty} ${search ? sql`AND ${asSql(contains('j.title', search))}` : empty}
    GROUP BY j.id
    ${status ? sql`HAVING bool_or(e.status = ANY(${status}::"ApplicationStatus"[]))` : empty}
    ORDER BY "latestAt" ${direction}, j.id ${direction} OFFSET ${offset} LIMIT ${limit}`;
}
