import type { PrismaClient } from '@acheep/database/client';
import { eachRow } from '../../../search/rows.repository.ts';
import { detailFields } from './gathering.repository.ts';
import { isOfColleagues } from './gathering-own.repository.ts';

const { company: _, _count: __, ...fields } = detailFields;

export const eachGathering = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'gathering', [isOfColleagues(userId, 'numbers')], (page) =>
    prisma.gathering.findMany({
      ...page,
      select: {
        ...fields,
        companies: { select: { company: { select: { name: true } } }, orderBy: { position: 'asc' } },
      },
    }),
  );
