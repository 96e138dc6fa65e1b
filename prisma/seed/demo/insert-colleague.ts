import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts, demoColleagues } from './account.ts';

/** An interviewer, named for the demo company's first agreed interview, and a reader of its numbers. */
export async function insertColleagues(prisma: PrismaClient, passwordHash: string): Promise<void> {
  const [recruiter] = demoAccounts;
  const { companyId, userId } = await prisma.companyMember.findFirstOrThrow({
    where: { user: { email: recruiter.email } },
    select: { companyId: true, userId: true },
  });
  for (const { role, email, name } of demoColleagues)
    await prisma.user.create({
      data: {
        role: 'recruiter',
        email,
        name,
        passwordHash,
        activatedAt: new Date(),
        membership: { create: { companyId, role, billing: false } },
      },
    });
  const [interviewer] = demoColleagues;
  const interview = await prisma.interview.findFirst({
    where: { interviewerId: userId, status: 'agreed' },
    orderBy: { startsAt: 'asc' },
    select: { id: true },
  });
  if (!interview) return;
  const { id } = await prisma.user.findUniqueOrThrow({
    where: { email: interviewer.email },
    select: { id: true },
  });
  await prisma.interviewColleague.create({ data: { interviewId: interview.id, userId: id } });
}
