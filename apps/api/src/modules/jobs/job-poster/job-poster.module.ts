import { adminJobPosterGet, jobPosterGet } from '@acheep/contract/jobs/job-poster';
import type { Module } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { jobPosterService } from './job-poster.service.ts';

export const jobPosterModule: Module = {
  routes(register, deps, api) {
    const posters = jobPosterService(deps);
    register(jobPosterGet, posters.linksOfOwn);
    register(adminJobPosterGet, ({ actor, params }) => posters.linksOf(actor, params.id));

    // A signed link returns the bytes of a PDF, so it is no endpoint of the contract.
    api.get<{ Params: { token: string } }>('/job/poster/:token', async ({ params }, reply) =>
      sendPdf(reply, await posters.open(params.token)),
    );
  },
};
