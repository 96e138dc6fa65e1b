import type { PrismaClient } from '@acheep/database/client';
import { eachRow } from '../../../search/rows.repository.ts';
import { detailFields, jobOf } from './job.repository.ts';

const { company: _, ...jobFields } = detailFields;

export const eachJob = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'job', [jobOf(userId, 'numbers')], (page) =>
    prisma.job.findMany({ ...page, select: { ...jobFields, publishedAt: true, closedAt: true } }),
  );
