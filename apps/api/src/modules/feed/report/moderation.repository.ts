import type { adminCommentList, adminPostList } from '@acheep/contract/feed/moderation';
import type { ModerationState, ReportFilter } from '@acheep/contract/feed/moderation-option';
import type { ReportStatus } from '@acheep/contract/feed/report-option';
import { addDays, startOfDay } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { containing } from '../../../search/containing.ts';
import { isPublicComment } from '../comment/comment.repository.ts';
import { isPublicPost } from '../post/post.repository.ts';
import type { Reported } from './report.repository.ts';

const company = { select: { id: true, name: true, nameKm: true, logoPath: true, ownerId: true } } as const;
const author = { select: { id: true, name: true, locale: true } } as const;
const isOpen = { status: 'open' satisfies ReportStatus };
const both = { id: true, company, createdAt: true, updatedAt: true } as const;
const reported = { reports: { select: { status: true } } } as const;

const postFields = {
  ...both,
  ...reported,
  kind: true,
  status: true,
  body: true,
  createdBy: author,
  job: { select: { title: true, createdBy: author } },
  gathering: { select: { title: true, createdBy: author } },
} satisfies Prisma.PostSelect;
export type ModeratedPost = Prisma.PostGetPayload<{ select: typeof postFields }>;

const commentFields = {
  ...both,
  ...reported,
  postId: true,
  text: true,
  hiddenBy: true,
  author,
} satisfies Prisma.CommentSelect;
export type ModeratedComment = Prisma.CommentGetPayload<{ select: typeof commentFields }>;

// Drafts are internal to their company.
const isSaid = { status: { not: 'draft' } } satisfies Prisma.PostWhereInput;
const isLeft = { text: { not: null }, companyId: { not: null } } satisfies Prisma.CommentWhereInput;

const postStates: Record<ModerationState, Prisma.PostWhereInput> = {
  shown: isPublicPost,
  hidden: { status: 'hidden' },
  off: { status: { not: 'hidden' }, NOT: isPublicPost },
};
const byOthers = { OR: [{ hiddenBy: null }, { hiddenBy: { not: 'operator' } }] };
const commentStates: Record<ModerationState, Prisma.CommentWhereInput> = {
  shown: isPublicComment,
  hidden: { hiddenBy: 'operator' },
  off: {
    AND: [
      byOthers,
      {
        OR: [
          { hiddenBy: { not: null } },
          { author: { disabledAt: { not: null } } },
          { company: { owner: { disabledAt: { not: null } } } },
          { post: { NOT: isPublicPost } },
        ],
      },
    ],
  },
};
const byReports: Record<ReportFilter, Prisma.PostWhereInput & Prisma.CommentWhereInput> = {
  open: { reports: { some: isOpen } },
  any: { reports: { some: {} } },
  none: { reports: { none: {} } },
};

type Query = ParsedQueryOf<typeof adminCommentList>;

/** Filters common to posts and comments. */
const narrowed = ({ filter }: Pick<Query, 'filter'>) => ({
  createdAt: {
    gte: filter.from && startOfDay(filter.from),
    lt: filter.to && startOfDay(addDays(filter.to, 1)),
  },
  ...(filter.report && { OR: filter.report.map((one) => byReports[one]) }),
});
const inOrder = ({ sort }: Pick<Query, 'sort'>) => {
  const direction = sort === 'createdAt_1' ? ('asc' as const) : ('desc' as const);
  const byDay = [{ createdAt: direction }, { id: direction }];
  return sort === 'reports_-1' ? [{ reports: { _count: 'desc' as const } }, ...byDay] : byDay;
};
const named = (found: ReturnType<typeof containing>) => ({
  company: { OR: [{ name: found }, { nameKm: found }] },
});

export async function listModeratedPosts(prisma: PrismaClient, query: ParsedQueryOf<typeof adminPostList>) {
  const { search, filter, offset, limit } = query;
  const found = search && containing(search);
  const where: Prisma.PostWhereInput = {
    AND: [
      isSaid,
      narrowed(query),
      filter.kind ? { kind: { in: filter.kind } } : {},
      filter.state ? { OR: filter.state.map((one) => postStates[one]) } : {},
      found
        ? { OR: [{ body: found }, { job: { title: found } }, { gathering: { title: found } }, named(found)] }
        : {},
    ],
  };
  const [rows, total] = await Promise.all([
    prisma.post.findMany({ where, select: postFields, orderBy: inOrder(query), skip: offset, take: limit }),
    prisma.post.count({ where, take: totalCap + 1 }),
  ]);
  const ids = rows.map(({ id }) => id);
  const shown = await prisma.post.findMany({
    where: { id: { in: ids }, ...isPublicPost },
    select: { id: true },
  });
  return { rows, total, shown: new Set(shown.map(({ id }) => id)) };
}

export async function listModeratedComments(prisma: PrismaClient, query: Query) {
  const { search, filter, offset, limit } = query;
  const found = search && containing(search);
  const where: Prisma.CommentWhereInput = {
    AND: [
      isLeft,
      narrowed(query),
      filter.state ? { OR: filter.state.map((one) => commentStates[one]) } : {},
      found ? { OR: [{ text: found }, named(found)] } : {},
    ],
  };
  const orderBy = inOrder(query);
  const [rows, total] = await Promise.all([
    prisma.comment.findMany({ where, select: commentFields, orderBy, skip: offset, take: limit }),
    prisma.comment.count({ where, take: totalCap + 1 }),
  ]);
  const ids = rows.map(({ id }) => id);
  const shown = await prisma.comment.findMany({
    where: { id: { in: ids }, ...isPublicComment },
    select: { id: true },
  });
  return { rows, total, shown: new Set(shown.map(({ id }) => id)) };
}

/** Current state of a post or comment for moderation. */
export async function findModerated(tx: Transaction, about: Reported) {
  if ('commentId' in about) {
    const where = { id: about.commentId, ...isLeft };
    const row = await tx.comment.findFirst({ where, select: commentFields });
    return row && { comment: row, post: null };
  }
  const row = await tx.post.findFirst({ where: { id: about.postId, ...isSaid }, select: postFields });
  return row && { comment: null, post: row };
}
