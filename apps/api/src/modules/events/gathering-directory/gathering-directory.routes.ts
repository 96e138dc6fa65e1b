import * as gathering from '@acheep/contract/events/gathering-public';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';
import { gatheringFileRoutes } from './gathering-file.routes.ts';

export function gatheringDirectoryRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const directory = gatheringDirectory(deps);
  const read = visitorReads(deps, gatheringDirectory);

  register(gathering.trainingList, async ({ query, request }) =>
    read(request, (lists) => lists.page('training', query)),
  );
  register(gathering.eventList, async ({ query, request }) =>
    read(request, (lists) => lists.page('event', query)),
  );
  register(gathering.trainingCalendar, async ({ query }) => ({
    data: await directory.calendar('training', query),
  }));
  register(gathering.eventCalendar, async ({ query }) => ({
    data: await directory.calendar('event', query),
  }));
  register(gathering.trainingGet, async ({ params }) => ({
    data: await directory.publicPage('training', params.id),
  }));
  register(gathering.eventGet, async ({ params }) => ({
    data: await directory.publicPage('event', params.id),
  }));
  register(gathering.eventJobs, async ({ query }) => directory.jobs(query));

  gatheringFileRoutes(deps, api);
}
