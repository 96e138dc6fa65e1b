import type { PrismaClient } from '@acheep/database/client';
import { inBatches } from '../../in-batches.ts';
import { detailFields } from './job.repository.ts';

const { company: _, ...jobFields } = detailFields;

export const eachJob = (prisma: PrismaClient, ownerId: string) =>
  inBatches((where, page) =>
    prisma.job.findMany({
      where: { ...where, ownerId },
      select: { ...jobFields, publishedAt: true, closedAt: true },
      ...page,
    }),
  );
