import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { lock } from '../../../search/rows.repository.ts';
import { likeCounts } from '../post/post-reaction.repository.ts';

/** Companies whose members like each of these posts, latest like first. */
export async function findLikers(prisma: PrismaClient, postIds: string[], most: number) {
  const given = sql<{ id: string }>`unnest(${typed(postIds, 'uuid[]')})`.as<'p'>(sql`p (id)`);
  const likers = build
    .selectFrom('post_like as e')
    .whereRef('e.post_id', '=', sql.ref('p.id'))
    .where(likeCounts)
    .groupBy('e.company_id')
    .select(['e.company_id', sql<Date>`max(e.created_at)`.as('latest')])
    .orderBy('latest', 'desc')
    .orderBy('e.company_id')
    .limit(most)
    .as('likers');
  const rows = await read(
    prisma,
    build
      .selectFrom(given)
      .innerJoinLateral(likers, (on) => on.onTrue())
      .orderBy('likers.latest', 'desc')
      .orderBy('likers.company_id')
      .select(['p.id as postId', 'likers.company_id as companyId']),
  );
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

/** Locks a post for the rest of the transaction; false if it no longer exists. */
export const lockPost = (tx: Transaction, id: string) => lock(tx, 'post', id, 'forNoKeyUpdate');

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
