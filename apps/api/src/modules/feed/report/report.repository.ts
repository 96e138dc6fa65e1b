import type { adminReportList } from '@acheep/contract/feed/report';
import type { ReportNoun, ReportReason, ReportStatus } from '@acheep/contract/feed/report-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { contains, inOrderOf, or, readPage, titled } from '../../../search/listed-page.repository.ts';
import { isPublicComment } from '../comment/comment.repository.ts';
import { isPublicPost } from '../post/post.repository.ts';

const { sql } = Prisma;

export type Reported = { postId: string } | { commentId: string };

const company = { select: { id: true, name: true, nameKm: true, logoPath: true, ownerId: true } } as const;
const fields = {
  id: true,
  reason: true,
  words: true,
  status: true,
  answer: true,
  answeredAt: true,
  createdAt: true,
  updatedAt: true,
  reporter: { select: { id: true, name: true, email: true } },
  post: {
    select: {
      id: true,
      body: true,
      company,
      createdById: true,
      job: { select: { title: true } },
      gathering: { select: { title: true } },
    },
  },
  comment: {
    select: {
      id: true,
      postId: true,
      text: true,
      company,
      authorId: true,
      author: { select: { id: true, locale: true } },
    },
  },
} satisfies Prisma.ReportSelect;
export type ReportRow = Prisma.ReportGetPayload<{ select: typeof fields }>;

export const reportedOf = ({ post, comment }: Pick<ReportRow, 'post' | 'comment'>): Reported =>
  comment ? { commentId: comment.id } : { postId: post?.id ?? '' };

/** Locks the reporter's account, so that of two concurrent reports the second updates the first. */
export const lockReporter = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;

export const findOwn = (tx: Transaction, reporterId: string, reported: Reported) =>
  tx.report.findFirst({ where: { reporterId, ...reported }, select: { id: true, status: true } });

interface Said {
  reason: ReportReason;
  words: string | null;
}

export const createReport = (
  tx: Transaction,
  data: Said & Reported & { reporterId: string; createdAt: Date },
) => tx.report.create({ data, select: { id: true } });

/** Updates a report while it is open; false if it is closed. */
export async function changeReport(tx: Transaction, id: string, said: Said): Promise<boolean> {
  const { count } = await tx.report.updateMany({
    where: { id, status: 'open' satisfies ReportStatus },
    data: said,
  });
  return count > 0;
}

export async function listReports(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit }: ParsedQueryOf<typeof adminReportList>,
) {
  const nouns: Record<ReportNoun, Prisma.Sql> = {
    post: sql`e.post_id IS NOT NULL`,
    comment: sql`e.comment_id IS NOT NULL`,
  };
  const { ids, total } = await readPage(prisma, {
    from: 'report e',
    where: [
      filter.status && sql`e.status = ANY(${filter.status}::text[])`,
      filter.reason && sql`e.reason = ANY(${filter.reason}::text[])`,
      or(filter.noun?.map((noun) => nouns[noun])),
      search
        ? sql`(${contains('e.words', search)}
            OR e.post_id IN (SELECT p.id FROM post p WHERE ${contains('p.body', search)}
              OR p.job_id = ANY(${titled('job', search)}) OR p.gathering_id = ANY(${titled('gathering', search)}))
            OR e.comment_id IN (SELECT c.id FROM comment c WHERE ${contains('c.text', search)}))`
        : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: search !== undefined,
  });
  const rows = await prisma.report.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total };
}

type Reader = PrismaClient | Transaction;

/** Ids of the reported content that is publicly visible now. */
export async function findShown(db: Reader, rows: ReportRow[]): Promise<Set<string>> {
  const ids = (noun: 'post' | 'comment') => rows.flatMap((row) => row[noun]?.id ?? []);
  const [posts, comments] = await Promise.all([
    db.post.findMany({ where: { id: { in: ids('post') }, ...isPublicPost }, select: { id: true } }),
    db.comment.findMany({ where: { id: { in: ids('comment') }, ...isPublicComment }, select: { id: true } }),
  ]);
  return new Set([...posts, ...comments].map(({ id }) => id));
}

