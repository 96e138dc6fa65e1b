import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

export const createSampleNoun = (
  prisma: PrismaClient,
  overrides: Partial<Prisma.SampleNounUncheckedCreateInput> = {},
) => prisma.sampleNoun.create({ data: { name: `Sample noun ${unique()}`, ...overrides } });
