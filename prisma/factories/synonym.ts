import type { PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** Two words that mean the same, and stand in no other group. */
export const createSynonym = (prisma: PrismaClient, words = [`synonym${unique()}`, `synonym${unique()}`]) =>
  prisma.synonym.create({ data: { words } });
