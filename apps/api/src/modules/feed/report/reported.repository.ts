import type { ReportNoun } from '@acheep/contract/feed/report-option';
import { today } from '@acheep/contract/kernel/calendar';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Database, Transaction } from '@acheep/database/connection';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { isPublic } from '../../jobs/job/job.repository.ts';
import { countOpenJobs } from '../../jobs/job/job-open.repository.ts';
import { isPublicComment } from '../comment/comment.repository.ts';
import { isPublicPost } from '../post/post.repository.ts';
import type { Reported, Written } from './report.policy.ts';

const { raw } = Prisma;
type Reader = PrismaClient | Transaction;

const notSuspended = { owner: { disabledAt: null } };

/** Ids of the content that is publicly visible now. */
export async function findShown(db: Reader, all: readonly Reported[]): Promise<Set<string>> {
  const ids = (wanted: ReportNoun) => ({ in: all.flatMap(({ noun, id }) => (noun === wanted ? id : [])) });
  const select = { id: true };
  const found = await Promise.all([
    db.post.findMany({ where: { id: ids('post'), ...isPublicPost }, select }),
    db.comment.findMany({ where: { id: ids('comment'), ...isPublicComment }, select }),
    db.job.findMany({ where: { id: ids('job'), ...isPublic }, select }),
    db.company.findMany({ where: { id: ids('company'), ...notSuspended }, select }),
  ]);
  return new Set(found.flat().map(({ id }) => id));
}

/** Company that a visitor can see. */
export const isPublicCompany = async (db: Reader, id: string) =>
  (await db.company.count({ where: { id, ...notSuspended } })) > 0;

/** Locks a job after its company, in the order of publishing: reports and decisions come one after the other. */
async function lockJob(tx: Transaction, id: string) {
  const job = await tx.job.findUnique({ where: { id }, select: { companyId: true } });
  if (job) await lockCompany(tx, job.companyId);
  await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
}

/** Locks a job that visitors can see; false if there is none. */
export async function lockPublicJob(tx: Transaction, id: string): Promise<boolean> {
  await lockJob(tx, id);
  return (await tx.job.count({ where: { id, ...isPublic } })) > 0;
}

export async function jobTitle(tx: Transaction, id: string): Promise<string> {
  return (await tx.job.findUniqueOrThrow({ where: { id }, select: { title: true } })).title;
}

/** Locks the content, then all its reports, before a decision. */
export async function lockReported(tx: Transaction, { noun, id }: Reported) {
  if (noun === 'job') await lockJob(tx, id);
  else await tx.$queryRaw`SELECT 1 FROM ${raw(noun)} WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM report WHERE ${raw(`${noun}_id`)} = ${id}::uuid ORDER BY id FOR UPDATE`;
}

/** What the operator has had to do with companies before: jobs closed or refused, and reports upheld. */
export async function findPast(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  companyIds: string[],
  now: Date,
) {
  const [stopped, upheld, open] = await Promise.all([
    prisma.job.groupBy({
      by: ['companyId'],
      where: { companyId: { in: companyIds }, stopped: { not: null } },
      _count: true,
    }),
    prisma.report.findMany({
      where: {
        status: 'hidden',
        OR: [{ companyId: { in: companyIds } }, { job: { companyId: { in: companyIds } } }],
      },
      select: { companyId: true, job: { select: { companyId: true } } },
    }),
    countOpenJobs({ pool }, companyIds, today(now)),
  ]);
  const stoppedBy = new Map(stopped.map(({ companyId, _count }) => [companyId, _count]));
  return (id: string) => ({
    openJobs: open.get(id) ?? 0,
    stoppedJobs: stoppedBy.get(id) ?? 0,
    upheld: upheld.filter(({ companyId, job }) => (companyId ?? job?.companyId) === id).length,
  });
}

/** Hides the content, or restores content hidden by the operator; false if nothing changed. */
export async function setOffPage(
  tx: Transaction,
  { noun, id }: Written,
  isHidden: boolean,
): Promise<boolean> {
  if (noun === 'comment') {
    const { count } = await (isHidden
      ? tx.comment.updateMany({
          // The column is null if nobody has hidden the comment, and a comparison with null matches neither way.
          where: { id, text: { not: null }, OR: [{ hiddenBy: null }, { hiddenBy: { not: 'operator' } }] },
          data: { hiddenBy: 'operator' },
        })
      : tx.comment.updateMany({ where: { id, hiddenBy: 'operator' }, data: { hiddenBy: null } }));
    return count > 0;
  }
  // Stores the previous status, so that a post archived by its company returns to the archive.
  const changed = isHidden
    ? await tx.$executeRaw`
        UPDATE post SET hidden_from = status, status = 'hidden', updated_at = now()
        WHERE id = ${id}::uuid AND status <> 'hidden'`
    : await tx.$executeRaw`
        UPDATE post SET status = coalesce(hidden_from, 'active'), hidden_from = NULL, updated_at = now()
        WHERE id = ${id}::uuid AND status = 'hidden'`;
  return changed > 0;
}
