import { mostPinned } from '@acheep/contract/feed/post-admin';
import type { PostKind, PostSort } from '@acheep/contract/feed/post-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type At, authorMayShow, recordIsOpen } from './post-shown.repository.ts';

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

const published = Prisma.raw(`p.status = 'active' AND ${authorMayShow('p')}`);

/** Condition for posts in the feed on that day. Posts of closed jobs and past gatherings still have their pages. */
const listed = (at: At) => Prisma.sql`${published} AND ${recordIsOpen(Prisma.sql, 'p', at)}`;

function wanted({ kinds, createdBy, companyId }: FeedFilter) {
  const conditions = [
    kinds && Prisma.sql`p.kind = ANY(${kinds}::text[])`,
    companyId && Prisma.sql`p.company_id = ${companyId}::uuid`,
    // Posts created by publishing belong to the publisher of the job or gathering.
    createdBy &&
      Prisma.sql`p.id IN (
        SELECT id FROM post WHERE created_by_id = ${createdBy}::uuid
        UNION ALL SELECT m.id FROM post m JOIN job j ON j.id = m.job_id WHERE j.created_by_id = ${createdBy}::uuid
        UNION ALL SELECT m.id FROM post m JOIN gathering g ON g.id = m.gathering_id
          WHERE g.created_by_id = ${createdBy}::uuid)`,
  ].filter((one) => one !== undefined && one !== '');
  return conditions.length === 0
    ? Prisma.empty
    : Prisma.sql`AND ${Prisma.join(conditions as Prisma.Sql[], ' AND ')}`;
}

const orders = {
  'postedAt_-1': { direction: Prisma.raw('DESC'), beyond: Prisma.raw('<') },
  postedAt_1: { direction: Prisma.raw('ASC'), beyond: Prisma.raw('>') },
} satisfies Record<PostSort, object>;

/** Positions of the posts that follow `from`, without pinned ones. */
export function findPlaces(
  prisma: PrismaClient,
  filter: FeedFilter,
  at: At,
  {
    sort,
    from,
    leading,
    limit,
  }: { sort: PostSort; from: Place | undefined; leading: string[]; limit: number },
): Promise<Place[]> {
  const { direction, beyond } = orders[sort];
  const after = from
    ? Prisma.sql`AND (p.posted_at, p.id) ${beyond} (${from.postedAt}::timestamptz, ${from.id}::uuid)`
    : Prisma.empty;
  return prisma.$queryRaw<Place[]>`
    SELECT p.id, p.posted_at AS "postedAt" FROM post p
    WHERE ${listed(at)} ${wanted(filter)} ${after} AND p.id <> ALL(${leading}::uuid[])
    ORDER BY p.posted_at ${direction}, p.id ${direction} LIMIT ${limit}`;
}

/** Pinned posts, last posted first. */
export const findPinned = (prisma: PrismaClient, filter: FeedFilter, at: At): Promise<Place[]> =>
  prisma.$queryRaw<Place[]>`
    SELECT p.id, p.posted_at AS "postedAt" FROM post p
    WHERE ${listed(at)} ${wanted(filter)} AND p.pinned_until > ${at.now}
    ORDER BY p.posted_at DESC, p.id DESC LIMIT ${mostPinned}`;

/** Number of posts published after `since`, up to `most`. */
export async function countNews(
  prisma: PrismaClient,
  filter: FeedFilter,
  at: At,
  { since, most }: { since: Date; most: number },
): Promise<number> {
  const [{ count }] = await prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM post p WHERE ${listed(at)} ${wanted(filter)} AND p.posted_at > ${since} LIMIT ${most}) news`;
  return count;
}

/** Subset of these posts that the feed shows now. */
export async function findListed(
  db: PrismaClient | Transaction,
  ids: string[],
  at: At,
): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM post p WHERE p.id = ANY(${ids}::uuid[]) AND ${listed(at)}`;
  return new Set(rows.map(({ id }) => id));
}
