import type { Prisma } from '@acheep/database/client';
import type { Reader } from './post.repository.ts';

/** What people whose account and company are not disabled like. */
export const likeCounts = {
  user: { disabledAt: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.PostLikeWhereInput;

/** A comment that is there, on the page, and by a company and an author who are not disabled. */
export const commentIsShown = {
  text: { not: null },
  hiddenBy: null,
  author: { disabledAt: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.CommentWhereInput;

/** How many people like each of these entries. */
export async function countLikes(db: Reader, postIds: string[]): Promise<Map<string, number>> {
  const rows = await db.postLike.groupBy({
    by: ['postId'],
    where: { postId: { in: postIds }, ...likeCounts },
    _count: true,
  });
  return new Map(rows.map(({ postId, _count }) => [postId, _count]));
}

/** How many comments and answers there are on each of these. */
export async function countComments(db: Reader, postIds: string[]): Promise<Map<string, number>> {
  const rows = await db.comment.groupBy({
    by: ['postId'],
    where: { postId: { in: postIds }, ...commentIsShown },
    _count: true,
  });
  return new Map(rows.map(({ postId, _count }) => [postId, _count]));
}
