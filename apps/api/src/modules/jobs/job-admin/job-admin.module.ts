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
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { jobAdminService } from './job-admin.service.ts';
import { jobDecisionService } from './job-decision.service.ts';

export const jobAdminModule: Module = {
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
