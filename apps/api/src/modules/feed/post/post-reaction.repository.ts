import { Prisma } from '@acheep/database/client';
import { companyMayShow, isEnabled } from '../../../search/search-condition.repository.ts';
import type { Reader } from './post.repository.ts';

const { raw } = Prisma;

/** Filter for visible comments: neither deleted nor hidden, and author and company are not disabled. */
export const commentIsShown = {
  text: { not: null },
  hiddenBy: null,
  author: { disabledAt: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.CommentWhereInput;

/** The same for a row of a list. */
export const commentShown = (comment: string) =>
  `(${comment}.text IS NOT NULL AND ${comment}.hidden_by IS NULL
    AND ${isEnabled(`${comment}.author_id`)} AND ${companyMayShow(comment)})`;

/** True of likes that count: user and company are not disabled. */
export const likeCounts = (like: string) => `(${isEnabled(`${like}.user_id`)} AND ${companyMayShow(like)})`;

async function countOf(db: Reader, rows: string, by: string, ids: string[]): Promise<Map<string, number>> {
  const counted = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT ${raw(by)} AS id, count(*)::int AS count FROM ${raw(rows)} AND ${raw(by)} = ANY(${ids}::uuid[]) GROUP BY 1`;
  return new Map(counted.map(({ id, count }) => [id, count]));
}

export const countLikes = (db: Reader, postIds: string[]) =>
  countOf(db, `post_like e WHERE ${likeCounts('e')}`, 'e.post_id', postIds);

export const countComments = (db: Reader, postIds: string[]) =>
  countOf(db, `comment e WHERE ${commentShown('e')}`, 'e.post_id', postIds);

/** Visible answers to each of these comments. */
export const countAnswers = (db: Reader, commentIds: string[]) =>
  countOf(db, `comment e WHERE ${commentShown('e')}`, 'e.parent_id', commentIds);
