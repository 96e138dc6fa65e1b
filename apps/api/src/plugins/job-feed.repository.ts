import type { PrismaClient } from '@acheep/database/client';
import { plainColumns } from '../modules/jobs/job/job.repository.ts';

const name = { select: { nameEn: true } } as const;

/** The fields of these jobs for aggregators, in any order. */
export const findNotified = (db: PrismaClient, ids: string[]) =>
  db.job.findMany({
    where: { id: { in: ids } },
    select: {
      ...plainColumns,
      id: true,
      postCode: true,
      postedAt: true,
      updatedAt: true,
      closingDate: true,
      salaryFrom: true,
      salaryTo: true,
      company: { select: { name: true } },
      category: name,
      province: name,
    },
  });
export type NotifiedJob = Awaited<ReturnType<typeof findNotified>>[number];
