import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;
const fields = {
  id: true,
  name: true,
  nameKm: true,
  logoPath: true,
  industry: named,
  province: named,
  industryId: true,
  provinceId: true,
  size: true,
  address: true,
  about: true,
  website: true,
  verifiedAt: true,
  createdAt: true,
  updatedAt: true,
  owner: {
    select: {
      id: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      role: true,
      keeper: true,
      activatedAt: true,
      disabledAt: true,
    },
  },
  _count: { select: { members: true, jobs: true, photos: true } },
} satisfies Prisma.CompanySelect;
export type MergingCompany = Prisma.CompanyGetPayload<{ select: typeof fields }>;

export const findCompanies = (db: Reader, ids: readonly string[]) =>
  db.company.findMany({ where: { id: { in: [...ids] } }, select: fields });

/** Two companies, by their ids: the one that goes, and the one that stays. */
export interface Two {
  from: string;
  into: string;
}

/**
 * Holds the accounts of all who work for two companies, by their ids, and then the companies: whoever is about to add
 * something to either waits. Somebody who joins meanwhile is seen, since that holds the company.
 */
export async function lockCompanies(tx: Transaction, { from, into }: Two) {
  const ids = [from, into];
  await tx.$queryRaw`
    SELECT u.id FROM "user" u JOIN company_member m ON m.user_id = u.id
    WHERE m.company_id = ANY(${ids}::uuid[]) ORDER BY u.id FOR UPDATE OF u`;
  await tx.$queryRaw`SELECT id FROM company WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
}

/** Who works for a company, but for those who are nobody. */
export const findTeam = (tx: Transaction, companyId: string) =>
  tx.user.findMany({
    where: { membership: { companyId }, keeper: false },
    select: { id: true, name: true, email: true, locale: true, disabledAt: true },
  });
