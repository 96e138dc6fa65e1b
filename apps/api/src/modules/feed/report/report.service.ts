import type {
  AdminReport,
  adminReportDecide,
  adminReportList,
  reportCreate,
} from '@acheep/contract/feed/report';
import type { ReportReason, ReportStatus } from '@acheep/contract/feed/report-option';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import { writeAudit } from '../../accounts/admin/audit.repository.ts';
import type { By } from '../../accounts/admin/by.ts';
import { presentCompany } from '../../jobs/job/job.presenter.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { lockShownComment } from '../comment/comment.repository.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { lockPublicPost } from '../post/post.repository.ts';
import { notifyWriter } from './notify-writer.ts';
import * as reports from './report.repository.ts';

const textOf = ({ post, comment }: reports.ReportRow) =>
  comment ? comment.text : (post?.body ?? post?.job?.title ?? post?.gathering?.title ?? null);

const present = (row: reports.ReportRow, facts: { shown: boolean; others: number }): AdminReport => {
  const company = row.comment ? row.comment.company : row.post?.company;
  return {
    _id: row.id,
    noun: row.comment ? 'comment' : 'post',
    reason: row.reason as ReportReason,
    words: row.words,
    status: row.status as ReportStatus,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reporter: { _id: row.reporter.id, name: row.reporter.name, email: row.reporter.email },
    about: {
      postId: row.comment?.postId ?? row.post?.id ?? '',
      company: company ? presentCompany(company) : null,
      text: textOf(row),
      shown: facts.shown,
    },
    others: facts.others,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

export function reportService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const {
    database: { prisma },
    now,
  } = deps;
  async function presented(db: Parameters<typeof reports.findShown>[0], rows: reports.ReportRow[]) {
    const shown = await reports.findShown(db, rows);
    const others = await reports.countOpen(db, rows);
    return rows.map((row) =>
      present(row, { shown: shown.has(row.comment?.id ?? row.post?.id ?? ''), others: others(row) }),
    );
  }

  return {
    async createIn(tx: Transaction, actor: Actor, body: ParsedBodyOf<typeof reportCreate>) {
      const { noun, aboutId: id, reason, words = null } = body;
      await reports.lockReporter(tx, actor.id);
      if (noun === 'post' && !(await lockPublicPost(tx, id))) throw new AppError('post.gone');
      if (noun === 'comment' && !(await lockShownComment(tx, id))) throw new AppError('comment.gone');
      const reported = noun === 'post' ? { postId: id } : { commentId: id };
      const own = await reports.findOwn(tx, actor.id, reported);
      const said = { reason, words };
      if (!own) {
        await reports.createReport(tx, { ...said, ...reported, reporterId: actor.id, createdAt: now() });
      } else if (!(await reports.changeReport(tx, own.id, said))) throw new AppError('report.answered');
    },

    async list(query: ParsedQueryOf<typeof adminReportList>) {
      const { rows, total } = await reports.listReports(prisma, query);
      return { data: await presented(prisma, rows), meta: pageMeta(total, query) };
    },

    /** One decision for all reports about the same content; it can be reversed. */
    decide: (
      { actor, requestId }: By,
      id: string,
      { status, answer = null, updatedAt }: ParsedBodyOf<typeof adminReportDecide>,
    ) =>
      prisma.$transaction(async (tx) => {
        const found = await reports.findReport(tx, id);
        if (!found) throw notFound();
        const reported = reports.reportedOf(found);
        await reports.lockReported(tx, reported);
        const row = await reports.findReport(tx, id);
        if (!row) throw notFound();
        refuseOutdated(row, updatedAt);
        const told = await reports.decideAll(tx, reported, { status, answer, answeredAt: now() });
        if ((await reports.setOffPage(tx, reported, status === 'hidden')) && status === 'hidden')
          await notifyWriter(deps, tx, {
            postId: row.comment?.postId ?? row.post?.id ?? '',
            commentAuthor: row.comment?.author ?? null,
            reason: row.reason as ReportReason,
          });
        const params = { about: excerptOf(textOf(row)), answer: answer ?? '' };
        const kind = status === 'hidden' ? 'report-hidden' : 'report-refused';
        await notify(deps, tx, kind, ...told.map((userId) => ({ userId, params })));
        if (told.length > 0)
          await writeAudit(tx, {
            actorId: actor.id,
            action: status === 'hidden' ? 'report.hide' : 'report.refuse',
            subjectId: row.comment?.id ?? row.post?.id ?? null,
            targetId: row.comment
              ? row.comment.authorId
              : (row.post?.createdById ?? row.post?.company.ownerId ?? null),
            details: { [row.comment ? 'comment' : 'post']: excerptOf(textOf(row)), reason: row.reason },
            requestId,
            createdAt: now(),
          });
        const [saved] = await presented(tx, [(await reports.findReport(tx, id)) ?? row]);
        if (!saved) throw notFound();
        return saved;
      }),
  };
}
