import type { PrismaClient } from '@acheep/database/client';
import { type CompanyRow, findPublicCompany } from './company.repository.ts';

/** The public company that this one was merged into; older addresses all redirect to the last one. */
export async function findPublicAfterMerge(db: PrismaClient, id: string): Promise<CompanyRow | null> {
  const merged = await db.mergedCompany.findUnique({ where: { id }, select: { companyId: true } });
  return merged && findPublicCompany(db, merged.companyId);
}
