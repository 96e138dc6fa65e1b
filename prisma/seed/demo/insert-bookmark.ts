import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';

/** What the demo's job seeker has saved in the last days: open jobs of several employers, and one that has closed. */
export async function insertBookmarks(prisma: PrismaClient): Promise<void> {
  const select = { id: true } as const;
  const email = demoAccounts[1].email;
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email }, select });
  const open = await prisma.job.findMany({
    where: { status: 'active', applications: { none: { applicantId: userId } } },
    distinct: ['companyId'],
    orderBy: { postCode: 'asc' },
    take: 6,
    select,
  });
  const closed = await prisma.job.findFirstOrThrow({ where: { status: 'closed' }, select });
  await prisma.bookmark.createMany({
    data: [closed, ...open].map(({ id: jobId }, index) => ({
      userId,
      jobId,
      createdAt: new Date(Date.now() - (7 - index) * 20 * 3_600_000),
    })),
  });
}
