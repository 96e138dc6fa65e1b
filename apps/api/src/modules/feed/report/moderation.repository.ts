import type { adminCommentList, adminPostList } from '@acheep/contract/feed/moderation';
import {
  adminComments,
  adminPosts,
  type ModerationState,
  type ReportFilter,
} from '@acheep/contract/feed/moderation-option';
import type { ReportStatus } from '@acheep/contract/feed/report-option';
import { addDays, startOfDay } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import {
  contains,
  findOne,
  idsOf,
  idsThatMeet,
  oneOf,
  type Reader,
} from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyNamed } from '../../companies/company/company.repository.ts';
import { commentIsPublic } from '../comment/comment.repository.ts';
import { postIsPublic } from '../post/post-shown.repository.ts';
import { postHas } from '../post/post-text.repository.ts';
import type { Written } from './report.policy.ts';

const post = row('post');
const comment = row('comment');
const company = { select: { id: true, name: true, nameKm: true, logoPath: true, ownerId: true } } as const;
const author = { select: { id: true, name: true, locale: true } } as const;
const open = 'open' satisfies ReportStatus;
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

/** Posts that the operator sees: drafts are internal to their company. */
const postIsNotDraft: Condition = post('e.status', '<>', 'draft');
const postIsHidden: Condition = post('e.status', '=', 'hidden');
const postStates: Record<ModerationState, Condition> = {
  shown: postIsPublic,
  hidden: postIsHidden,
  off: post.and([post.not(postIsHidden), post.not(postIsPublic)]),
};

/** Comments that the operator sees: their authors have not deleted them. */
const commentIsLeft: Condition = comment.and([
  comment('e.text', 'is not', null),
  comment('e.company_id', 'is not', null),
]);
const commentIsHidden: Condition = comment('e.hidden_by', 'is not distinct from', 'operator');
const commentStates: Record<ModerationState, Condition> = {
  shown: commentIsPublic,
  hidden: commentIsHidden,
  off: comment.and([comment.not(commentIsHidden), comment.not(commentIsPublic)]),
};

type Column = 'post_id' | 'comment_id';
/** Posts or comments with reports that count, and of which this is true. */
const reportsOf = (column: Column) =>
  build
    .selectFrom('report as r')
    .whereRef(`r.${column}`, '=', sql.ref('e.id'))
    .where('r.status', '<>', ignored);
const isReported = (column: Column, status?: ReportStatus) => {
  const counted = reportsOf(column).select('r.id');
  return post.exists(status ? counted.where('r.status', '=', status) : counted);
};

/** Filters and orders that posts and comments have in common. */
function moderated(column: Column, states: Record<ModerationState, Condition>) {
  const byReports: Record<ReportFilter, Condition> = {
    open: isReported(column, open),
    any: isReported(column),
    none: post.not(isReported(column)),
  };
  return {
    filters: {
      state: (wanted: readonly ModerationState[]) => post.or(wanted.map((one) => states[one])),
      report: (wanted: readonly ReportFilter[]) => post.or(wanted.map((one) => byReports[one])),
      from: (day: string) => post('e.created_at', '>=', startOfDay(day)),
      to: (day: string) => post('e.created_at', '<', startOfDay(addDays(day, 1))),
    },
    order: {
      createdAt: 'e.created_at',
      reports: reportsOf(column).select(sql`count(*)`.as('count')),
    },
  };
}

type Query = ParsedQueryOf<typeof adminCommentList>;
/** Most are shown, and without reports. */
const isMostOfThem = ({ state, report }: Query['filter']) =>
  (!state || state.includes('shown')) && (!report || report.includes('none'));

const isOfNamed = (search: string): Condition =>
  post('e.company_id', '=', oneOf(idsOf('company', companyNamed(search))));

const moderatedPosts = workList(adminPosts, {
  table: 'post',
  ...moderated('post_id', postStates),
  filters: {
    ...moderated('post_id', postStates).filters,
    kind: (wanted) => post('e.kind', 'in', wanted),
  },
  text: (search) => post.or([postHas(search), isOfNamed(search)]),
  usual: 'createdAt_-1',
  isBroad: isMostOfThem,
  load: (db, page) => db.post.findMany({ ...page, select: postFields }),
});
const commentsLeft = workList(adminComments, {
  table: 'comment',
  ...moderated('comment_id', commentStates),
  text: (search) => comment.or([contains('e.text', search), isOfNamed(search)]),
  usual: 'createdAt_-1',
  isBroad: isMostOfThem,
  load: (db, page) => db.comment.findMany({ ...page, select: commentFields }),
});

/** A page of a list. In the order of reports the reported ones are few; all others follow in the order of time. */
async function pageOf<Row, Asked extends Query>(
  list: {
    page: (
      db: Reader,
      visible: readonly Condition[],
      query: Asked,
      now: Date,
    ) => Promise<{ rows: Row[]; total: number }>;
  },
  db: PrismaClient,
  { column, isVisible }: { column: Column; isVisible: Condition },
  query: Asked,
  now: Date,
) {
  if (query.sort !== 'reports_-1') return list.page(db, [isVisible], query, now);
  const most = await list.page(db, [isVisible, isReported(column)], query, now);
  const rest = {
    ...query,
    sort: 'createdAt_-1',
    offset: Math.max(0, query.offset - most.total),
    limit: query.limit - most.rows.length,
  } as const;
  const others = await list.page(db, [isVisible, post.not(isReported(column))], rest, now);
  return { rows: [...most.rows, ...others.rows], total: most.total + others.total };
}

const idOf = ({ id }: { id: string }) => id;

export async function listModeratedPosts(
  prisma: PrismaClient,
  query: ParsedQueryOf<typeof adminPostList>,
  now: Date,
) {
  const visible = { column: 'post_id', isVisible: postIsNotDraft } as const;
  const { rows, total } = await pageOf(moderatedPosts, prisma, visible, query, now);
  return { rows, total, shown: new Set(await idsThatMeet(prisma, 'post', rows.map(idOf), postIsPublic)) };
}

export async function listModeratedComments(prisma: PrismaClient, query: Query, now: Date) {
  const visible = { column: 'comment_id', isVisible: commentIsLeft } as const;
  const { rows, total } = await pageOf(commentsLeft, prisma, visible, query, now);
  const shown = await idsThatMeet(prisma, 'comment', rows.map(idOf), commentIsPublic);
  return { rows, total, shown: new Set(shown) };
}

/** Current state of a post or comment for moderation. */
export async function findModerated(tx: Transaction, { noun, id }: Written) {
  if (noun === 'comment') {
    const row = await findOne(tx, 'comment', id, [commentIsLeft], (one) =>
      tx.comment.findUnique({ ...one, select: commentFields }),
    );
    return row && { comment: row, post: null };
  }
  const row = await findOne(tx, 'post', id, [postIsNotDraft], (one) =>
    tx.post.findUnique({ ...one, select: postFields }),
  );
  return row && { comment: null, post: row };
}
