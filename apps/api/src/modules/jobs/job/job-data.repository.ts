import type { PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { detailFields } from './job.repository.ts';

const { company: _, ...jobFields } = detailFields;

export const eachJob = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.job.findMany({
      where: { ...where, company: worksFor(userId, 'numbers') },
      select: { ...jobFields, publishedAt: true, closedAt: true },
      ...page,
    }),
  );
