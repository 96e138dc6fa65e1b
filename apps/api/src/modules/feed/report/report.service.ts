import type * as contract from '@acheep/contract/feed/report';
import { type ReportReason, reportReasons } from '@acheep/contract/feed/report-option';
import type { StopReason } from '@acheep/contract/jobs/job-moderation-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { NotificationParams } from '@acheep/contract/messaging/notification-text';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { adminService } from '../../accounts/admin/admin.service.ts';
import { clearReported } from '../../jobs/job/job-mark.repository.ts';
import { jobDecisionService } from '../../jobs/job-admin/job-decision.service.ts';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { lockShownComment } from '../comment/comment.repository.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { lockPublicPost } from '../post/post.repository.ts';
import { authorService } from './author.service.ts';
import { closeReports } from './close-reports.ts';
import { notifyWriter } from './notify-writer.ts';
import { type Reported, reportedOf } from './report.policy.ts';
import { authorIdOf, companyOf, presentReport, textOf } from './report.presenter.ts';
import * as reports from './report.repository.ts';
import {
  findPast,
  findShown,
  isPublicCompany,
  jobTitle,
  lockPublicJob,
  lockReported,
  setOffPage,
} from './reported.repository.ts';
import { findReporters, lockReporter } from './reporter.repository.ts';
import { weighReports } from './weigh-reports.ts';

/** Notifies every admin of a new report, or of a job that reports have hidden or might have. */
async function notifyModerators<K extends 'report-received' | 'job-held' | 'job-reported'>(
  deps: Notifier,
  tx: Transaction,
  kind: K,
  params: NotificationParams<K>,
) {
  const admins = await listAdmins(tx);
  await notify(deps, tx, kind, ...admins.map(({ id: userId }) => ({ userId, params })));
}

/** Why a job is closed that was reported for a reason. */
const stopOf: Record<ReportReason, StopReason> = {
  scam: 'money',
  pay: 'untrue',
  abroad: 'unlawful',
  copied: 'untrue',
  discriminates: 'unlawful',
  spam: 'untrue',
  false: 'untrue',
  insult: 'unlawful',
  indecent: 'unlawful',
  private: 'unlawful',
  other: 'other',
};

type New = ParsedBodyOf<typeof contract.reportCreate>;
type Chosen = ParsedBodyOf<typeof contract.adminReportDecide>;

