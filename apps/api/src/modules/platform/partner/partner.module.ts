import * as contract from '@acheep/contract/platform/partner';
import { partnerGuideGet } from '@acheep/contract/platform/partner-guide';
import type { Module } from '../../../module.ts';
import { gatheringDirectory } from '../../events/gathering-directory/gathering-directory.service.ts';
import { jobService } from '../../jobs/job/job.service.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { partnerPresenter } from './partner.presenter.ts';
import { partnerDocument } from './partner-document.ts';
import { partnerGuide } from './partner-guide.ts';

/** Jobs, trainings and events for the programs of partners: the public lists and pages, and nothing else. */
export const partnerModule: Module = {
  found: { '/partner': null },
  documents: ({ config }) => ({ '/partner': partnerDocument(partnerGuide(config.PUBLIC_URL)) }),
  routes(register, deps) {
    const search = jobSearchService(deps);
    const jobs = jobService(deps);
    const directory = gatheringDirectory(deps);
    const present = partnerPresenter(deps.config.PUBLIC_URL);

    const guide = partnerGuide(deps.config.PUBLIC_URL);

    register(partnerGuideGet, async ({ reply }) => {
      reply.header('Cache-Control', 'public, max-age=300');
      return { data: guide };
    });
    register(contract.partnerJobList, async ({ query }) => {
      const { data, meta } = (await search.page(query)).answer;
      return { data: data.map(present.job), meta };
    });
    register(contract.partnerJobGet, async ({ params }) => ({
      data: present.jobDetail(await jobs.publicPage(params.id)),
    }));
    register(contract.partnerTrainingList, async ({ query }) => {
      const { data, meta } = await directory.page('training', query);
      return { data: data.map(present.gathering), meta };
    });
    register(contract.partnerTrainingGet, async ({ params }) => ({
      data: present.gatheringDetail(await directory.publicPage('training', params.id)),
    }));
    register(contract.partnerEventList, async ({ query }) => {
      const { data, meta } = await directory.page('event', query);
      return { data: data.map(present.gathering), meta };
    });
    register(contract.partnerEventGet, async ({ params }) => ({
      data: present.gatheringDetail(await directory.publicPage('event', params.id)),
    }));
  },
};
