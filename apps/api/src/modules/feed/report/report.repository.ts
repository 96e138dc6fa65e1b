import type { adminReportList } from '@acheep/contract/feed/report';
import {
  type ReportNoun,
  type ReportReason,
  type ReportStatus,
  reportNouns,
} from '@acheep/contract/feed/report-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import {
  companiesNamed,
  contains,
  inOrderOf,
  or,
  readPage,
  titled,
} from '../../../search/listed-page.repository.ts';
import { type Reported, reportedOf } from './report.policy.ts';

const { sql } = Prisma;

const company = {
  select: {
    id: true,
    name: true,
    nameKm: true,
    logoPath: true,
    ownerId: true,
    verifiedAt: true,
    createdAt: true,
  },
} as const;
const fields = {
  id: true,
  reason: true,
  words: true,
  status: true,
  answer: true,
  answeredAt: true,
  createdAt: true,
  updatedAt: true,
  email: true,
  reporter: { select: { id: true, name: true, email: true } },
  post: {
    select: {
      id: true,
      body: true,
      company,
      createdById: true,
      job: { select: { title: true } },
      gathering: { select: { title: true } },
    },
  },
  comment: {
    select: {
      id: true,
      postId: true,
      text: true,
      company,
      authorId: true,
      author: { select: { id: true, locale: true } },
    },
  },
  job: {
    select: {
      id: true,
      title: true,
      company,
      marks: { where: { fineAt: null }, select: { kind: true }, orderBy: { kind: 'asc' } },
    },
  },
  company: {
    select: { ...company.select, owner: { select: { keeper: true, disabledAt: true, locale: true } } },
  },
} satisfies Prisma.ReportSelect;
export type ReportRow = Prisma.ReportGetPayload<{ select: typeof fields }>;

/** Column of the reported content. */
const about = ({ noun, id }: Reported) => ({ [`${noun}Id`]: id }) as Record<`${ReportNoun}Id`, string>;

/** Locks the reporter's account, so that of two concurrent reports the second updates the first. */
export const lockReporter = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;

export const findOwn = (tx: Transaction, reporterId: string, reported: Reported) =>
  tx.report.findFirst({ where: { reporterId, ...about(reported) }, select: { id: true, status: true } });

interface Said {
  reason: ReportReason;
  words: string | null;
}

interface New extends Said {
  reporterId?: string;
  email?: string | null;
  locale?: Locale;
  createdAt: Date;
}

export const createReport = (tx: Transaction, reported: Reported, data: New) =>
  tx.report.create({ data: { ...data, ...about(reported) }, select: { id: true } });

/** Number of people with an account whose reports of the content wait for a decision; none once it was left as it is. */
export async function countReporters(tx: Transaction, reported: Reported): Promise<number> {
  const all = await tx.report.findMany({
    where: about(reported),
    select: { status: true, reporterId: true },
  });
  if (all.some(({ status }) => status === 'refused')) return 0;
  return all.filter(({ status, reporterId }) => status === 'open' && reporterId !== null).length;
}

/** Updates a report while it is open; false if it is closed. */
export async function changeReport(tx: Transaction, id: string, said: Said): Promise<boolean> {
  const { count } = await tx.report.updateMany({
    where: { id, status: 'open' satisfies ReportStatus },
    data: said,
  });
  return count > 0;
}

export async function listReports(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit }: ParsedQueryOf<typeof adminReportList>,
) {
  const nouns: Record<ReportNoun, Prisma.Sql> = {
    post: sql`e.post_id IS NOT NULL`,
    comment: sql`e.comment_id IS NOT NULL`,
    job: sql`e.job_id IS NOT NULL`,
    company: sql`e.company_id IS NOT NULL`,
  };
  const { ids, total } = await readPage(prisma, {
    from: 'report e',
    where: [
      filter.status && sql`e.status = ANY(${filter.status}::text[])`,
      filter.reason && sql`e.reason = ANY(${filter.reason}::text[])`,
      or(filter.noun?.map((noun) => nouns[noun])),
      search
        ? sql`(${contains('e.words', search)}
            OR e.post_id IN (SELECT p.id FROM post p WHERE ${contains('p.body', search)}
              OR p.job_id = ANY(${titled('job', search)}) OR p.gathering_id = ANY(${titled('gathering', search)}))
            OR e.job_id = ANY(${titled('job', search)}) OR e.company_id = ANY(${companiesNamed(search)})
            OR e.comment_id IN (SELECT c.id FROM comment c WHERE ${contains('c.text', search)}))`
        : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: search !== undefined,
  });
  const rows = await prisma.report.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total };
}

type Reader = PrismaClient | Transaction;

/** Number of other open reports about the same content, per report. */
export async function countOpen(db: Reader, rows: ReportRow[]): Promise<(row: ReportRow) => number> {
  const open = { status: 'open' satisfies ReportStatus };
  const nouns = Object.keys(reportNouns) as ReportNoun[];
  const counted = await Promise.all(
    nouns.map(async (noun) => {
      const column = `${noun}Id` as const;
      const ids = rows.flatMap((row) => row[noun]?.id ?? []);
      const groups = await db.report.groupBy({
        by: [column],
        where: { [column]: { in: ids }, ...open },
        _count: true,
      });
      return groups.map((group) => [group[column], group._count] as const);
    }),
  );
  const counts = new Map(counted.flat());
  return (row) => {
    const all = counts.get(reportedOf(row).id) ?? 0;
    return Math.max(0, row.status === open.status ? all - 1 : all);
  };
}

export const findReport = (db: Reader, id: string) => db.report.findUnique({ where: { id }, select: fields });

/**
 * Saves the decision on all reports of the content with a different one; returns those to tell. Addresses of visitors
 * are not kept any longer.
 */
export async function decideAll(
  tx: Transaction,
  reported: Reported,
  data: { status: ReportStatus; answer: string | null; answeredAt: Date },
) {
  const where = { ...about(reported), status: { not: data.status } };
  const people = await tx.report.findMany({ where, select: { reporterId: true, email: true, locale: true } });
  await tx.report.updateMany({ where, data: { ...data, email: null } });
  return people;
}

/** Data export. */
export const eachReport = (prisma: PrismaClient, reporterId: string) =>
  keysetRows((where, page) =>
    prisma.report.findMany({
      where: { ...where, reporterId },
      select: {
        id: true,
        postId: true,
        commentId: true,
        jobId: true,
        companyId: true,
        reason: true,
        words: true,
        status: true,
        answer: true,
        answeredAt: true,
        createdAt: true,
      },
      ...page,
    }),
  );
