import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf } from '../../../search/rows.repository.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { jobIsActive } from './public-job.repository.ts';

const job = row('job');

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
export function noteClosing(tx: Transaction, today: Date, limit: number): Promise<Closing[]> {
  const day = typed(today, 'date');
  const sentNotices = build
    .selectFrom('job_notice as t')
    .select('t.days')
    .where(sql<boolean>`t.job_id = e.id AND t.days = n.days AND t.closing_date = e.closing_date`);
  const due = build
    .selectFrom([
      'job as e',
      sql<{ days: number; until: number }>`(VALUES (7, 2), (1, 0))`.as<'n'>(sql`n (days, until)`),
    ])
    .where(sql<boolean>`e.status = 'active' AND e.closing_date > ${day} + n.until AND e.closing_date <= ${day} + n.days
      AND (e.posted_at AT TIME ZONE 'Asia/Phnom_Penh')::date < e.closing_date - n.days`)
    .where(({ not, exists }) => not(exists(sentNotices)))
    .limit(limit)
    .select(['e.id', 'n.days', 'e.closing_date']);
  const noted = build
    .insertInto('job_notice')
    .columns(['job_id', 'days', 'closing_date'])
    .expression(due)
    .onConflict((known) => known.doNothing());
  return read(tx, noted.returning(['job_id as id', sql<number>`closing_date - ${day}`.as('days')]));
}

/** Locks several jobs by id, like every such lock, to avoid deadlocks. */
const inTurn = (ids: ReturnType<typeof idsOf>) => ids.orderBy('e.id').forNoKeyUpdate();

/** Moves boosted jobs to the top, once a day. */
export const refreshBoosted = (db: PrismaClient, now: Date, today: Date) => {
  const isOld = sql<boolean>`(e.posted_at AT TIME ZONE 'Asia/Phnom_Penh')::date < ${typed(today, 'date')}`;
  const boosted = idsOf('job', jobIsActive(today), job('e.boosted_until', '>=', today), isOld);
  return read(db, build.updateTable('job').set({ posted_at: now }).where('id', 'in', inTurn(boosted)));
};

/** Ends expired pins, which returns their jobs to their places in the list. */
export const unpin = (db: PrismaClient, today: Date) => {
  const expired = idsOf('job', job('e.pinned_until', '<', today));
  return read(db, build.updateTable('job').set({ pinned_until: null }).where('id', 'in', inTurn(expired)));
};
