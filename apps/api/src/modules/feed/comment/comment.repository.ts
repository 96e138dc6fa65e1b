import { answersShown } from '@acheep/contract/feed/comment';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { contains, inOrderOf, readPage } from '../../../search/listed-page.repository.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { isPublicPost } from '../post/post.repository.ts';
import { commentIsShown, commentShown, countAnswers } from '../post/post-reaction.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';

export type Reader = PrismaClient | Transaction;
const { sql, raw } = Prisma;

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

/** Condition for comments visible to the public. */
export const isPublicComment = { ...commentIsShown, post: isPublicPost } satisfies Prisma.CommentWhereInput;

type Query = Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'> & {
  postId?: string | undefined;
  parentId?: string | undefined;
};

/** Comments on a post, latest first, or answers to a comment, oldest first. */
export async function listComments(
  prisma: PrismaClient,
  { postId, parentId, search, sort, offset, limit }: Query,
) {
  // Without a post or a parent the list is empty: nobody needs the comments of all posts together.
  if (!postId && !parentId) return { rows: [], total: 0 };
  const shown = raw(commentShown('e'));
  const newestFirst = sort ? sort === 'createdAt_-1' : !parentId;
  const { ids, total } = await readPage(prisma, {
    from: 'comment e',
    where: [
      postId && sql`e.post_id = ${postId}::uuid`,
      sql`EXISTS (SELECT FROM post p
        WHERE p.id = ${postId ? sql`${postId}::uuid` : raw('e.post_id')} AND ${raw(postIsPublic('p'))})`,
      parentId
        ? sql`e.parent_id = ${parentId}::uuid AND ${shown}`
        : sql`e.parent_id IS NULL AND (${shown}
            OR EXISTS (SELECT FROM comment a WHERE a.parent_id = e.id AND ${raw(commentShown('a'))}))`,
      search ? sql`${shown} AND ${contains('e.text', search)}` : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: newestFirst ? 'desc' : 'asc',
    offset,
    limit,
  });
  const rows = await prisma.comment.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total };
}

/** First answers to each of these comments, with their number. */
export async function findAnswers(db: Reader, ids: string[]) {
  const first = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM unnest(${ids}::uuid[]) p (id) CROSS JOIN LATERAL (
      SELECT c.id FROM comment c
      WHERE c.parent_id = p.id AND ${raw(commentShown('c'))}
      ORDER BY c.created_at, c.id LIMIT ${answersShown}) a`;
  const [rows, counts] = await Promise.all([
    db.comment.findMany({
      where: { id: { in: first.map(({ id }) => id) } },
      select: fields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    countAnswers(db, ids),
  ]);
  return (id: string) => ({
    answers: rows.filter(({ parentId }) => parentId === id),
    answerCount: counts.get(id) ?? 0,
  });
}

/** Locks a comment for the rest of the transaction; null if it does not exist. */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM comment WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0 ? tx.comment.findUnique({ where: { id }, select: fields }) : null;
}

export const findComment = (db: Reader, id: string) =>
  db.comment.findUnique({ where: { id }, select: fields });

/**
 * Locks a visible comment and its parent against deletion for the rest of the transaction; their content may change.
 * By id, the order in which deletion locks them.
 */
export async function lockShownComment(tx: Transaction, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM comment WHERE id = ${id}::uuid OR id = (SELECT parent_id FROM comment WHERE id = ${id}::uuid)
    ORDER BY id FOR KEY SHARE`;
  return tx.comment.findFirst({
    where: { id, ...isPublicComment },
    select: {
      id: true,
      postId: true,
      parentId: true,
      companyId: true,
      author: { select: { id: true, locale: true, membership: { select: { companyId: true } } } },
    },
  });
}

export const lockAccounts = (tx: Transaction, ids: string[]) =>
  tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;

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
export async function lockWithPost(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM comment WHERE id = ${id}::uuid FOR KEY SHARE`;
  return held.length > 0;
}

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
export const lockNames = (tx: Transaction, ids: string[]) =>
  tx.$queryRaw<{ id: string; name: string; nameKm: string | null }[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm" FROM company c JOIN "user" u ON u.id = c.owner_id
    WHERE c.id = ANY(${ids}::uuid[]) AND u.disabled_at IS NULL ORDER BY c.id FOR KEY SHARE OF c`;

/** Latest comments of the company on a post. */
export const listCompanyComments = (prisma: PrismaClient, companyId: string, postId: string, most: number) =>
  prisma.comment.findMany({
    where: { postId, companyId },
    select: { id: true, authorId: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });

/** Latest comments hidden by the members of the post's company. */
export const listHidden = (prisma: PrismaClient, userId: string, postId: string, most: number) =>
  prisma.comment.findMany({
    where: { postId, post: { company: worksFor(userId, 'post') }, hiddenBy: 'company', text: { not: null } },
    select: fields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });

/** Data export. */
export const eachComment = (prisma: PrismaClient, authorId: string) =>
  keysetRows((where, page) =>
    prisma.comment.findMany({
      where: { ...where, authorId },
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
      ...page,
    }),
  );
