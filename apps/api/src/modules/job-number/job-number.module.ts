import { today } from '@acheep/contract/calendar';
import { jobNumbersGet, jobViewed } from '@acheep/contract/job-number';
import type { Module } from '../../module.ts';
import { networkOf } from '../../network.ts';
import { deleteViewersBefore } from './job-number.repository.ts';
import { jobNumberService } from './job-number.service.ts';

export const jobNumberModule: Module = {
  routes(register, deps) {
    const numbers = jobNumberService(deps);
    register(jobViewed, async ({ params, request }) => {
      await numbers.viewed(params.id, networkOf(request.ip), request.headers['user-agent']);
      return { data: null };
    });
    register(jobNumbersGet, async ({ actor, params }) => ({ data: await numbers.of(actor, params.id) }));
  },
  tables: {
    job_view: { without: 'a number' },
    job_viewer: { without: 'hashes of a day, by which nobody is found' },
  },
  sweep: ({ database: { prisma }, now }) => deleteViewersBefore(prisma, new Date(today(now()))),
};
