import type { PrismaClient } from '@acheep/database/client';
import type { PageStatus, PageStatuses } from '../../../module.ts';
import { findOne } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';

/**
 * Status of a job's page: present while the job is open or closed; 410 once a posted job is archived, or stopped by the
 * operator.
 */
export async function statusOf(db: PrismaClient, id: string): Promise<PageStatus> {
  const job = await findOne(db, 'job', id, [companyIsShown], (one) =>
    db.job.findUnique({
      ...one,
      select: {
        status: true,
        postedAt: true,
        stopped: true,
        updatedAt: true,
        company: { select: { updatedAt: true } },
      },
    }),
  );
  if (job?.stopped) return job.postedAt && job.status !== 'pending' ? 410 : 404;
  if (job?.status === 'active' || job?.status === 'closed')
    return { version: `${job.updatedAt.getTime()} ${job.company.updatedAt.getTime()}` };
  return job?.status === 'archived' && job.postedAt ? 410 : 404;
}

/** Pages whose documents are cached as long as neither the job nor its company changes. */
export const jobPages: PageStatuses = { '/job/:id': statusOf, '/job/:id/apply': statusOf };
