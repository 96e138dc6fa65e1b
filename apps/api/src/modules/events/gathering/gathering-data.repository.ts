import type { PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { detailFields } from './gathering.repository.ts';

const { company: _, _count: __, ...fields } = detailFields;

export const eachGathering = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.gathering.findMany({
      where: { ...where, company: worksFor(userId, 'numbers') },
      select: {
        ...fields,
        companies: { select: { company: { select: { name: true } } }, orderBy: { position: 'asc' } },
      },
      ...page,
    }),
  );
