/** A moment, and its day in Phnom Penh. */
export interface At {
  now: Date;
  today: string;
}

type Tag<Sql> = (strings: readonly string[], ...values: (Date | string)[]) => Sql;

/**
 * Condition for posts `p` in the feed, without the check of their company. The single definition for reading and
 * searching, each with its own kind of SQL template.
 */
export const shownInFeed = <Sql>(sql: Tag<Sql>, { now, today }: At): Sql => sql`p.status = 'active'
  AND (p.created_by_id IS NULL OR p.created_by_id NOT IN (SELECT id FROM "user" WHERE disabled_at IS NOT NULL))
  AND (p.job_id IS NULL OR EXISTS (
    SELECT FROM job j WHERE j.id = p.job_id AND j.status = 'active' AND j.closing_date >= ${today}::date))
  AND (p.gathering_id IS NULL OR EXISTS (
    SELECT FROM gathering g WHERE g.id = p.gathering_id AND g.status = 'active' AND g.ends_at > ${now}))`;
