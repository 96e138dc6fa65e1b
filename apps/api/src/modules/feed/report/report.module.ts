import {
  adminCommentHide,
  adminCommentList,
  adminCommentShow,
  adminPostHide,
  adminPostList,
  adminPostShow,
} from '@acheep/contract/feed/moderation';
import {
  adminReportAuthor,
  adminReportDecide,
  adminReporterList,
  adminReportersIgnore,
  adminReportList,
  reportCreate,
  reportCreateByVisitor,
} from '@acheep/contract/feed/report';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { clearReported } from '../../jobs/job/job-mark.repository.ts';
import { jobDecisionService } from '../../jobs/job-admin/job-decision.service.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { eachWarning } from './author.repository.ts';
import { authorService } from './author.service.ts';
import { moderationService } from './moderation.service.ts';
import { authorWarnedMail, reportAnsweredMail } from './report.mail.ts';
import { reportedOf } from './report.policy.ts';
import { presentReporter, textOf } from './report.presenter.ts';
import * as reports from './report.repository.ts';
import { reportService } from './report.service.ts';
import { weightOf } from './report-weight.ts';
import { lockReported } from './reported.repository.ts';
import { findReporters, openIgnored, setIgnored } from './reporter.repository.ts';
import { isEnough } from './weigh-reports.ts';

/** Decisions about people who report, with all that they have reported. */
function reporterService(deps: Deps) {
  const {
    database: { prisma },
    now,
  } = deps;
  const jobs = jobDecisionService(deps);

  /** Refuses the open reports of the people on one record; a job that was closed by them alone reopens. */
  const refuse = (by: By, row: reports.ReportRow, people: string[]) =>
    prisma.$transaction(async (tx) => {
      const reported = reportedOf(row);
      await lockReported(tx, reported);
      const reporterIds = await reports.refuseOf(tx, reported, people, now());
      const params = { about: excerptOf(textOf(row)), answer: '' };
      await notify(deps, tx, 'report-refused', ...reporterIds.map((userId) => ({ userId, params })));
      if (reported.noun !== 'job' || (await isEnough(deps, tx, reported.id)))
        return { reports: reporterIds.length, reopened: false };
      await clearReported(tx, reported.id);
      return { reports: reporterIds.length, reopened: await jobs.reopenIn(tx, by, reported.id, false) };
    });

  return {
    /** The accounts that have reported the same content. */
    async list({ params: { id: reportId } }: Call<typeof adminReporterList>) {
      const row = await reports.findReport(prisma, reportId);
      if (!row) throw notFound();
      const people = await reports.findReporterIds(prisma, reportedOf(row));
      const found = await findReporters(prisma, people, row.job?.id ?? null, now());
      return found.map((person) => ({ ...presentReporter(person), trusted: weightOf(person) > 0 }));
    },

    /**
     * From the first transaction on the reports of these people do not count. Each record follows in one of its own, so
     * that nothing is held for long; the same decision again finishes one that was interrupted.
     */
    async ignore({ body: { reporters, ignored }, ...by }: Call<typeof adminReportersIgnore>) {
      const moment = now();
      const opened = await prisma.$transaction(async (tx) => {
        const changed = await setIgnored(tx, reporters, ignored ? moment : null);
        for (const { id, open } of await findReporters(tx, changed, null, moment))
          await writeAudit(tx, {
            actorId: by.actor.id,
            action: ignored ? 'reporter.ignore' : 'reporter.count',
            targetId: id,
            details: { count: `${open}` },
            requestId: by.requestId,
            createdAt: moment,
          });
        return ignored ? 0 : openIgnored(tx, changed);
      });
      const done = { reports: opened, jobs: 0 };
      if (!ignored) return done;
      for (const row of await reports.findOpenOf(prisma, reporters)) {
        const one = await refuse(by, row, reporters);
        done.reports += one.reports;
        done.jobs += one.reopened ? 1 : 0;
      }
      return done;
    },
  };
}

export const reportModule: Module = {
  routes(register, deps) {
    const service = reportService(deps);
    register(reportCreate, ({ tx, actor, body }) => service.createIn(tx, actor, body));
    register(reportCreateByVisitor, ({ body: { email = null, ...body }, locale }) =>
      deps.database.prisma.$transaction((tx) => service.createIn(tx, null, body, { email, locale })),
    );
    register(adminReportList, service.list);
    register(adminReportDecide, service.decide);
    register(adminReportAuthor, authorService(deps).get);
    const reporters = reporterService(deps);
    register(adminReporterList, reporters.list);
    register(adminReportersIgnore, reporters.ignore);
    const moderation = moderationService(deps);
    register(adminPostList, moderation.posts);
    register(adminCommentList, moderation.comments);
    register(adminPostHide, ({ params, body, ...call }) =>
      moderation.hide(call, { noun: 'post', id: params.id }, body),
    );
    register(adminPostShow, ({ params, ...call }) => moderation.show(call, { noun: 'post', id: params.id }));
    register(adminCommentHide, ({ params, body, ...call }) =>
      moderation.hide(call, { noun: 'comment', id: params.id }, body),
    );
    register(adminCommentShow, ({ params, ...call }) =>
      moderation.show(call, { noun: 'comment', id: params.id }),
    );
  },
  mails: [reportAnsweredMail, authorWarnedMail],
  tables: { report: 'reports', author_warning: 'warnings' },
  ownData: { reports: reports.eachReport, warnings: eachWarning },
};
