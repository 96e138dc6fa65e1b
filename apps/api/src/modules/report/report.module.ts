import { adminReportDecide, adminReportList, reportCreate } from '@acheep/contract/report';
import type { Module } from '../../module.ts';
import { by } from '../admin/by.ts';
import { eachReport } from './report.repository.ts';
import { reportService } from './report.service.ts';

export const reportModule: Module = {
  routes(register, deps) {
    const reports = reportService(deps);
    register(reportCreate, async ({ tx, actor, body }) => {
      await reports.create(tx, actor, body);
      return { data: null };
    });
    register(adminReportList, async ({ query }) => reports.list(query));
    register(adminReportDecide, async ({ params, body, ...call }) => ({
      data: await reports.decide(by(call), params.id, body),
    }));
  },
  tables: { report: 'reports' },
  ownData: { reports: eachReport },
};
