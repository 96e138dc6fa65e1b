import type { GatheringKind, GatheringStatus } from '@acheep/contract/events/gathering-option';
import type { Module } from '../../../module.ts';
import { isPublic, listEndingIds, transferFiles } from './gathering.repository.ts';
import { gatheringRoutes } from './gathering.routes.ts';
import { eachGathering } from './gathering-data.repository.ts';
import { showsPicture } from './gathering-own.repository.ts';

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** A company has published, changed or closed a training or an event, which is locked. */
    'gathering.changed'(gathering: {
      id: string;
      kind: GatheringKind;
      before: GatheringStatus;
      after: GatheringStatus;
      dates: boolean;
      place: boolean;
      seats: boolean;
      timesBefore: readonly { startsAt: Date; endsAt: Date }[];
    }): void;
  }
}

/** Trainings and events, for the companies that hold them. */
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
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferFiles },
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
