import { companyMayShow, isEnabled } from '../../../search/search-condition.repository.ts';

/** A moment, and its day in Phnom Penh. */
export interface At {
  now: Date;
  today: string;
}

type Tag<Sql> = (strings: readonly string[], ...values: (Date | string)[]) => Sql;

/** Condition for posts whose company and author are not disabled. */
export const authorMayShow = (post: string) => `${companyMayShow(post)}
  AND (${post}.created_by_id IS NULL OR ${isEnabled(`${post}.created_by_id`)})`;

/**
 * Condition for posts that show no job, training or event, or one that is open: beside those of a published post, the
 * single definition of what the feed and the search show, each with its own kind of SQL template.
 */
export const recordIsOpen = <Sql>(sql: Tag<Sql>, post: string, { now, today }: At): Sql =>
  sql(
    [
      `(${post}.job_id IS NULL OR EXISTS (
    SELECT FROM job j WHERE j.id = ${post}.job_id AND j.status = 'active' AND j.closing_date >= `,
      `::date))
  AND (${post}.gathering_id IS NULL OR EXISTS (
    SELECT FROM gathering g WHERE g.id = ${post}.gathering_id AND g.status = 'active' AND g.ends_at > `,
      '))',
    ],
    today,
    now,
  );

/**
 * Condition for posts with a page that the public may see: published, no disabled accounts, and the record it shows is
 * public, open or over. The same as `isPublicPost` of Prisma.
 */
export const postIsPublic = (post: string) => `(${post}.status = 'active' AND ${authorMayShow(post)}
  AND (${post}.job_id IS NULL OR EXISTS (SELECT FROM job j
    WHERE j.id = ${post}.job_id AND j.status IN ('active', 'closed') AND j.stopped IS NULL AND ${companyMayShow('j')}))
  AND (${post}.gathering_id IS NULL OR EXISTS (SELECT FROM gathering g
    WHERE g.id = ${post}.gathering_id AND g.status IN ('active', 'closed') AND ${companyMayShow('g')})))`;
