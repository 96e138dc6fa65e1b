import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, row } from '@acheep/database/statement';
import type { Two } from '../../../moved-rows.repository.ts';
import { lockRows } from '../../../search/rows.repository.ts';

type Reader = PrismaClient | Transaction;

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;
const fields = {
  id: true,
  name: true,
  nameKm: true,
  logoPath: true,
  coverPath: true,
  industry: named,
  province: named,
  industryId: true,
  provinceId: true,
  size: true,
  address: true,
  about: true,
  website: true,
  registrationNumber: true,
  vatTin: true,
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

/**
 * Locks the accounts of all members of two companies, by id, and then the companies, so that additions to either
 * wait. A member joining meanwhile is included, since joining locks the company.
 */
export async function lockCompanies(tx: Transaction, { from, into }: Two) {
  const ids = [from, into];
  const members = build
    .selectFrom('company_member as m')
    .where('m.company_id', 'in', ids)
    .select('m.user_id');
  await lockRows(tx, 'user', 'forUpdate', row('user')('e.id', 'in', members));
  await lockRows(tx, 'company', 'forUpdate', row('company')('e.id', 'in', ids));
}

/** Members of a company, without placeholder accounts. */
export const findTeam = (tx: Transaction, companyId: string) =>
  tx.user.findMany({
    where: { membership: { companyId }, keeper: false },
    select: { id: true, name: true, email: true, locale: true, disabledAt: true },
  });
