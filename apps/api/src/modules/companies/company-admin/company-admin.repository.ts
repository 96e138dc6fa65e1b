import type { adminCompanyList } from '@acheep/contract/companies/company-admin';
import type {
  CompanyActivity,
  CompanyOrders,
  CompanyPapers,
  CompanyState,
} from '@acheep/contract/companies/company-admin-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { companiesNamed, inOrderOf, or, readPage } from '../../../search/listed-page.repository.ts';
import { isEnabled, mayAct } from '../../../search/search-condition.repository.ts';
import { personNamed } from '../../accounts/admin/admin.repository.ts';
import { companyFields } from '../company/company.repository.ts';
import { papersOf } from '../company-paper/company-paper.repository.ts';

type Reader = PrismaClient | Transaction;
const { sql, raw } = Prisma;

const person = {
  id: true,
  name: true,
  email: true,
  phone: true,
  role: true,
  keeper: true,
  activatedAt: true,
  disabledAt: true,
} satisfies Prisma.UserSelect;

const listedFields = {
  id: true,
  name: true,
  nameKm: true,
  logoPath: true,
  verifiedAt: true,
  createdAt: true,
  updatedAt: true,
  owner: { select: person },
  _count: { select: { papers: true } },
} satisfies Prisma.CompanySelect;
export type ListedCompany = Prisma.CompanyGetPayload<{ select: typeof listedFields }>;

const isKept = sql`e.owner_id IN (SELECT id FROM "user" WHERE keeper)`;
const isOwned = sql`(${raw(mayAct('e.owner_id'))} AND NOT ${isKept})`;
const inState: Record<CompanyState, Prisma.Sql> = {
  waiting: sql`(e.verified_at IS NULL AND ${isOwned})`,
  verified: sql`(e.verified_at IS NOT NULL AND ${isOwned})`,
  unconfirmed: sql`(${raw(isEnabled('e.owner_id'))} AND NOT ${raw(mayAct('e.owner_id'))} AND NOT ${isKept})`,
  unclaimed: sql`(${isKept} AND ${raw(isEnabled('e.owner_id'))})`,
  suspended: sql`e.id IN (SELECT company_id FROM hidden_company)`,
};

const hasOrders = sql`EXISTS (SELECT FROM "order" o WHERE o.company_id = e.id)`;
const withOrders: Record<CompanyOrders, Prisma.Sql> = { with: hasOrders, without: sql`NOT ${hasOrders}` };

const hasPapers = sql`EXISTS (SELECT FROM company_paper p WHERE p.company_id = e.id)`;
const withPapers: Record<CompanyPapers, Prisma.Sql> = { with: hasPapers, without: sql`NOT ${hasPapers}` };

/** Companies with an open job, or that published something or came to the site after `since`. */
function inActivity(activity: CompanyActivity, { since, today }: { since: Date; today: Date }) {
  const isActive = sql`(e.created_at >= ${since}
    OR EXISTS (SELECT FROM job j WHERE j.company_id = e.id
      AND (j.published_at >= ${since} OR (j.status = 'active' AND j.closing_date >= ${today}::date)))
    OR EXISTS (SELECT FROM gathering g WHERE g.company_id = e.id AND g.posted_at >= ${since}))`;
  return activity === 'active' ? isActive : sql`NOT ${isActive}`;
}

/** Companies with the text in a name or their registration number, and those whose people have it. */
const found = (text: string) => sql`(e.id = ANY(${companiesNamed(text)})
  OR e.id = ANY(ARRAY(SELECT c.id FROM company c WHERE c.registration_number = ${text}))
  OR e.id = ANY(ARRAY(SELECT m.company_id FROM company_member m JOIN "user" u ON u.id = m.user_id
    WHERE NOT u.keeper AND ${personNamed(text, 'u')})))`;

type Asked = ParsedQueryOf<typeof adminCompanyList> & { since: Date; today: Date };

export async function listCompanies(
  db: PrismaClient,
  { search, filter, sort, offset, limit, ...days }: Asked,
) {
  const { ids, total } = await readPage(db, {
    from: 'company e',
    where: [
      or(filter.state?.map((state) => inState[state])),
      filter.orders && withOrders[filter.orders],
      filter.papers && withPapers[filter.papers],
      filter.activity && inActivity(filter.activity, days),
      search ? found(search) : undefined,
    ],
    by: [sort === 'name_1' ? 'lower(e.name)' : 'e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' || sort === 'name_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: Boolean(search || Object.values(filter).some(Boolean)),
  });
  const where = { id: { in: ids } };
  const [rows, orders] = await Promise.all([
    db.company.findMany({ where, select: listedFields }),
    db.order.groupBy({ by: ['companyId'], where: { companyId: { in: ids } }, _count: true }),
  ]);
  const counts = new Map(orders.map(({ companyId, _count }) => [companyId, _count]));
  return { rows: inOrderOf(ids, rows).map((row) => ({ ...row, orders: counts.get(row.id) ?? 0 })), total };
}

const detailFields = {
  ...companyFields,
  verifiedAt: true,
  ownerId: true,
  siteKey: true,
  owner: { select: { ...person, locale: true } },
  papers: papersOf,
  members: {
    where: { user: { keeper: false } },
    select: { createdAt: true, user: { select: person } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  },
} satisfies Prisma.CompanySelect;
export type CompanyDetail = Prisma.CompanyGetPayload<{ select: typeof detailFields }>;

/** A company; of one that was merged into another, that one. */
export async function findCompany(db: Reader, id: string): Promise<CompanyDetail | null> {
  const company = await db.company.findUnique({ where: { id }, select: detailFields });
  if (company) return company;
  const merged = await db.mergedCompany.findUnique({
    where: { id },
    select: { company: { select: detailFields } },
  });
  return merged?.company ?? null;
}

/** Numbers of a company's records. */
export async function countRecords(db: Reader, companyId: string) {
  const [row] = await db.$queryRaw<
    {
      jobs: number;
      applications: number;
      orders: number;
      trainings: number;
      events: number;
      resumeViews: number;
    }[]
  >`
    SELECT
      (SELECT count(*)::int FROM job WHERE company_id = ${companyId}::uuid) AS jobs,
      (SELECT count(*)::int FROM application a JOIN job j ON j.id = a.job_id
        WHERE j.company_id = ${companyId}::uuid) AS applications,
      (SELECT count(*)::int FROM "order" WHERE company_id = ${companyId}::uuid) AS orders,
      (SELECT count(*)::int FROM gathering
        WHERE company_id = ${companyId}::uuid AND kind = 'training') AS trainings,
      (SELECT count(*)::int FROM gathering WHERE company_id = ${companyId}::uuid AND kind = 'event') AS events,
      (SELECT count(*)::int FROM resume_view WHERE company_id = ${companyId}::uuid) AS "resumeViews"`;
  if (!row) throw new Error('the database counted nothing');
  return row;
}

/** Sums of a company's invoices by currency, without those that were paid back. */
export const sumPaid = (db: Reader, companyId: string) =>
  db.invoice.groupBy({
    by: ['currency'],
    where: { order: { companyId }, refundedOn: null },
    _sum: { total: true },
    orderBy: { currency: 'desc' },
  });

/** Marks a company as verified, or unverified (`null`); false if nothing changes. */
export async function setVerified(tx: Transaction, id: string, verifiedAt: Date | null) {
  const { count } = await tx.company.updateMany({
    where: { id, verifiedAt: verifiedAt ? null : { not: null } },
    data: { verifiedAt },
  });
  return count > 0;
}
