import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { companiesNamed, inOrderOf, readPage } from '../../../search/listed-page.repository.ts';
import { companyMayShow } from '../../../search/search-condition.repository.ts';

type Reader = PrismaClient | Transaction;

const fields = {
  id: true,
  createdAt: true,
  company: { select: { id: true, name: true, nameKm: true, logoPath: true } },
} satisfies Prisma.IgnoredCompanySelect;
export type IgnoredCompanyRow = Prisma.IgnoredCompanyGetPayload<{ select: typeof fields }>;

/** Condition for people who do not ignore a company; all others must be hidden from it. */
export const notIgnoredBy = (companyId: string) =>
  ({ ignoredCompanies: { none: { companyId } } }) satisfies Prisma.UserWhereInput;

/** Ignored companies that are currently on the site. */
export async function listIgnored(
  prisma: PrismaClient,
  userId: string,
  { search, sort, offset, limit }: Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'>,
) {
  const { ids, total } = await readPage(prisma, {
    from: 'ignored_company e',
    where: [
      Prisma.sql`e.user_id = ${userId}::uuid`,
      Prisma.raw(companyMayShow('e')),
      search ? Prisma.sql`e.company_id = ANY(${companiesNamed(search)})` : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
  });
  const rows = await prisma.ignoredCompany.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total };
}

/** Ordered by id, so that the same set yields the same cache key. */
export async function listIgnoredIds(db: Reader, userId: string): Promise<string[]> {
  const rows = await db.ignoredCompany.findMany({
    where: { userId },
    select: { companyId: true },
    orderBy: { companyId: 'asc' },
  });
  return rows.map(({ companyId }) => companyId);
}

/** Locks a public company against deletion for the rest of the transaction. */
export async function lockPublicCompany(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM company c JOIN "user" u ON u.id = c.owner_id
    WHERE c.id = ${id}::uuid AND u.disabled_at IS NULL FOR KEY SHARE OF c`;
  return held.length > 0;
}

export const countOthers = (tx: Transaction, userId: string, companyId: string) =>
  tx.ignoredCompany.count({ where: { userId, companyId: { not: companyId } } });

/** No effect if it is already ignored; the first date is retained. */
export const addIgnored = (tx: Transaction, data: Prisma.IgnoredCompanyCreateManyInput) =>
  tx.ignoredCompany.createMany({ data, skipDuplicates: true });

export async function removeIgnored(db: Reader, userId: string, companyId: string): Promise<boolean> {
  const { count } = await db.ignoredCompany.deleteMany({ where: { userId, companyId } });
  return count > 0;
}

/** Data export. */
export const eachIgnored = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.ignoredCompany.findMany({
      where: { ...where, userId },
      select: { id: true, createdAt: true, company: { select: { id: true, name: true, nameKm: true } } },
      ...page,
    }),
  );
