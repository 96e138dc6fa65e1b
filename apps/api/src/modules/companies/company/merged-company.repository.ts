import type { PrismaClient } from '@acheep/database/client';
import { type CompanyRow, findPublicCompany } from './company.repository.ts';

/** The company that one was merged into, where the public may see it: earlier addresses all lead to the last. */
export async function findPublicAfterMerge(db: PrismaClient, id: string): Promise<CompanyRow | null> {
  const merged = await db.mergedCompany.findUnique({ where: { id }, select: { companyId: true } });
  return merged && findPublicCompany(db, merged.companyId);
}
