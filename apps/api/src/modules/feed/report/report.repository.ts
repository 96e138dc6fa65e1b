import { type adminReportList, reportersAtOnce } from '@acheep/contract/feed/report';
import {
  adminReports,
  type ReportNoun,
  type ReportReason,
  type ReportStatus,
  reportNouns,
} from '@acheep/contract/feed/report-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { contains, eachRow, idsOf, lockWork, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyNamed } from '../../companies/company/company.repository.ts';
import { postHas, titled } from '../post/post-text.repository.ts';
import { type Reported, reportedOf } from './report.policy.ts';

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
  reporterId: true,
  post: {
    select: {
      id: true,
      body: true,
      company,
      createdById: true,
      job: { select: { title: true, createdById: true } },
      gathering: { select: { title: true, createdById: true } },
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
      createdById: true,
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

export const findOwn = (tx: Transaction, reporterId: string, reported: Reported) =>
  tx.report.findFirst({ where: { reporterId, ...about(reported) }, select: { id: true, status: true } });

interface Said {
  reason: ReportReason;
  words: string | null;
}

interface New extends Said {
  status?: ReportStatus;
  reporterId?: string;
  email?: string | null;
  locale?: Locale;
  createdAt: Date;
}

export const createReport = (tx: Transaction, reported: Reported, data: New) =>
  tx.report.create({ data: { ...data, ...about(reported) }, select: { id: true } });

/**
 * Accounts whose reports of a job wait for a decision; none once the operator has left it as it is. Refusing all that
 * somebody reports says nothing about the job: it would be safe from then on by reports of its recruiter's own.
 */
export async function findOpenReporters(tx: Transaction, jobId: string): Promise<string[]> {
  const all = await tx.report.findMany({
    where: { jobId },
    select: { status: true, reporterId: true, reporter: { select: { reportsIgnoredAt: true } } },
  });
  if (all.some(({ status, reporter }) => status === 'refused' && !reporter?.reportsIgnoredAt)) return [];
  return all.flatMap(({ status, reporterId }) => (status === 'open' && reporterId ? reporterId : []));
}

/** Accounts that have reported the content, the latest reports first. */
export async function findReporterIds(prisma: PrismaClient, reported: Reported): Promise<string[]> {
  const found = await prisma.report.findMany({
    where: { ...about(reported), reporterId: { not: null } },
    select: { reporterId: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: reportersAtOnce,
  });
  return found.flatMap(({ reporterId }) => reporterId ?? []);
}

/** One open report of these accounts for each record that they have reported. */
export async function findOpenOf(prisma: PrismaClient, reporterIds: string[]): Promise<ReportRow[]> {
  const rows = await prisma.report.findMany({
    where: { reporterId: { in: reporterIds }, status: 'open' satisfies ReportStatus },
    select: fields,
  });
  return [...new Map(rows.map((row) => [reportedOf(row).id, row])).values()];
}

/** Refuses the open reports of these accounts on the content; returns the accounts. */
export async function refuseOf(tx: Transaction, reported: Reported, reporterIds: string[], answeredAt: Date) {
  const where = {
    ...about(reported),
    reporterId: { in: reporterIds },
    status: 'open' satisfies ReportStatus,
  };
  const found = await tx.report.findMany({ where, select: { reporterId: true } });
  await tx.report.updateMany({ where, data: { status: 'refused' satisfies ReportStatus, answeredAt } });
  return found.flatMap(({ reporterId }) => reporterId ?? []);
}

export const isOfVerified = async (tx: Transaction, jobId: string) =>
  (await tx.job.count({ where: { id: jobId, company: { verifiedAt: { not: null } } } })) > 0;

/** Number of jobs that reports have closed since a moment. Until its caller commits, no other can count. */
export async function countClosings(tx: Transaction, since: Date): Promise<number> {
  await lockWork(tx, 'closings by reports');
  return tx.report.count({ where: { heldAt: { gt: since } } });
}

/** Remembers the report that has closed a job. */
export const saveHeld = (
  tx: Transaction,
  { jobId, reporterId }: { jobId: string; reporterId: string },
  heldAt: Date,
) => tx.report.updateMany({ where: { jobId, reporterId }, data: { heldAt } });

/** Updates a report while it is open, as far as its reporter is told; false if it is closed. */
export async function changeReport(tx: Transaction, id: string, changes: Said): Promise<boolean> {
  const { count } = await tx.report.updateMany({
    where: { id, status: { in: ['open', 'ignored'] satisfies ReportStatus[] } },
    data: changes,
  });
  return count > 0;
}

const report = row('report');

const allReports = workList(adminReports, {
  table: 'report',
  filters: {
    status: (wanted) => report('e.status', 'in', wanted),
    noun: (wanted) => report.or(wanted.map((noun) => report(`e.${noun}_id`, 'is not', null))),
    reason: (wanted) => report('e.reason', 'in', wanted),
  },
  text: (search) =>
    report.or([
      contains('e.words', search),
      report('e.post_id', 'in', idsOf('post', postHas(search))),
      report('e.comment_id', 'in', idsOf('comment', contains('e.text', search))),
      report('e.job_id', '=', titled('job', search)),
      report('e.company_id', '=', oneOf(idsOf('company', companyNamed(search)))),
    ]),
  order: { createdAt: 'e.created_at' },
  usual: 'createdAt_-1',
  isBroad: () => true,
  load: (db, page) => db.report.findMany({ ...page, select: fields }),
});

/** Reports; those that do not count only if they are asked for. */
export const listReports = (prisma: PrismaClient, query: ParsedQueryOf<typeof adminReportList>, now: Date) =>
  allReports.page(prisma, query.filter.status ? [] : [report('e.status', '<>', 'ignored')], query, now);

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

/** Notes a measure against the author, also where nothing else changes: the same decision is not taken twice. */
export const noteMeasure = (tx: Transaction, id: string, answeredAt: Date) =>
  tx.report.update({ where: { id }, data: { answeredAt }, select: { id: true } });

/** Data export. Whose reports do not count is not told so. */
export const eachReport = (prisma: PrismaClient, reporterId: string) =>
  eachRow(prisma, 'report', [report('e.reporter_id', '=', reporterId)], async (page) => {
    const rows = await prisma.report.findMany({
      ...page,
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
    });
    return rows.map(({ status, ...row }) => ({ ...row, status: status === 'ignored' ? 'open' : status }));
  });
