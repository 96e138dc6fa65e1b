import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = { id: true, words: true, createdAt: true, updatedAt: true } satisfies Prisma.SynonymSelect;
export type SynonymRow = Prisma.SynonymGetPayload<{ select: typeof fields }>;

export const listSynonyms = (db: PrismaClient | Transaction) =>
  db.synonym.findMany({ select: fields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/** Blocks other changes of synonyms until the transaction ends, so that no word gets into two groups. */
export async function lockSynonyms(tx: Transaction): Promise<SynonymRow[]> {
  await tx.$executeRaw`LOCK TABLE synonym IN SHARE ROW EXCLUSIVE MODE`;
  return listSynonyms(tx);
}

export const createSynonym = (tx: Transaction, words: string[]) =>
  tx.synonym.create({ data: { words }, select: fields });

export const saveSynonym = (tx: Transaction, id: string, words: string[]) =>
  tx.synonym.update({ where: { id }, data: { words }, select: fields });

export const deleteSynonym = (tx: Transaction, id: string) =>
  tx.synonym.delete({ where: { id }, select: { id: true } });
