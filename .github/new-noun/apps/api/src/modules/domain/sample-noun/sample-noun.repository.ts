import { newestFirst } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { contains, lock } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

const fields = {
  id: true,
  name: true,
  description: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.SampleNounSelect;
export type SampleNounRow = Prisma.SampleNounGetPayload<{ select: typeof fields }>;

export const sampleNounRows = workList(newestFirst, {
  table: 'sample_noun',
  filters: {},
  text: (search) => contains('e.name', search),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.sampleNoun.findMany({ ...page, select: fields }),
});

export const findSampleNoun = (db: PrismaClient | Transaction, id: string) =>
  db.sampleNoun.findUnique({ where: { id }, select: fields });

/** Locks a sample noun for the rest of the transaction. */
export const lockSampleNoun = async (tx: Transaction, id: string): Promise<SampleNounRow | null> =>
  (await lock(tx, 'sample_noun', id, 'forUpdate')) ? findSampleNoun(tx, id) : null;

export const createSampleNoun = (tx: Transaction, data: Prisma.SampleNounUncheckedCreateInput) =>
  tx.sampleNoun.create({ data, select: fields });

export const saveSampleNoun = (tx: Transaction, id: string, data: Prisma.SampleNounUncheckedUpdateInput) =>
  tx.sampleNoun.update({ where: { id }, data, select: fields });

export const deleteSampleNoun = (tx: Transaction, id: string) =>
  tx.sampleNoun.delete({ where: { id }, select: { id: true } });
