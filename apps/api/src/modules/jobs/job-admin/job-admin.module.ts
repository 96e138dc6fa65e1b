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
    register(adminJobList, jobs.list);
    register(adminJobGet, jobs.get);
    register(adminJobPromote, jobs.promote);
    register(adminJobMark, jobs.mark);
    register(adminJobApprove, decisions.approve);
    register(adminJobRefuse, ({ body: { jobs: chosen, ...stop }, ...call }) =>
      decisions.refuse(call, chosen, stop),
    );
    register(adminJobClose, ({ body: { jobs: chosen, ...stop }, ...call }) =>
      decisions.close(call, chosen, stop),
    );
    register(adminJobLift, decisions.lift);
  },
};
