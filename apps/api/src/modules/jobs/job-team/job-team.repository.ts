import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';
import { holding } from '../../companies/company/company-people.repository.ts';

/** Ids of the colleagues who are named for a job of the company and still see candidates; null without such a job. */
export async function findTeam(db: PrismaClient | Transaction, companyId: string, jobId: string) {
  const membership = { companyId, ...holding('interview') };
  const job = await db.job.findFirst({
    where: { id: jobId, companyId },
    select: {
      colleagues: {
        where: { user: { membership } },
        select: { userId: true },
        orderBy: { user: { name: 'asc' } },
      },
    },
  });
  return job ? job.colleagues.map(({ userId }) => userId) : null;
}

/** Replaces the team of a job. */
export async function saveTeam(tx: Transaction, jobId: string, userIds: string[]) {
  await tx.jobColleague.deleteMany({ where: { jobId, userId: { notIn: userIds } } });
  await tx.jobColleague.createMany({
    data: userIds.map((userId) => ({ jobId, userId })),
    skipDuplicates: true,
  });
}

/** Whoever leaves a company is named for none of its jobs. */
export async function forgetColleague(tx: Transaction, { companyId, from }: DomainEvent<'company.left'>) {
  await tx.jobColleague.deleteMany({ where: { userId: from, job: { companyId } } });
}
