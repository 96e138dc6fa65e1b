import { type ReportNoun, reportNouns } from '@acheep/contract/feed/report-option';
import { today } from '@acheep/contract/kernel/calendar';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Database, Transaction } from '@acheep/database/connection';
import { build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsThatMeet, lock, lockRows, meets, type Reader } from '../../../search/rows.repository.ts';
import { companyIsPublic } from '../../companies/company/company.repository.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { countOpenJobs } from '../../jobs/job/job-open.repository.ts';
import { jobIsPublic } from '../../jobs/job/public-job.repository.ts';
import { commentIsPublic } from '../comment/comment.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';
import type { Reported, Written } from './report.policy.ts';

const report = row('report');
const isPublic: Record<ReportNoun, Condition> = {
  post: postIsPublic,
  comment: commentIsPublic,
  job: jobIsPublic,
  company: companyIsPublic,
};

/** Ids of the content that is publicly visible now. */
export async function findShown(db: Reader, all: readonly Reported[]): Promise<Set<string>> {
  const ids = (wanted: ReportNoun) => all.flatMap(({ noun, id }) => (noun === wanted ? id : []));
  const found = new Set<string>();
  for (const noun of valuesOf(reportNouns))
    for (const id of await idsThatMeet(db, noun, ids(noun), isPublic[noun])) found.add(id);
  return found;
}

/** Company that a visitor can see. */
export const isPublicCompany = (db: Reader, id: string) => meets(db, 'company', id, companyIsPublic);

/** Locks a job after its company, in the order of publishing: reports and decisions come one after the other. */
async function lockJob(tx: Transaction, id: string) {
  const job = await tx.job.findUnique({ where: { id }, select: { companyId: true } });
  if (job) await lockCompany(tx, job.companyId);
  await lock(tx, 'job', id, 'forNoKeyUpdate');
}

/** Locks a job that visitors can see; false if there is none. */
export async function lockPublicJob(tx: Transaction, id: string): Promise<boolean> {
  await lockJob(tx, id);
  return meets(tx, 'job', id, jobIsPublic);
}

export async function jobTitle(tx: Transaction, id: string): Promise<string> {
  return (await tx.job.findUniqueOrThrow({ where: { id }, select: { title: true } })).title;
}

/** Locks the content, then all its reports, before a decision. */
export async function lockReported(tx: Transaction, { noun, id }: Reported) {
  if (noun === 'job') await lockJob(tx, id);
  else await lock(tx, noun, id, 'forNoKeyUpdate');
  await lockRows(tx, 'report', 'forUpdate', report(`e.${noun}_id`, '=', id));
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
  const change = isHidden
    ? { hidden_from: sql<string>`status`, status: 'hidden' }
    : { status: sql<string>`coalesce(hidden_from, 'active')`, hidden_from: null };
  const changed = build
    .updateTable('post')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', isHidden ? '<>' : '=', 'hidden')
    .returning('id');
  return (await read(tx, changed)).length > 0;
}
