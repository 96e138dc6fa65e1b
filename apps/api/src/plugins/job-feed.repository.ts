import type { PrismaClient } from '@acheep/database/client';

const name = { select: { nameEn: true } } as const;

/** The fields of these jobs for aggregators, in any order. */
export const findNotified = (db: PrismaClient, ids: string[]) =>
  db.job.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      postCode: true,
      title: true,
      postedAt: true,
      updatedAt: true,
      closingDate: true,
      address: true,
      type: true,
      experience: true,
      qualification: true,
      currency: true,
      salaryFrom: true,
      salaryTo: true,
      description: true,
      requirements: true,
      benefits: true,
      company: { select: { name: true } },
      category: name,
      province: name,
    },
  });
export type NotifiedJob = Awaited<ReturnType<typeof findNotified>>[number];