/** Number of open reports about the same content, per report. */
export async function countOpen(db: Reader, rows: ReportRow[]): Promise<(row: ReportRow) => number> {
  const open = { status: 'open' satisfies ReportStatus };
  const postIds = rows.flatMap(({ post }) => post?.id ?? []);
  const commentIds = rows.flatMap(({ comment }) => comment?.id ?? []);
  const [posts, comments] = await Promise.all([
    db.report.groupBy({ by: ['postId'], where: { postId: { in: postIds }, ...open }, _count: true }),
    db.report.groupBy({ by: ['commentId'], where: { commentId: { in: commentIds }, ...open }, _count: true }),
  ]);
  const counts = new Map([
    ...posts.map(({ postId, _count }) => [postId, _count] as const),
    ...comments.map(({ commentId, _count }) => [commentId, _count] as const),
  ]);
  return (row) => {
    const all = counts.get(row.comment?.id ?? row.post?.id ?? null) ?? 0;
    return Math.max(0, row.status === open.status ? all - 1 : all);
  };
}

export const findReport = (db: Reader, id: string) => db.report.findUnique({ where: { id }, select: fields });

/** Locks the reported content, then all its reports, before a decision. */
export async function lockReported(tx: Transaction, reported: Reported) {
  if ('commentId' in reported) {
    await tx.$queryRaw`SELECT 1 FROM comment WHERE id = ${reported.commentId}::uuid FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM report WHERE comment_id = ${reported.commentId}::uuid ORDER BY id FOR UPDATE`;
  } else {
    await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${reported.postId}::uuid FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM report WHERE post_id = ${reported.postId}::uuid ORDER BY id FOR UPDATE`;
  }
}

/** Saves the decision on all reports of the content with a different one; returns the reporters to notify. */
export async function decideAll(
  tx: Transaction,
  reported: Reported,
  data: { status: ReportStatus; answer: string | null; answeredAt: Date },
) {
  const where = { ...reported, status: { not: data.status } };
  const people = await tx.report.findMany({ where, select: { reporterId: true } });
  await tx.report.updateMany({ where, data });
  return people.map(({ reporterId }) => reporterId);
}

/** Hides the content, or restores content hidden by the operator; false if nothing changed. */
export async function setOffPage(tx: Transaction, reported: Reported, isHidden: boolean): Promise<boolean> {
  if ('commentId' in reported) {
    const id = reported.commentId;
    const { count } = await (isHidden
      ? tx.comment.updateMany({
          // The column is null if nobody has hidden the comment, and a comparison with null matches neither way.
          where: { id, text: { not: null }, OR: [{ hiddenBy: null }, { hiddenBy: { not: 'operator' } }] },
          data: { hiddenBy: 'operator' },
        })
      : tx.comment.updateMany({ where: { id, hiddenBy: 'operator' }, data: { hiddenBy: null } }));
    return count > 0;
  }
  const id = reported.postId;
  // Stores the previous status, so that a post archived by its company returns to the archive.
  const changed = isHidden
    ? await tx.$executeRaw`
        UPDATE post SET hidden_from = status, status = 'hidden', updated_at = now()
        WHERE id = ${id}::uuid AND status <> 'hidden'`
    : await tx.$executeRaw`
        UPDATE post SET status = coalesce(hidden_from, 'active'), hidden_from = NULL, updated_at = now()
        WHERE id = ${id}::uuid AND status = 'hidden'`;
  return changed > 0;
}

/** Data export. */
export const eachReport = (prisma: PrismaClient, reporterId: string) =>
  keysetRows((where, page) =>
    prisma.report.findMany({
      where: { ...where, reporterId },
      select: {
        id: true,
        postId: true,
        commentId: true,
        reason: true,
        words: true,
        status: true,
        answer: true,
        answeredAt: true,
        createdAt: true,
      },
      ...page,
    }),
  );
