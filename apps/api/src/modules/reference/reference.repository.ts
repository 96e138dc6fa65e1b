import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = { id: true, slug: true, nameEn: true, nameKm: true } as const;
const inOrder = { orderBy: { position: 'asc' } } as const;

export const listIndustries = (prisma: PrismaClient) =>
  prisma.industry.findMany({ select: fields, ...inOrder });

export const listProvinces = (prisma: PrismaClient) =>
  prisma.province.findMany({ select: fields, ...inOrder });

/** The records that something is filed under; null where the id names none. */
export async function findReferences(
  db: PrismaClient | Transaction,
  ids: { categoryId?: string | undefined; industryId?: string | undefined; provinceId?: string | undefined },
) {
  const byId = (id: string) => ({ where: { id }, select: fields });
  // One after the other: a transaction has one connection.
  return {
    categoryId: ids.categoryId ? await db.category.findUnique(byId(ids.categoryId)) : null,
    industryId: ids.industryId ? await db.industry.findUnique(byId(ids.industryId)) : null,
    provinceId: ids.provinceId ? await db.province.findUnique(byId(ids.provinceId)) : null,
  };
}
