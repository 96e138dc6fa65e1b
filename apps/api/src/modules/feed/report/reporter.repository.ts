import type { ReportStatus } from '@acheep/contract/feed/report-option';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read, row } from '@acheep/database/statement';
import { lock, lockRows, meets } from '../../../search/rows.repository.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import type { ReporterFacts } from './report-weight.ts';

const user = row('user');
const dayLength = 24 * 60 * 60_000;

interface Row {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  isActive: boolean;
  ignored: boolean;
  identities: number;
  applied: boolean;
  open: number;
  upheld: number;
  refused: number;
}
export type ReporterRow = Row & ReporterFacts;

/** Accounts with what is known of them as reporters, of `jobId` if that is set; the newest first. */
export async function findReporters(
  db: PrismaClient | Transaction,
  ids: string[],
  jobId: string | null,
  now: Date,
): Promise<ReporterRow[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT u.id, u.name, u.email::text AS email, u.created_at AS "createdAt",
      u.activated_at IS NOT NULL AS "isActive", u.reports_ignored_at IS NOT NULL AS ignored,
      (SELECT count(*)::int FROM identity i WHERE i.user_id = u.id AND i.confirmed_at IS NOT NULL) AS identities,
      EXISTS (SELECT FROM application a WHERE a.applicant_id = u.id AND a.job_id = ${jobId}::uuid) AS applied,
      r.*
    FROM "user" u CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE status IN ('open', 'ignored'))::int AS open,
        count(*) FILTER (WHERE status = 'hidden')::int AS upheld,
        count(*) FILTER (WHERE status = 'refused')::int AS refused
      FROM report WHERE reporter_id = u.id) r
    WHERE u.id = ANY(${ids}::uuid[])
    ORDER BY u.created_at DESC, u.id DESC`;
  return rows.map((row) => ({
    ...row,
    days: (now.getTime() - row.createdAt.getTime()) / dayLength,
    waysIn: row.identities + (row.isActive && !leadsNowhere(row.email) ? 1 : 0),
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
  await read(
    tx,
    build
      .updateTable('user')
      .set({ reports_ignored_at: ignoredAt })
      .where('id', '=', anyOf(changed, 'uuid[]')),
  );
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
