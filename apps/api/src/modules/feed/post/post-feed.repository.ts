import { maxPinned } from '@acheep/contract/feed/post-admin';
import type { PostKind, PostSort } from '@acheep/contract/feed/post-option';
import type { PrismaClient } from '@acheep/database/client';
import { all, anyOf, build, type Condition, read, row, typed, type Where } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Moment } from '../../../moment.ts';
import { idsThatMeet, type Reader } from '../../../search/rows.repository.ts';
import { postIsListed } from './post-shown.repository.ts';

const post = row('post');

export interface FeedFilter {
  kinds?: readonly PostKind[] | undefined;
  createdBy?: string | undefined;
  companyId?: string | undefined;
}

/** Position of a post in the feed. */
export interface Place {
  postedAt: Date;
  id: string;
}

/** Posts of the author: those created by publishing belong to the publisher of the job or gathering. */
const isBy = (userId: string): Condition =>
  post(
    'e.id',
    'in',
    build
      .selectFrom('post as p')
      .where('p.created_by_id', '=', userId)
      .select('p.id')
      .unionAll(
        build
          .selectFrom('post as p')
          .innerJoin('job as j', 'j.id', 'p.job_id')
          .where('j.created_by_id', '=', userId)
          .select('p.id'),
      )
      .unionAll(
        build
          .selectFrom('post as p')
          .innerJoin('gathering as g', 'g.id', 'p.gathering_id')
          .where('g.created_by_id', '=', userId)
          .select('p.id'),
      ),
  );

/** Posts that the feed shows, as far as they are asked for. */
const listed = ({ kinds, createdBy, companyId }: FeedFilter, at: Moment, where: Where) =>
  build
    .selectFrom('post as e')
    .where(
      all([
        postIsListed(at),
        kinds && post('e.kind', '=', anyOf(kinds, 'text[]')),
        companyId && post('e.company_id', '=', companyId),
        createdBy && isBy(createdBy),
        ...where,
      ]),
    );

const places = (filter: FeedFilter, at: Moment, where: Where) =>
  listed(filter, at, where).select(['e.id', 'e.posted_at as postedAt']).$castTo<Place>();

/** Positions of the posts that follow `from`, without pinned ones. */
export function findPlaces(
  prisma: PrismaClient,
  filter: FeedFilter,
  at: Moment,
  {
    sort,
    from,
    leading,
    limit,
  }: { sort: PostSort; from: Place | undefined; leading: string[]; limit: number },
): Promise<Place[]> {
  const [direction, beyond] = sort === 'postedAt_1' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const follows =
    from &&
    sql<boolean>`(e.posted_at, e.id) ${sql.raw(beyond)} (${typed(from.postedAt, 'timestamptz')}, ${typed(from.id, 'uuid')})`;
  const isPinned = post('e.id', '=', anyOf(leading, 'uuid[]'));
  return read(
    prisma,
    places(filter, at, [follows, post.not(isPinned)])
      .orderBy('e.posted_at', direction)
      .orderBy('e.id', direction)
      .limit(limit),
  );
}

/** Pinned posts, last posted first. */
export const findPinned = (prisma: PrismaClient, filter: FeedFilter, at: Moment): Promise<Place[]> =>
  read(
    prisma,
    places(filter, at, [post('e.pinned_until', '>', at.now)])
      .orderBy('e.posted_at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(maxPinned),
  );

/** Number of posts published after `since`, up to `most`. */
export async function countNews(
  prisma: PrismaClient,
  filter: FeedFilter,
  at: Moment,
  { since, most }: { since: Date; most: number },
): Promise<number> {
  const news = listed(filter, at, [post('e.posted_at', '>', since)])
    .select('e.id')
    .limit(most);
  const [found] = await read(
    prisma,
    build.selectFrom(news.as('news')).select(sql<number>`count(*)::int`.as('count')),
  );
  return found?.count ?? 0;
}

/** Subset of these posts that the feed shows now. */
export const findListed = async (db: Reader, ids: string[], at: Moment): Promise<Set<string>> =>
  new Set(await idsThatMeet(db, 'post', ids, postIsListed(at)));
