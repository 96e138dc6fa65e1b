import type { appliedJobList, StatusCounts } from '@acheep/contract/hiring/application';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Actor } from '../../../actor.ts';
import { seenIn } from './seen-application.repository.ts';

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
  sql`count(*) FILTER (WHERE a.status = ${status}::"ApplicationStatus")::int AS ${Prisma.raw(status)}`;

/** Jobs of the actor's company that received applications which they may see, with counts per status. */
export function listAppliedJobs(
  prisma: PrismaClient,
  actor: Actor,
  { search, sort, filter: { jobId, status }, offset = 0, limit = 1 }: Asked,
) {
  const direction = Prisma.raw(sort === 'createdAt_1' ? 'ASC' : 'DESC');
  const seen = seenIn('a', actor);
  const found = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return prisma.$queryRaw<AppliedJobRow[]>`
    SELECT j.id, j.title, j.status::text AS status, j.closing_date AS "closingDate", j.created_at AS "createdAt",
      j.updated_at AS "updatedAt", ${inState('received')}, ${inState('shortlisted')}, ${inState('rejected')},
      ${inState('withdrawn')}, count(*) FILTER (WHERE a.viewed_at IS NULL AND a.status = 'received')::int AS unseen,
      max(a.created_at) AS "latestAt", (count(*) OVER ())::int AS total
    FROM company_member m JOIN job j ON j.company_id = m.company_id JOIN application a ON a.job_id = j.id
    WHERE m.user_id = ${actor.id}::uuid ${seen ? sql`AND ${seen}` : empty}
      ${jobId ? sql`AND j.id = ${jobId}::uuid` : empty} ${found ? sql`AND j.title ILIKE ${found}` : empty}
    GROUP BY j.id
    ${status ? sql`HAVING bool_or(a.status = ANY(${status}::"ApplicationStatus"[]))` : empty}
    ORDER BY "latestAt" ${direction}, j.id ${direction} OFFSET ${offset} LIMIT ${limit}`;
}
