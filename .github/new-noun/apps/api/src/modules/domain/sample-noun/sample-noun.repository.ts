import type { sampleNounList } from '@acheep/contract/domain/sample-noun';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { containing } from '../../../search/containing.ts';

const fields = {
  id: true,
  name: true,
  description: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.SampleNounSelect;
export type SampleNounRow = Prisma.SampleNounGetPayload<{ select: typeof fields }>;

export async function listSampleNouns(
  prisma: PrismaClient,
  { search, sort, offset, limit }: ParsedQueryOf<typeof sampleNounList>,
) {
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const where: Prisma.SampleNounWhereInput = search ? { name: containing(search) } : {};
  const [rows, total] = await Promise.all([
    prisma.sampleNoun.findMany({
      where,
      select: fields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.sampleNoun.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

export const findSampleNoun = (db: PrismaClient | Transaction, id: string) =>
  db.sampleNoun.findUnique({ where: { id }, select: fields });

/** Locks a sample noun for the rest of the transaction. */
export async function lockSampleNoun(tx: Transaction, id: string): Promise<SampleNounRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM sample_noun WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length > 0 ? findSampleNoun(tx, id) : null;
}

export const createSampleNoun = (tx: Transaction, data: Prisma.SampleNounUncheckedCreateInput) =>
  tx.sampleNoun.create({ data, select: fields });

export const saveSampleNoun = (tx: Transaction, id: string, data: Prisma.SampleNounUncheckedUpdateInput) =>
  tx.sampleNoun.update({ where: { id }, data, select: fields });

export const deleteSampleNoun = (tx: Transaction, id: string) =>
  tx.sampleNoun.delete({ where: { id }, select: { id: true } });
