import { adminJobList, adminJobPromote } from '@acheep/contract/job-admin';
import type { Module } from '../../module.ts';
import { by } from '../admin/by.ts';
import { jobAdminService } from './job-admin.service.ts';

export const jobAdminModule: Module = {
  routes(register, deps) {
    const jobs = jobAdminService(deps);
    register(adminJobList, async ({ query }) => jobs.list(query));
    register(adminJobPromote, async ({ params, body, ...call }) => ({
      data: await jobs.promote(by(call), params.id, body),
    }));
  },
};
