import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { asSql } from '@acheep/database/statement';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import type { ClosingNoun } from './saved-closing.mail.ts';

const { sql } = Prisma;

interface ClosingDays {
  /** Start of today, before which something was saved. */
  savedBefore: Date;
  today: Date;
  /** Last closing day to be reminded of. */
  until: Date;
}

/** What closes within these days, was saved before, and has not been applied for; once for each closing day. */
const closing = ({ savedBefore, today, until }: ClosingDays) => sql`
  SELECT b.id, b.user_id, e.noun, e.id AS record_id, e.title, e.day, c.name, c.name_km AS "nameKm"
  FROM (
    SELECT j.id AS job_id, NULL::uuid AS gathering_id, 'job' AS noun, j.id, j.title, j.company_id, j.closing_date AS day
    FROM job j WHERE j.status = 'active'
    UNION ALL
    SELECT NULL, g.id, g.kind::text, g.id, g.title, g.company_id,
      coalesce(g.register_until, (g.starts_at AT TIME ZONE 'Asia/Phnom_Penh')::date)
    FROM gathering g WHERE g.status = 'active' AND g.starts_at > ${savedBefore}
  ) e
  JOIN bookmark b ON b.job_id = e.job_id OR b.gathering_id = e.gathering_id
  JOIN company c ON c.id = e.company_id
  WHERE e.day BETWEEN ${today}::date AND ${until}::date AND b.created_at < ${savedBefore}
    AND b.reminded_for IS DISTINCT FROM e.day AND ${asSql(companyIsShown)}
    AND NOT EXISTS (SELECT FROM application a WHERE a.applicant_id = b.user_id AND a.job_id = e.job_id)
    AND NOT EXISTS (SELECT FROM registration r WHERE r.user_id = b.user_id AND r.gathering_id = e.gathering_id)`;

/** The next people to remind, in the order of their ids. */
export async function findDuePeople(
  prisma: PrismaClient,
  days: ClosingDays,
  after: string | null,
  most: number,
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT s.user_id AS id FROM (${closing(days)}) s JOIN "user" u ON u.id = s.user_id
    WHERE u.disabled_at IS NULL AND u.activated_at IS NOT NULL AND (${after}::uuid IS NULL OR s.user_id > ${after}::uuid)
    ORDER BY 1 LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

interface Closing {
  noun: ClosingNoun;
  recordId: string;
  title: string;
  day: Date;
  company: { name: string; nameKm: string | null };
}

/** Records that this person is reminded, whose account is locked (`lockPerson`), and returns of what, soonest first. */
export async function takeClosing(tx: Transaction, userId: string, days: ClosingDays) {
  const rows = await tx.$queryRaw<(Omit<Closing, 'company'> & Closing['company'])[]>`
    WITH due AS (SELECT * FROM (${closing(days)}) s WHERE s.user_id = ${userId}::uuid),
      told AS (UPDATE bookmark b SET reminded_for = due.day FROM due WHERE b.id = due.id RETURNING b.id)
    SELECT due.noun, due.record_id AS "recordId", due.title, due.day, due.name, due."nameKm"
    FROM due JOIN told USING (id) ORDER BY due.day, due.title`;
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    person,
    closing: rows.map(({ name, nameKm, ...row }): Closing => ({ ...row, company: { name, nameKm } })),
  };
}
