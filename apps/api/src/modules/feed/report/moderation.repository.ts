import type { adminCommentList, adminPostList } from '@acheep/contract/feed/moderation';
import type { ModerationState, ReportFilter } from '@acheep/contract/feed/moderation-option';
import type { ReportStatus } from '@acheep/contract/feed/report-option';
import { addDays, startOfDay } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import {
  companiesNamed,
  contains,
  inOrderOf,
  or,
  readPage,
  titled,
} from '../../../search/listed-page.repository.ts';
import { isPublicComment } from '../comment/comment.repository.ts';
import { isPublicPost } from '../post/post.repository.ts';
import { commentShown } from '../post/post-reaction.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';
import type { Written } from './report.policy.ts';

const { sql, raw } = Prisma;
const company = { select: { id: true, name: true, nameKm: true, logoPath: true, ownerId: true } } as const;
const author = { select: { id: true, name: true, locale: true } } as const;
const isOpen = { status: 'open' satisfies ReportStatus };
/** Reports of people whose reports do not count put nothing before the operator. */
const ignored = 'ignored' satisfies ReportStatus;
const both = { id: true, company, createdAt: true, updatedAt: true } as const;
const reported = { reports: { where: { status: { not: ignored } }, select: { status: true } } } as const;

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

const postShown = postIsPublic('e');
const postStates: Record<ModerationState, Prisma.Sql> = {
  shown: raw(postShown),
  hidden: sql`e.status = 'hidden'`,
  off: raw(`(e.status <> 'hidden' AND NOT ${postShown})`),
};
const isOnPublicPost = `EXISTS (SELECT FROM post p WHERE p.id = e.post_id AND ${postIsPublic('p')})`;
const commentStates: Record<ModerationState, Prisma.Sql> = {
  shown: raw(`(${commentShown('e')} AND ${isOnPublicPost})`),
  hidden: sql`e.hidden_by = 'operator'`,
  off: raw(
    `(coalesce(e.hidden_by <> 'operator', true) AND NOT (${commentShown('e')} AND ${isOnPublicPost}))`,
  ),
};
type Noun = 'post' | 'comment';
const reportsOf = (noun: Noun, only = '') =>
  raw(`EXISTS (SELECT FROM report r WHERE r.${noun}_id = e.id AND r.status <> '${ignored}' ${only})`);
const byReports = (noun: Noun): Record<ReportFilter, Prisma.Sql> => ({
  open: reportsOf(noun, `AND r.status = '${isOpen.status}'`),
  any: reportsOf(noun),
  none: sql`NOT ${reportsOf(noun)}`,
});

type Query = ParsedQueryOf<typeof adminCommentList>;

/** A page of posts or comments, with the filters that both have. */
async function pageOf(
  prisma: PrismaClient,
  noun: Noun,
  { search, filter, sort, offset, limit }: Query,
  where: (Prisma.Sql | undefined)[],
) {
  const text = noun === 'post' ? 'e.body' : 'e.text';
  const ways = search
    ? [
        contains(text, search),
        sql`e.company_id = ANY(${companiesNamed(search)})`,
        ...(noun === 'post'
          ? [
              sql`e.job_id = ANY(${titled('job', search)})`,
              sql`e.gathering_id = ANY(${titled('gathering', search)})`,
            ]
          : []),
      ]
    : undefined;
  const wanted = [
    ...where,
    filter.from && sql`e.created_at >= ${startOfDay(filter.from)}`,
    filter.to && sql`e.created_at < ${startOfDay(addDays(filter.to, 1))}`,
    or(filter.report?.map((one) => byReports(noun)[one])),
    or(ways),
  ];
  const reported = filter.report?.every((one) => one !== 'none');
  const list = {
    from: `${noun} e`,
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? ('asc' as const) : ('desc' as const),
    isNarrow: Boolean(search || filter.state?.every((one) => one !== 'shown') || reported),
  };
  if (sort !== 'reports_-1') return readPage(prisma, { ...list, where: wanted, offset, limit });
  // The reported ones are few; all others follow them in the order of time.
  const { ids: most, total } = await readPage(prisma, {
    ...list,
    where: [...wanted, reportsOf(noun)],
    by: [
      `(SELECT count(*) FROM report r WHERE r.${noun}_id = e.id AND r.status <> '${ignored}')`,
      'e.created_at',
      'e.id',
    ],
    offset,
    limit,
    isNarrow: true,
  });
  const others = await readPage(prisma, {
    ...list,
    where: [...wanted, sql`NOT ${reportsOf(noun)}`],
    offset: Math.max(0, offset - total),
    limit: limit - most.length,
  });
  return { ids: [...most, ...others.ids], total: total + others.total };
}

export async function listModeratedPosts(prisma: PrismaClient, query: ParsedQueryOf<typeof adminPostList>) {
  const { kind, state } = query.filter;
  const { ids, total } = await pageOf(prisma, 'post', query, [
    sql`e.status <> 'draft'`,
    kind && sql`e.kind = ANY(${kind}::text[])`,
    or(state?.map((one) => postStates[one])),
  ]);
  const where = { id: { in: ids } };
  const [rows, shown] = await Promise.all([
    prisma.post.findMany({ where, select: postFields }),
    prisma.post.findMany({ where: { ...where, ...isPublicPost }, select: { id: true } }),
  ]);
  return { rows: inOrderOf(ids, rows), total, shown: new Set(shown.map(({ id }) => id)) };
}

export async function listModeratedComments(prisma: PrismaClient, query: Query) {
  const { state } = query.filter;
  const { ids, total } = await pageOf(prisma, 'comment', query, [
    sql`e.text IS NOT NULL AND e.company_id IS NOT NULL`,
    or(state?.map((one) => commentStates[one])),
  ]);
  const where = { id: { in: ids } };
  const [rows, shown] = await Promise.all([
    prisma.comment.findMany({ where, select: commentFields }),
    prisma.comment.findMany({ where: { ...where, ...isPublicComment }, select: { id: true } }),
  ]);
  return { rows: inOrderOf(ids, rows), total, shown: new Set(shown.map(({ id }) => id)) };
}

/** Current state of a post or comment for moderation. */
export async function findModerated(tx: Transaction, { noun, id }: Written) {
  if (noun === 'comment') {
    const where = { id, ...isLeft };
    const row = await tx.comment.findFirst({ where, select: commentFields });
    return row && { comment: row, post: null };
  }
  const row = await tx.post.findFirst({ where: { id, ...isSaid }, select: postFields });
  return row && { comment: null, post: row };
}
