import type { ignoredCompanyList } from '@acheep/contract/companies/ignored-company';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { newestFirst } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import { eachRow, idsOf, lock, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyIsPublic, companyNamed } from '../company/company.repository.ts';

const ignored = row('ignored_company');
/** Companies that the user ignores. */
const ignoredBy = (userId: string): Condition => ignored('e.user_id', '=', userId);

const fields = {
  id: true,
  createdAt: true,
  company: { select: { id: true, name: true, nameKm: true, logoPath: true } },
} satisfies Prisma.IgnoredCompanySelect;
export type IgnoredCompanyRow = Prisma.IgnoredCompanyGetPayload<{ select: typeof fields }>;

/** Condition for people who do not ignore a company; all others must be hidden from it. */
export const notIgnoredBy = (companyId: string) =>
  ({ ignoredCompanies: { none: { companyId } } }) satisfies Prisma.UserWhereInput;

const list = workList(newestFirst, {
  table: 'ignored_company',
  filters: {},
  text: (search) => ignored('e.company_id', '=', oneOf(idsOf('company', companyNamed(search)))),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.ignoredCompany.findMany({ ...page, select: fields }),
});

/** Ignored companies that are currently on the site. */
export const listIgnored = (
  prisma: PrismaClient,
  userId: string,
  query: ParsedQueryOf<typeof ignoredCompanyList>,
  now: Date,
) => list.page(prisma, [ignoredBy(userId), companyIsShown], query, now);

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
export const lockPublicCompany = (tx: Transaction, id: string) =>
  lock(tx, 'company', id, 'forKeyShare', companyIsPublic);

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
  eachRow(prisma, 'ignored_company', [ignoredBy(userId)], (page) =>
    prisma.ignoredCompany.findMany({
      ...page,
      select: { id: true, createdAt: true, company: { select: { id: true, name: true, nameKm: true } } },
    }),
  );
