import { jobNumbersGet, jobViewed } from '@acheep/contract/jobs/job-number';
import type { Module } from '../../../module.ts';
import { visitorOf } from '../view/view.service.ts';
import { jobNumberService } from './job-number.service.ts';

export const jobNumberModule: Module = {
  routes(register, deps) {
    const numbers = jobNumberService(deps);
    register(jobViewed, async ({ params, request }) => {
      await numbers.viewed(params.id, visitorOf(request));
      return { data: null };
    });
    register(jobNumbersGet, async ({ actor, params }) => ({ data: await numbers.of(actor, params.id) }));
  },
  tables: { job_view: { without: 'a number' } },
};
