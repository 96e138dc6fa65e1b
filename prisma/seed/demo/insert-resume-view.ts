import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';
import type { Employer } from './insert-company.ts';

const day = 86_400_000;

/**
 * CVs opened by companies: two by the demo's recruiter, and that of the demo's job seeker by two companies; others have
 * viewed it without opening it.
 */
export async function insertResumeViews(prisma: PrismaClient, employers: readonly Employer[]): Promise<void> {
  const own = await prisma.resume.findFirstOrThrow({ where: { user: { email: demoAccounts[1].email } } });
  const [first, second, ...others] = employers;
  const found = await prisma.resume.findMany({
    where: { visibility: 'recruiters', id: { not: own.id } },
    orderBy: { id: 'asc' },
    take: 1,
  });
  const opened = [
    ...[own, ...found].map(({ id }, index) => ({ by: first, id, daysAgo: index + 2 })),
    { by: second, id: own.id, daysAgo: 9 },
  ];
  for (const { by, id: resumeId, daysAgo } of opened) {
    if (!by) continue;
    const order = await prisma.order.findFirstOrThrow({
      where: {
        companyId: by.companyId,
        status: 'active',
        validTo: { gte: new Date(today()) },
        cvViewsUsed: { lt: prisma.order.fields.cvViews },
      },
      orderBy: [{ validTo: 'asc' }, { number: 'asc' }],
    });
    await prisma.order.update({ where: { id: order.id }, data: { cvViewsUsed: { increment: 1 } } });
    await prisma.resumeView.create({
      data: {
        companyId: by.companyId,
        openedById: by.ownerId,
        orderId: order.id,
        resumeId,
        createdAt: new Date(Date.now() - daysAgo * day),
      },
    });
  }
  const looks = others
    .slice(0, 12)
    .map(({ companyId }, index) => ({ companyId, resumeId: own.id, daysAgo: index * 2 }));
  await prisma.resumeShown.createMany({
    data: [
      ...looks,
      ...opened.flatMap(({ by, id, daysAgo }) =>
        by ? [{ companyId: by.companyId, resumeId: id, daysAgo }] : [],
      ),
    ].map(({ daysAgo, ...look }) => ({ ...look, day: new Date(addDays(today(), -daysAgo)) })),
  });
}
