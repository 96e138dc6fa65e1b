import * as participant from '@acheep/contract/events/participant';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { participantService } from './participant.service.ts';
import { participantTableService } from './participant-table.service.ts';

export function participantRoutes(register: Register, deps: Deps) {
  const participants = participantService(deps);
  const tables = participantTableService(deps);

  register(participant.participantSummaryGet, async ({ actor, params }) => ({
    data: await participants.summary(actor, params.id),
  }));
  register(participant.participantList, ({ actor, params, query, locale }) =>
    participants.list(actor, params.id, query, locale),
  );
  register(participant.participantMarkUpdate, async ({ actor, params, body }) => ({
    data: await participants.mark(actor, params.id, body),
  }));
  register(participant.participantWrite, async ({ tx, actor, params, body }) => ({
    data: await participants.write(tx, actor, params.id, body),
  }));
  register(participant.participantTable, async ({ actor, params, query, locale }) => ({
    data: await tables.table(actor, params.id, query, locale),
  }));
  register(participant.participantSheet, async ({ actor, params, locale }) => ({
    data: await tables.sheet(actor, params.id, locale),
  }));
}
