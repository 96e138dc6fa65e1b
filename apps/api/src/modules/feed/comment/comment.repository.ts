import { answersShown, type commentList } from '@acheep/contract/feed/comment';
import { comments } from '@acheep/contract/feed/comment-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, anyOf, build, type Condition, read, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import {
  contains,
  eachRow,
  findOne,
  idsOf,
  lock,
  lockRows,
  meets,
  type Reader,
  related,
} from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyIsPublic } from '../../companies/company/company.repository.ts';
import { isOfColleagues } from '../post/post.repository.ts';
import { commentIsShown, countAnswers } from '../post/post-reaction.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';

const comment = row('comment');

const fields = {
  id: true,
  postId: true,
  parentId: true,
  authorId: true,
  author: { select: { disabledAt: true } },
  company: {
    select: { id: true, name: true, nameKm: true, logoPath: true, owner: { select: { disabledAt: true } } },
  },
  text: true,
  hiddenBy: true,
  mentions: { select: { companyId: true, name: true } },
  editedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CommentSelect;
export type CommentRow = Prisma.CommentGetPayload<{ select: typeof fields }>;

const isOnPublicPost: Condition = comment('e.post_id', 'in', idsOf('post', postIsPublic));
/** Comments that the public may see. */
export const commentIsPublic: Condition = all([commentIsShown, isOnPublicPost]);

/** Comments of which something is shown: themselves, or an answer. */
const showsSomething: Condition = comment.or([
  commentIsShown,
  related('comment', ['parent_id', 'e.id'], commentIsShown),
]);

const onPosts = workList(comments, {
  table: 'comment',
  filters: {
    postId: (id) => comment('e.post_id', '=', id),
    parentId: (id) => all([comment('e.parent_id', '=', id), commentIsShown]),
  },
  text: (search) => all([commentIsShown, contains('e.text', search)]),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.comment.findMany({ ...page, select: fields }),
});

/** Comments on a post, latest first, or answers to a comment, oldest first. */
export async function listComments(
  prisma: PrismaClient,
  { sort, ...query }: ParsedQueryOf<typeof commentList>,
  now: Date,
) {
  const { postId, parentId } = query.filter;
  // Without a post or a parent the list is empty: nobody needs the comments of all posts together.
  if (!postId && !parentId) return { rows: [], total: 0 };
  const isFirst = parentId ? all([]) : all([comment('e.parent_id', 'is', null), showsSomething]);
  const inOrder = { ...query, sort: sort ?? (parentId ? 'createdAt_1' : 'createdAt_-1') } as const;
  return onPosts.page(prisma, [isOnPublicPost, isFirst], inOrder, now);
}

/** First answers to each of these comments, with their number. */
export async function findAnswers(db: Reader, ids: string[]) {
  const given = sql<{ id: string }>`unnest(${typed(ids, 'uuid[]')})`.as<'p'>(sql`p (id)`);
  const answers = build
    .selectFrom('comment as e')
    .whereRef('e.parent_id', '=', sql.ref('p.id'))
    .where(commentIsShown)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(answersShown)
    .select('e.id');
  const first = await read(
    db,
    build
      .selectFrom(given)
      .innerJoinLateral(answers.as('a'), (on) => on.onTrue())
      .select('a.id'),
  );
  const rows = await db.comment.findMany({
    where: { id: { in: first.map(({ id }) => id) } },
    select: fields,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const counts = await countAnswers(db, ids);
  return (id: string) => ({
    answers: rows.filter(({ parentId }) => parentId === id),
    answerCount: counts.get(id) ?? 0,
  });
}

/** Locks a comment for the rest of the transaction; null if it does not exist. */
export const lockComment = async (tx: Transaction, id: string): Promise<CommentRow | null> =>
  (await lock(tx, 'comment', id, 'forNoKeyUpdate')) ? findComment(tx, id) : null;

export const findComment = (db: Reader, id: string) =>
  db.comment.findUnique({ where: { id }, select: fields });

/**
 * Locks a visible comment and its parent against deletion for the rest of the transaction; their content may change.
 * By id, the order in which deletion locks them.
 */
export async function lockShownComment(tx: Transaction, id: string) {
  const parent = build.selectFrom('comment as c').select('c.parent_id').where('c.id', '=', id);
  await lockRows(
    tx,
    'comment',
    'forKeyShare',
    comment.or([comment('e.id', '=', id), comment('e.id', '=', parent)]),
  );
  return findOne(tx, 'comment', id, [commentIsPublic], (one) =>
    tx.comment.findUnique({
      ...one,
      select: {
        id: true,
        postId: true,
        parentId: true,
        companyId: true,
        author: { select: { id: true, locale: true, membership: { select: { companyId: true } } } },
      },
    }),
  );
}

export const lockAccounts = (tx: Transaction, ids: string[]) =>
  lockRows(tx, 'user', 'forKeyShare', row('user')('e.id', '=', anyOf(ids, 'uuid[]')));

/** Authors of a comment and of the answers to it. */
export async function listAuthors(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.comment.findMany({
    where: { OR: [{ id }, { parentId: id }], authorId: { not: null } },
    select: { authorId: true },
    distinct: ['authorId'],
  });
  return rows.flatMap(({ authorId }) => authorId ?? []);
}

/** Locks a comment against deletion for the rest of the transaction; false if it no longer exists. */
export const lockWithPost = (tx: Transaction, id: string) => lock(tx, 'comment', id, 'forKeyShare');

export interface Mention {
  companyId: string;
  name: string;
}

interface NewComment {
  postId: string;
  parentId: string | null;
  authorId: string;
  companyId: string;
  text: string;
  createdAt: Date;
}

export const createComment = (tx: Transaction, data: NewComment, mentions: Mention[]): Promise<CommentRow> =>
  tx.comment.create({ data: { ...data, mentions: { create: mentions } }, select: fields });

/** Saves a locked comment. */
export const saveComment = (
  tx: Transaction,
  id: string,
  data: { text: string; editedAt: Date },
  mentions: Mention[],
): Promise<CommentRow> =>
  tx.comment.update({
    where: { id },
    data: { ...data, mentions: { deleteMany: {}, create: mentions } },
    select: fields,
  });

export const setHidden = (tx: Transaction, id: string, hiddenBy: 'company' | 'operator' | null) =>
  tx.comment.update({ where: { id }, data: { hiddenBy }, select: { id: true } });

/** Locks public companies against deletion and returns the names by which a text may mention them. */
export async function lockNames(tx: Transaction, ids: string[]) {
  const held = await lockRows(
    tx,
    'company',
    'forKeyShare',
    row('company')('e.id', '=', anyOf(ids, 'uuid[]')),
    companyIsPublic,
  );
  return tx.company.findMany({
    where: { id: { in: held } },
    select: { id: true, name: true, nameKm: true },
    orderBy: { id: 'asc' },
  });
}

/** Latest comments of the company on a post. */
export const listCompanyComments = (prisma: PrismaClient, companyId: string, postId: string, most: number) =>
  prisma.comment.findMany({
    where: { postId, companyId },
    select: { id: true, authorId: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });

/** Latest comments hidden by the members of the post's company. */
export async function listHidden(prisma: PrismaClient, userId: string, postId: string, most: number) {
  if (!(await meets(prisma, 'post', postId, isOfColleagues(userId, 'post')))) return [];
  return prisma.comment.findMany({
    where: { postId, hiddenBy: 'company', text: { not: null } },
    select: fields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
}

/** Data export. */
export const eachComment = (prisma: PrismaClient, authorId: string) =>
  eachRow(prisma, 'comment', [comment('e.author_id', '=', authorId)], (page) =>
    prisma.comment.findMany({
      ...page,
      select: {
        id: true,
        postId: true,
        parentId: true,
        text: true,
        hiddenBy: true,
        mentions: { select: { name: true } },
        editedAt: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  );
