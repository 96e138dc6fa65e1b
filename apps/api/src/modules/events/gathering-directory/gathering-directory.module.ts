import type { Module } from '../../../module.ts';
import { gatheringDirectoryRoutes } from './gathering-directory.routes.ts';
import { gatheringDirectoryTasks } from './gathering-directory.tasks.ts';
import { gatheringDocuments } from './gathering-document.ts';
import { gatheringFeeds } from './gathering-feed.ts';
import { listedGatherings } from './gathering-listed.repository.ts';
import { oldEventAddress } from './gathering-old-address.ts';
import { gatheringPages } from './gathering-page.repository.ts';

export const gatheringDirectoryModule: Module = {
  routes: gatheringDirectoryRoutes,
  siteRoutes: oldEventAddress,
  pages: gatheringPages,
  feeds: gatheringFeeds,
  found: {
    '/training': null,
    '/training/:id': listedGatherings('training', 'both'),
    '/event': null,
    '/event/:id': listedGatherings('event', 'both'),
  },
  documents: (deps) => {
    const training = gatheringDocuments(deps, 'training');
    const event = gatheringDocuments(deps, 'event');
    return {
      '/training': training.list,
      '/training/:id': training.one,
      '/event': event.list,
      '/event/:id': event.one,
    };
  },
  tasks: gatheringDirectoryTasks,
};
