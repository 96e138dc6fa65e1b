import type { Prisma } from '@acheep/database/client';
import type { Reader } from './post.repository.ts';

/** Filter for likes that count: user and company are not disabled. */
export const likeCounts = {
  user: { disabledAt: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.PostLikeWhereInput;

/** Filter for visible comments: neither deleted nor hidden, and author and company are not disabled. */
export const commentIsShown = {
  text: { not: null },
  hiddenBy: null,
  author: { disabledAt: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.CommentWhereInput;

export async function countLikes(db: Reader, postIds: string[]): Promise<Map<string, number>> {
  const rows = await db.postLike.groupBy({
    by: ['postId'],
    where: { postId: { in: postIds }, ...likeCounts },
    _count: true,
  });
  return new Map(rows.map(({ postId, _count }) => [postId, _count]));
}

export async function countComments(db: Reader, postIds: string[]): Promise<Map<string, number>> {
  const rows = await db.comment.groupBy({
    by: ['postId'],
    where: { postId: { in: postIds }, ...commentIsShown },
    _count: true,
  });
  return new Map(rows.map(({ postId, _count }) => [postId, _count]));
}
