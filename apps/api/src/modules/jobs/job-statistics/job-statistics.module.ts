import { jobStatisticsGet, jobViewed } from '@acheep/contract/jobs/job-statistics';
import type { Module } from '../../../module.ts';
import { visitorOf } from '../view-counter/view.service.ts';
import { jobStatisticsService } from './job-statistics.service.ts';

export const jobStatisticsModule: Module = {
  routes(register, deps) {
    const numbers = jobStatisticsService(deps);
    register(jobViewed, ({ params, query, request }) =>
      numbers.viewed(params.id, visitorOf(request), query.via),
    );
    register(jobStatisticsGet, numbers.of);
  },
  tables: { job_view: { without: 'a number' }, job_shared_view: { without: 'a number' } },
};
