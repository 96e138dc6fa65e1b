import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { contactFields } from '../../companies/company/company.repository.ts';

/** Drafts scheduled for `day` or earlier with their companies, earliest first. */
export const findScheduled = (db: PrismaClient, day: Date, limit: number) =>
  db.job.findMany({
    where: { status: 'draft', scheduledOn: { lte: day } },
    select: { id: true, companyId: true },
    orderBy: [{ scheduledOn: 'asc' }, { id: 'asc' }],
    take: limit,
  });

/** Recipient of e-mails about a job. */
export const findContact = (tx: Transaction, id: string) =>
  tx.job.findUniqueOrThrow({ where: { id }, select: { title: true, ...contactFields } });

export interface Closing {
  id: string;
  days: number;
}

/**
 * Records the reminders due now (a week and a day before closing), and returns those not sent for this closing date
 * before. Jobs published within that time get none: their recruiters know.
 */
export const noteClosing = (tx: Transaction, today: Date, limit: number) => tx.$queryRaw<Closing[]>`
  WITH told AS (
    INSERT INTO job_notice (job_id, days, closing_date)
    SELECT j.id, n.days, j.closing_date
    FROM job j CROSS JOIN (VALUES (7, 2), (1, 0)) AS n (days, until)
    WHERE j.status = 'active' AND j.closing_date > ${today}::date + n.until AND j.closing_date <= ${today}::date + n.days
      AND (j.posted_at AT TIME ZONE 'Asia/Phnom_Penh')::date < j.closing_date - n.days
      AND NOT EXISTS (
        SELECT FROM job_notice t WHERE t.job_id = j.id AND t.days = n.days AND t.closing_date = j.closing_date)
    LIMIT ${limit} ON CONFLICT DO NOTHING RETURNING job_id, closing_date)
  SELECT job_id AS id, closing_date - ${today}::date AS days FROM told`;

/** Moves boosted jobs to the top, once a day. */
export const refreshBoosted = (db: PrismaClient, now: Date, today: Date) => db.$executeRaw`
  UPDATE job SET posted_at = ${now}
  WHERE id IN (
    SELECT id FROM job
    WHERE status = 'active' AND closing_date >= ${today}::date AND boosted_until >= ${today}::date
      AND (posted_at AT TIME ZONE 'Asia/Phnom_Penh')::date < ${today}::date
    ORDER BY id FOR NO KEY UPDATE)`;

/** Ends expired pins, which returns their jobs to their places in the list. */
export const unpin = (db: PrismaClient, today: Date) => db.$executeRaw`
  UPDATE job SET pinned_until = NULL
  WHERE id IN (SELECT id FROM job WHERE pinned_until < ${today}::date ORDER BY id FOR NO KEY UPDATE)`;
