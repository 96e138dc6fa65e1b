import {
  adminCompanies,
  type CompanyState,
  dormantDays,
} from '@acheep/contract/companies/company-admin-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { personNamed } from '../../../search/person.repository.ts';
import { idsOf, oneOf, type Reader, related } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { inactiveAccounts } from '../../accounts/account/account.repository.ts';
import { jobIsActive } from '../../jobs/job/public-job.repository.ts';
import { companyFields, companyIsPublic, companyNamed } from '../company/company.repository.ts';
import { papersOf } from '../company-paper/company-paper.repository.ts';

const company = row('company');
const user = row('user');
const job = row('job');

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

const isKept: Condition = company('e.owner_id', 'in', idsOf('user', user('e.keeper', '=', true)));
const ownerActs: Condition = company('e.owner_id', 'not in', inactiveAccounts);
const isOwned: Condition = company.and([ownerActs, company.not(isKept)]);
const inState: Record<CompanyState, Condition> = {
  waiting: company.and([company('e.verified_at', 'is', null), isOwned]),
  verified: company.and([company('e.verified_at', 'is not', null), isOwned]),
  unconfirmed: company.and([companyIsPublic, company.not(ownerActs), company.not(isKept)]),
  unclaimed: company.and([isKept, companyIsPublic]),
  suspended: company.not(companyIsPublic),
};

const hasOrders: Condition = company.exists(
  build.selectFrom('order as o').select('o.id').where('o.company_id', '=', company.ref('e.id')),
);
// Few companies have papers: PostgreSQL begins with those.
const hasPapers: Condition = company.exists(
  build.selectFrom('company_paper as p').select('p.id').where('p.company_id', '=', company.ref('e.id')),
);
const having = (found: Condition, wanted: 'with' | 'without') =>
  wanted === 'with' ? found : company.not(found);

/** Companies with an open job, or that published something or came to the site within these days. */
function isActive(now: Date): Condition {
  const day = today(now);
  const since = new Date(addDays(day, -dormantDays));
  return company.or([
    company('e.created_at', '>=', since),
    related(
      'job',
      ['company_id', 'e.id'],
      job.or([job('e.published_at', '>=', since), jobIsActive(new Date(day))]),
    ),
    related('gathering', ['company_id', 'e.id'], row('gathering')('e.posted_at', '>=', since)),
  ]);
}

/** Companies with the text in a name or their registration number, and those whose people have it. */
const found = (text: string): Condition =>
  company.or([
    company('e.id', '=', oneOf(idsOf('company', companyNamed(text)))),
    company('e.id', '=', oneOf(idsOf('company', company('e.registration_number', '=', text)))),
    company(
      'e.id',
      '=',
      oneOf(
        build
          .selectFrom('company_member as m')
          .where('m.user_id', 'in', idsOf('user', user('e.keeper', '=', false), personNamed(text)))
          .select('m.company_id'),
      ),
    ),
  ]);

/** Every company, with the number of its orders. */
export const companies = workList(adminCompanies, {
  table: 'company',
  filters: {
    state: (wanted) => company.or(wanted.map((one) => inState[one])),
    orders: (wanted) => having(hasOrders, wanted),
    papers: (wanted) => having(hasPapers, wanted),
    activity: (wanted, now) => (wanted === 'active' ? isActive(now) : company.not(isActive(now))),
  },
  text: found,
  order: { createdAt: 'e.created_at', name: sql`lower(e.name)` },
  async load(db, page) {
    const rows = await db.company.findMany({ ...page, select: listedFields });
    const orders = await db.order.groupBy({
      by: ['companyId'],
      where: { companyId: page.where.id },
      _count: true,
    });
    const counts = new Map(orders.map(({ companyId, _count }) => [companyId, _count]));
    return rows.map((row) => ({ ...row, orders: counts.get(row.id) ?? 0 }));
  },
});

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
  const where = { companyId };
  return {
    jobs: await db.job.count({ where }),
    applications: await db.application.count({ where: { job: where } }),
    orders: await db.order.count({ where }),
    trainings: await db.gathering.count({ where: { companyId, kind: 'training' } }),
    events: await db.gathering.count({ where: { companyId, kind: 'event' } }),
    resumeViews: await db.resumeView.count({ where }),
  };
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
