import type { ReportStatus } from '@acheep/contract/feed/report-option';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, row } from '@acheep/database/statement';
import { change, countBy, lock, lockRows, meets } from '../../../search/rows.repository.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import type { ReporterFacts } from './report-weight.ts';

const user = row('user');
const identity = row('identity');
const application = row('application');
const report = row('report');
const dayLength = 24 * 60 * 60_000;

export interface ReporterRow extends ReporterFacts {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  open: number;
}

/** Accounts with what is known of them as reporters, of `jobId` if that is set; the newest first. */
export async function findReporters(
  db: PrismaClient | Transaction,
  ids: string[],
  jobId: string | null,
  now: Date,
): Promise<ReporterRow[]> {
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      email: true,
      createdAt: true,
      activatedAt: true,
      reportsIgnoredAt: true,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const these = anyOf(ids, 'uuid[]');
  const confirmed = [identity('e.user_id', '=', these), identity('e.confirmed_at', 'is not', null)];
  const identities = await countBy(db, 'identity', confirmed, 'e.user_id');
  const forJob = [application('e.applicant_id', '=', these), application('e.job_id', '=', jobId)];
  const applied = await countBy(db, 'application', forJob, 'e.applicant_id');
  const reports = (...status: ReportStatus[]) => {
    const counted = [report('e.reporter_id', '=', these), report('e.status', 'in', status)];
    return countBy(db, 'report', counted, 'e.reporter_id');
  };
  const open = await reports('open', 'ignored');
  const upheld = await reports('hidden');
  const refused = await reports('refused');
  return rows.map(({ id, activatedAt, reportsIgnoredAt, ...row }) => ({
    id,
    ...row,
    ignored: reportsIgnoredAt !== null,
    applied: applied.has(id),
    open: open.get(id) ?? 0,
    upheld: upheld.get(id) ?? 0,
    refused: refused.get(id) ?? 0,
    days: (now.getTime() - row.createdAt.getTime()) / dayLength,
    waysIn: (identities.get(id) ?? 0) + (activatedAt && !leadsNowhere(row.email) ? 1 : 0),
  }));
}

/**
 * Locks the reporter's account, so that of two concurrent reports the second updates the first; true if the operator
 * has decided that its reports do not count.
 */
export async function lockReporter(tx: Transaction, id: string): Promise<boolean> {
  await lock(tx, 'user', id, 'forNoKeyUpdate');
  return meets(tx, 'user', id, user('e.reports_ignored_at', 'is not', null));
}

/**
 * Sets whether the reports of accounts count; returns those for which that was different. `updated_at` stays: a form
 * that its owner has open would notice.
 */
export async function setIgnored(tx: Transaction, ids: string[], ignoredAt: Date | null): Promise<string[]> {
  const isOther = user('e.reports_ignored_at', ignoredAt ? 'is' : 'is not', null);
  const isOne = user('e.id', '=', anyOf(ids, 'uuid[]'));
  const changed = await lockRows(tx, 'user', 'forNoKeyUpdate', isOne, isOther);
  await change(tx, 'user', [user('e.id', '=', anyOf(changed, 'uuid[]'))], { reports_ignored_at: ignoredAt });
  return changed;
}

/** Opens the reports that were made while they did not count; returns their number. */
export async function openIgnored(tx: Transaction, reporterIds: string[]): Promise<number> {
  const { count } = await tx.report.updateMany({
    where: { reporterId: { in: reporterIds }, status: 'ignored' satisfies ReportStatus },
    data: { status: 'open' satisfies ReportStatus },
  });
  return count;
}
