import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/**
 * Deletes these comments. A comment with answers is emptied instead, and deleted with its last answer. They are
 * locked, so that a concurrent answer either comes first or finds nothing to answer; and before them their posts, the
 * order in which the deletion of a post locks them.
 */
export async function deleteComments(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return;
  await tx.$queryRaw`
    SELECT 1 FROM post WHERE id IN (SELECT post_id FROM comment WHERE id = ANY(${ids}::uuid[]))
    ORDER BY id FOR KEY SHARE`;
  const held = await tx.$queryRaw<{ id: string; parentId: string | null }[]>`
    SELECT id, parent_id AS "parentId" FROM comment
    WHERE id = ANY(${ids}::uuid[])
      OR id IN (SELECT parent_id FROM comment WHERE id = ANY(${ids}::uuid[]))
    ORDER BY id FOR UPDATE`;
  const wanted = held.filter(({ id }) => ids.includes(id));
  const gone = wanted.map(({ id }) => id);
  // Answers first: a comment and its only answer may be deleted together.
  const isAnswer = { id: { in: gone }, parentId: { not: null } } satisfies Prisma.CommentWhereInput;
  await tx.comment.deleteMany({ where: isAnswer });
  await tx.comment.deleteMany({ where: { id: { in: gone }, answers: { none: {} } } });
  const left = { id: { in: gone } };
  await tx.commentMention.deleteMany({ where: { comment: left } });
  await tx.report.deleteMany({ where: { comment: left } });
  await tx.comment.updateMany({
    where: left,
    data: { text: null, authorId: null, companyId: null, hiddenBy: null, editedAt: null },
  });
  const parents = wanted.flatMap(({ parentId }) => parentId ?? []);
  await tx.comment.deleteMany({ where: { id: { in: parents }, text: null, answers: { none: {} } } });
}

/**
 * Deletes the comments of an account that ends. Its posts, deleted later, are locked together with those that it has
 * commented on: two accounts that end at once may have commented on each other's.
 */
export async function endCommentsOf(tx: Transaction, { id: userId }: { id: string }) {
  const ids = await listEndingIds(tx, userId);
  await tx.$queryRaw`
    SELECT 1 FROM post
    WHERE id IN (SELECT post_id FROM comment WHERE id = ANY(${ids}::uuid[]))
      OR company_id IN (SELECT id FROM company WHERE owner_id = ${userId}::uuid)
    ORDER BY id FOR UPDATE`;
  await deleteComments(tx, ids);
}

/** Comments deleted with an account: its own, and those of a company deleted with it. */
export async function listEndingIds(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.comment.findMany({
    where: { OR: [{ authorId: userId }, { company: { ownerId: userId } }] },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