export function reportService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const jobs = jobDecisionService(deps);
  const accounts = adminService(deps);
  const authors = authorService(deps);

  async function presented(db: PrismaClient | Transaction, rows: reports.ReportRow[]) {
    const recruiting = rows.flatMap((row) => (row.job || row.company ? (companyOf(row)?.id ?? []) : []));
    const people = rows.flatMap(({ reporterId }) => reporterId ?? []);
    const found = await findReporters(db, people, null, now());
    const shown = await findShown(db, rows.map(reportedOf));
    const others = await reports.countOpen(db, rows);
    const past = recruiting.length > 0 ? await findPast(database, recruiting, now()) : null;
    const reporters = new Map(found.map((person) => [person.id, person]));
    return rows.map((row) => {
      const companyId = row.job || row.company ? companyOf(row)?.id : undefined;
      return presentReport(row, {
        reporter: row.reporterId ? reporters.get(row.reporterId) : undefined,
        shown: shown.has(reportedOf(row).id),
        others: others(row),
        past: companyId && past ? past(companyId) : null,
      });
    });
  }

  /** Throws unless the content is on the site. */
  async function requireShown(tx: Transaction, { noun, id }: Reported) {
    if (noun === 'post' && !(await lockPublicPost(tx, id))) throw new AppError('post.gone');
    if (noun === 'comment' && !(await lockShownComment(tx, id))) throw new AppError('comment.gone');
    if (noun === 'job' && !(await lockPublicJob(tx, id))) throw fieldError({ aboutId: 'no_job' });
    if (noun === 'company' && !(await isPublicCompany(tx, id))) throw notFound();
  }

  /** Suspends a reported company with its owner's account, or restores one that this decision has suspended. */
  async function suspend(
    tx: Transaction,
    by: By,
    { company, reason, status: before }: reports.ReportRow,
    { status, answer }: Chosen,
  ) {
    if (!company) return;
    const { ownerId, owner } = company;
    if (status === 'hidden' && !owner.disabledAt) {
      if (owner.keeper) throw new AppError('company.state');
      await accounts.disableIn(
        tx,
        by,
        ownerId,
        answer ?? reportReasons[reason as ReportReason][owner.locale],
      );
    }
    if (status === 'refused' && owner.disabledAt && before === 'hidden')
      await accounts.enableIn(tx, by, ownerId);
  }

  /** Takes what is reported off the site, or puts it back. */
  async function carryOut(tx: Transaction, by: By, row: reports.ReportRow, chosen: Chosen) {
    const { noun, id } = reportedOf(row);
    const hidden = chosen.status === 'hidden';
    const reason = row.reason as ReportReason;
    if (noun === 'company') await suspend(tx, by, row, chosen);
    else if (noun === 'job') {
      await clearReported(tx, id);
      await (hidden
        ? jobs.closeIn(tx, by, id, { reason: stopOf[reason] })
        : jobs.reopenIn(tx, by, id, row.status === 'hidden'));
    } else if ((await setOffPage(tx, { noun, id }, hidden)) && hidden)
      await notifyWriter(deps, tx, {
        postId: row.comment?.postId ?? row.post?.id ?? '',
        commentAuthor: row.comment?.author ?? null,
        reason,
      });
  }

  async function find(db: PrismaClient | Transaction, id: string) {
    const row = await reports.findReport(db, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    /** `actor` is null for a visitor. A job that enough trusted people have reported is hidden until it is looked at. */
    async createIn(
      tx: Transaction,
      actor: Actor | null,
      { noun, aboutId: id, reason, words = null }: New,
      visitor: { email: string | null; locale: Locale } | null = null,
    ) {
      const reported = { noun, id };
      const ignored = actor !== null && (await lockReporter(tx, actor.id));
      await requireShown(tx, reported);
      const details = { reason, words };
      const own = actor && (await reports.findOwn(tx, actor.id, reported));
      if (!own) {
        const by = actor ? { reporterId: actor.id } : (visitor ?? {});
        await reports.createReport(tx, reported, {
          ...details,
          ...by,
          ...(ignored && { status: 'ignored' }),
          createdAt: now(),
        });
      } else if (!(await reports.changeReport(tx, own.id, details))) throw new AppError('report.answered');
      if (own || ignored) return;
      const weighed =
        noun === 'job' && actor
          ? await weighReports(deps, tx, jobs.closeIn, { jobId: id, reporterId: actor.id })
          : null;
      if (!weighed) return notifyModerators(deps, tx, 'report-received', {});
      const title = await jobTitle(tx, id);
      if (weighed.kind === 'job-reported') return notifyModerators(deps, tx, weighed.kind, { title });
      await notifyModerators(deps, tx, weighed.kind, { title, reporters: `${weighed.reporters}` });
    },

    async list({ query }: Call<typeof contract.adminReportList>) {
      const { rows, total } = await reports.listReports(prisma, query, now());
      return { data: await presented(prisma, rows), meta: pageMeta(total, query) };
    },

    /** One decision for all reports about the same content; it can be reversed. */
    decide: ({ params: { id }, body: chosen, ...by }: Call<typeof contract.adminReportDecide>) =>
      prisma.$transaction(async (tx) => {
        const reported = reportedOf(await find(tx, id));
        await lockReported(tx, reported);
        const row = await find(tx, id);
        refuseOutdated(row, chosen.updatedAt);
        await carryOut(tx, by, row, chosen);
        if (chosen.measure) {
          await authors.takeIn(tx, by, row, chosen.measure, chosen.warning ?? '');
          await reports.noteMeasure(tx, id, now());
        }
        const { status, answer = null } = chosen;
        const about = excerptOf(textOf(row));
        if ((await closeReports(deps, tx, reported, { status, answer, about })) > 0)
          await writeAudit(tx, {
            actorId: by.actor.id,
            action: status === 'hidden' ? 'report.hide' : 'report.refuse',
            subjectId: reported.id,
            targetId: authorIdOf(row),
            details: { [reported.noun]: about, reason: row.reason },
            requestId: by.requestId,
            createdAt: now(),
          });
        const [saved] = await presented(tx, [await find(tx, id)]);
        return saved as contract.AdminReport;
      }),
  };
}
