import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, row } from '@acheep/database/statement';
import { lockRows } from '../../../search/rows.repository.ts';

const post = row('post');
const comment = row('comment');
const among = (ids: readonly string[]) => anyOf(ids, 'uuid[]');

/** Posts that these comments are on. */
const withComments = (ids: readonly string[]): Condition =>
  post('e.id', 'in', build.selectFrom('comment as c').select('c.post_id').where('c.id', '=', among(ids)));

/**
 * Deletes these comments. A comment with answers is emptied instead, and deleted with its last answer. They are
 * locked, so that a concurrent answer either comes first or finds nothing to answer; and before them their posts, the
 * order in which the deletion of a post locks them.
 */
export async function deleteComments(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return;
  await lockRows(tx, 'post', 'forKeyShare', withComments(ids));
  const answered = build.selectFrom('comment as c').select('c.parent_id').where('c.id', '=', among(ids));
  const isOne = comment.or([comment('e.id', '=', among(ids)), comment('e.id', 'in', answered)]);
  const held = new Set(await lockRows(tx, 'comment', 'forUpdate', isOne));
  const wanted = await tx.comment.findMany({
    where: { id: { in: ids.filter((id) => held.has(id)) } },
    select: { id: true, parentId: true },
  });
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
  const own = build.selectFrom('company as c').select('c.id').where('c.owner_id', '=', userId);
  await lockRows(tx, 'post', 'forUpdate', post.or([withComments(ids), post('e.company_id', 'in', own)]));
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
