import type { PrismaClient } from '@acheep/database/client';

/** The order that publishing would use on `today`. */
export const findCurrentActive = (prisma: PrismaClient, companyId: string, today: Date) =>
  prisma.order.findFirst({
    where: {
      companyId,
      status: 'active',
      refundedAt: null,
      validTo: { gte: today },
      jobsUsed: { lt: prisma.order.fields.jobs },
    },
    orderBy: [{ validTo: 'asc' }, { number: 'asc' }],
    select: {
      id: true,
      number: true,
      title: true,
      titleKm: true,
      jobs: true,
      jobsUsed: true,
      cvViews: true,
      cvViewsUsed: true,
      validFrom: true,
      validTo: true,
    },
  });
export type CurrentRow = NonNullable<Awaited<ReturnType<typeof findCurrentActive>>>;
