import type { PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** Group of two words that are in no other group. */
export const createSynonym = (prisma: PrismaClient, words = [`synonym${unique()}`, `synonym${unique()}`]) =>
  prisma.synonym.create({ data: { words } });
