import type { Module } from '../../../module.ts';
import { handOverFiles, isPublic, listEndingIds } from './gathering.repository.ts';
import { gatheringRoutes } from './gathering.routes.ts';
import { eachGathering } from './gathering-data.repository.ts';
import { showsPicture } from './gathering-own.repository.ts';

/** Trainings and events, as those who hold them write them. */
export const gatheringModule: Module = {
  routes: gatheringRoutes,
  tables: {
    gathering: 'gatherings',
    gathering_session: 'gatherings',
    gathering_speaker: 'gatherings',
    gathering_attachment: 'gatherings',
    gathering_company: 'gatherings',
  },
  authors: ['gathering.created_by_id'],
  ownData: { gatherings: eachGathering },
  belongings: listEndingIds,
  handOver: handOverFiles,
  showsFile: { noun: 'gathering', may: showsPicture },
  uploads: {
    'gathering.cover_id': { public: { kind: 'picture', coverOf: { some: isPublic } } },
    'gathering_speaker.photo_id': {
      public: { kind: 'photo', speakerOf: { some: { gathering: isPublic } } },
    },
    'gathering_attachment.upload_id': {
      public: { kind: 'document', withGatherings: { some: { gathering: isPublic } } },
    },
  },
};
