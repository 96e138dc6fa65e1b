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
import { by } from '../../accounts/admin/by.ts';
import { moderationService } from './moderation.service.ts';
import { reportAnsweredMail } from './report.mail.ts';
import { eachReport } from './report.repository.ts';
import { reportService } from './report.service.ts';
import { reporterService } from './reporter.service.ts';

export const reportModule: Module = {
  routes(register, deps) {
    const reports = reportService(deps);
    register(reportCreate, async ({ tx, actor, body }) => {
      await reports.createIn(tx, actor, body);
      return { data: null };
    });
    register(reportCreateByVisitor, async ({ body: { email = null, ...body }, locale }) => {
      await deps.database.prisma.$transaction((tx) => reports.createIn(tx, null, body, { email, locale }));
      return { data: null };
    });
    register(adminReportList, async ({ query }) => reports.list(query));
    register(adminReportDecide, async ({ params, body, ...call }) => ({
      data: await reports.decide(by(call), params.id, body),
    }));
    const reporters = reporterService(deps);
    register(adminReporterList, async ({ params }) => ({ data: await reporters.list(params.id) }));
    register(adminReportersIgnore, async ({ body, ...call }) => ({
      data: await reporters.ignore(by(call), body),
    }));
    const said = moderationService(deps);
    register(adminPostList, async ({ query }) => said.posts(query));
    register(adminCommentList, async ({ query }) => said.comments(query));
    register(adminPostHide, async ({ params, body, ...call }) => {
      await said.hide(by(call), { noun: 'post', id: params.id }, body);
      return { data: null };
    });
    register(adminPostShow, async ({ params, ...call }) => {
      await said.show(by(call), { noun: 'post', id: params.id });
      return { data: null };
    });
    register(adminCommentHide, async ({ params, body, ...call }) => {
      await said.hide(by(call), { noun: 'comment', id: params.id }, body);
      return { data: null };
    });
    register(adminCommentShow, async ({ params, ...call }) => {
      await said.show(by(call), { noun: 'comment', id: params.id });
      return { data: null };
    });
  },
  mails: [reportAnsweredMail],
  tables: { report: 'reports' },
  ownData: { reports: eachReport },
};
