import {
  type GatheringKind,
  type GatheringStatus,
  gatheringKinds,
} from '@acheep/contract/events/gathering-option';
import { ownEndpoints } from '@acheep/contract/events/gathering-own';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { related } from '../../../search/rows.repository.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { listEndingIds, transferFiles } from './gathering.repository.ts';
import { gatheringService } from './gathering.service.ts';
import { eachGathering } from './gathering-data.repository.ts';
import { showsPicture } from './gathering-own.repository.ts';
import { gatheringIsPublic } from './public-gathering.repository.ts';

/** Speakers and documents of those that the public may see. */
const isOfPublic = related('gathering', ['id', 'e.gathering_id'], gatheringIsPublic);

function gatheringRoutes(register: Register, deps: Deps) {
  const own = gatheringService(deps);
  for (const kind of valuesOf(gatheringKinds)) {
    const call = ownEndpoints[kind];
    register(call.list, async ({ actor, query, locale }) => own.list(actor, kind, query, locale));
    register(call.get, ({ actor, params }) => own.get(actor, kind, params.id));
    register(call.create, ({ tx, actor, body }) => own.createIn(tx, actor, kind, body));
    register(call.update, ({ actor, params, body }) => own.update(actor, kind, params.id, body));
    register(call.remove, ({ actor, params }) => own.remove(actor, kind, params.id));
    register(call.changeStatus, ({ tx, actor, params, body }) =>
      own.changeStatusIn(tx, actor, kind, params.id, body),
    );
    register(call.copy, ({ tx, actor, params }) => own.copyIn(tx, actor, kind, params.id));
  }
}

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
    'gathering.cover_id': { public: shownBy('picture', 'gathering', 'cover_id', gatheringIsPublic) },
    'gathering_speaker.photo_id': {
      public: shownBy('photo', 'gathering_speaker', 'photo_id', isOfPublic),
    },
    'gathering_attachment.upload_id': {
      public: shownBy('document', 'gathering_attachment', 'upload_id', isOfPublic),
    },
  },
};
