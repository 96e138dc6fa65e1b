import { companyMayShow, isEnabled } from '../../../search/search-condition.repository.ts';

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

/**
 * Condition for a post that the public may see: published, no disabled accounts, and the record it shows is public,
 * open or over.
 */
export const postIsPublic = (post: string) => `(${post}.status = 'active' AND ${companyMayShow(post)}
  AND (${post}.created_by_id IS NULL OR ${isEnabled(`${post}.created_by_id`)})
  AND (${post}.job_id IS NULL OR EXISTS (SELECT FROM job j
    WHERE j.id = ${post}.job_id AND j.status IN ('active', 'closed') AND j.stopped IS NULL AND ${companyMayShow('j')}))
  AND (${post}.gathering_id IS NULL OR EXISTS (SELECT FROM gathering g
    WHERE g.id = ${post}.gathering_id AND g.status IN ('active', 'closed') AND ${companyMayShow('g')})))`;
