import {
  adminCommentHide,
  adminCommentList,
  adminCommentShow,
  adminPostHide,
  adminPostList,
  adminPostShow,
} from '@acheep/contract/feed/moderation';
import {
  adminReportDecide,
  adminReporterList,
  adminReportersIgnore,
  adminReportList,
  reportCreate,
  reportCreateByVisitor,
} from '@acheep/contract/feed/report';
import type { Module } from '../../../module.ts';
import { moderationService } from './moderation.service.ts';
import { reportAnsweredMail } from './report.mail.ts';
import { eachReport } from './report.repository.ts';
import { reportService } from './report.service.ts';
import { reporterService } from './reporter.service.ts';

export const reportModule: Module = {
  routes(register, deps) {
    const reports = reportService(deps);
    register(reportCreate, ({ tx, actor, body }) => reports.createIn(tx, actor, body));
    register(reportCreateByVisitor, ({ body: { email = null, ...body }, locale }) =>
      deps.database.prisma.$transaction((tx) => reports.createIn(tx, null, body, { email, locale })),
    );
    register(adminReportList, reports.list);
    register(adminReportDecide, reports.decide);
    const reporters = reporterService(deps);
    register(adminReporterList, reporters.list);
    register(adminReportersIgnore, reporters.ignore);
    const said = moderationService(deps);
    register(adminPostList, said.posts);
    register(adminCommentList, said.comments);
    register(adminPostHide, ({ params, body, ...call }) =>
      said.hide(call, { noun: 'post', id: params.id }, body),
    );
    register(adminPostShow, ({ params, ...call }) => said.show(call, { noun: 'post', id: params.id }));
    register(adminCommentHide, ({ params, body, ...call }) =>
      said.hide(call, { noun: 'comment', id: params.id }, body),
    );
    register(adminCommentShow, ({ params, ...call }) => said.show(call, { noun: 'comment', id: params.id }));
  },
  mails: [reportAnsweredMail],
  tables: { report: 'reports' },
  ownData: { reports: eachReport },
};
