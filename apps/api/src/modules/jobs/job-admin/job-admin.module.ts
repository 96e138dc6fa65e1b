import { adminPaths } from '@acheep/contract/admin-paths';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import {
  adminJobApprove,
  adminJobClose,
  adminJobGet,
  adminJobLift,
  adminJobList,
  adminJobMark,
  adminJobPromote,
  adminJobRefuse,
} from '@acheep/contract/jobs/job-admin';
import { jobMarks } from '@acheep/contract/jobs/job-moderation-option';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { jobAdminService } from './job-admin.service.ts';
import { jobDecisionService } from './job-decision.service.ts';

export const jobAdminModule: Module = {
  audited: {
    job: {
      title: { en: 'Job', km: 'ការងារ' },
      name: 'job',
      // Its name begins with the post code, by which the list finds it.
      page: (_, { job = '' }) => adminPaths.jobs({ search: /^\d{6}(?= )/.exec(job)?.[0] ?? job }),
      isList: true,
      bodies: [adminJobPromote.body, adminJobRefuse.body, adminJobMark.body],
      choices: { mark: jobMarks, to: applicationStatuses },
    },
  },
  routes(register, deps) {
    const jobs = jobAdminService(deps);
    const decisions = jobDecisionService(deps);
    register(adminJobList, async ({ query }) => jobs.list(query));
    register(adminJobGet, async ({ params }) => ({ data: await jobs.get(params.id) }));
    register(adminJobPromote, async ({ params, body, ...call }) => ({
      data: await jobs.promote(by(call), params.id, body),
    }));
    register(adminJobMark, async ({ params, body, ...call }) => ({
      data: await jobs.mark(by(call), params.id, body),
    }));
    register(adminJobApprove, async ({ body, ...call }) => ({
      data: await decisions.approve(by(call), body.jobs),
    }));
    register(adminJobRefuse, async ({ body: { jobs: chosen, ...stop }, ...call }) => ({
      data: await decisions.refuse(by(call), chosen, stop),
    }));
    register(adminJobClose, async ({ body: { jobs: chosen, ...stop }, ...call }) => ({
      data: await decisions.close(by(call), chosen, stop),
    }));
    register(adminJobLift, async ({ params, ...call }) => ({
      data: await decisions.lift(by(call), params.id),
    }));
  },
};
