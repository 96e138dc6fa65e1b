import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { isPublicPost } from '../post/post.repository.ts';
import { likeCounts } from '../post/post-reaction.repository.ts';

/** Subset of these posts that the public may see. */
export async function findPublicIds(prisma: PrismaClient, ids: string[]): Promise<string[]> {
  const rows = await prisma.post.findMany({
    where: { id: { in: ids }, ...isPublicPost },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Companies whose members like each of these posts, latest like first. */
export async function findLikers(prisma: PrismaClient, postIds: string[], most: number) {
  const rows = await prisma.$queryRaw<{ postId: string; companyId: string }[]>`
    SELECT p.id AS "postId", likers.company_id AS "companyId"
    FROM unnest(${postIds}::uuid[]) p (id) CROSS JOIN LATERAL (
      SELECT l.company_id, max(l.created_at) AS latest
      FROM post_like l WHERE l.post_id = p.id AND ${Prisma.raw(likeCounts('l'))}
      GROUP BY l.company_id ORDER BY latest DESC, l.company_id LIMIT ${most}) likers
    ORDER BY likers.latest DESC, likers.company_id`;
  const companies = await prisma.company.findMany({
    where: { id: { in: [...new Set(rows.map(({ companyId }) => companyId))] } },
    select: { id: true, name: true, nameKm: true, logoPath: true },
  });
  const byId = new Map(companies.map((company) => [company.id, company]));
  return (postId: string) =>
    rows.filter((row) => row.postId === postId).flatMap(({ companyId }) => byId.get(companyId) ?? []);
}

export async function listLikedIds(prisma: PrismaClient, userId: string, postIds: string[]) {
  const rows = await prisma.postLike.findMany({
    where: { userId, postId: { in: postIds } },
    select: { postId: true },
  });
  return rows.map(({ postId }) => postId);
}

/** Adds a like unless it exists; false if it does. */
export async function addLike(tx: Transaction, data: Prisma.PostLikeCreateManyInput): Promise<boolean> {
  const { count } = await tx.postLike.createMany({ data, skipDuplicates: true });
  return count > 0;
}

export async function removeLike(prisma: PrismaClient, userId: string, postId: string): Promise<boolean> {
  const { count } = await prisma.postLike.deleteMany({ where: { userId, postId } });
  return count > 0;
}

/** Number of likes by members of other companies, and the time of the latest. */
export async function likesOfOthers(tx: Transaction, postId: string, companyId: string) {
  const [likes] = await tx.$queryRaw<[{ count: number; latest: Date | null }]>`
    SELECT count(*)::int AS count, max(l.created_at) AS latest FROM post_like l
    WHERE l.post_id = ${postId}::uuid AND l.company_id <> ${companyId}::uuid AND ${Prisma.raw(likeCounts('l'))}`;
  return likes;
}

/** Locks a post for the rest of the transaction; false if it no longer exists. */
export async function lockPost(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM post WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0;
}

/** Data export. */
export const eachLike = (prisma: PrismaClient, userId: string) =>
  keysetRows(async ({ id }, { take }) => {
    const rows = await prisma.postLike.findMany({
      where: { userId, postId: id },
      select: {
        createdAt: true,
        post: {
          select: {
            id: true,
            body: true,
            job: { select: { title: true } },
            gathering: { select: { title: true } },
          },
        },
      },
      orderBy: { postId: 'asc' },
      take,
    });
    return rows.map(({ createdAt, post }) => ({ id: post.id, createdAt, post }));
  });
