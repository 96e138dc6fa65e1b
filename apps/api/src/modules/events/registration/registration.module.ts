import * as participant from '@acheep/contract/events/participant';
import * as registration from '@acheep/contract/events/registration';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { followGathering } from './gathering-change.service.ts';
import { participantMessageMail } from './participant.mail.ts';
import { participantService } from './participant.service.ts';
import { participantTableService } from './participant-table.service.ts';
import * as own from './registration.mail.ts';
import { registrationService } from './registration.service.ts';
import { registrationTasks } from './registration.tasks.ts';
import { eachRegistration } from './registration-data.repository.ts';
import { endRegistrationsOf } from './registration-end.service.ts';
import * as news from './registration-news.mail.ts';

function participantRoutes(register: Register, deps: Deps) {
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
    data: await participants.writeIn(tx, actor, params.id, body),
  }));
  register(participant.participantTable, ({ actor, params, query, locale }) =>
    tables.table(actor, params.id, query, locale),
  );
  register(participant.participantSheet, async ({ actor, params, locale }) => ({
    data: await tables.sheet(actor, params.id, locale),
  }));
}

function registrationRoutes(register: Register, deps: Deps) {
  const registrations = registrationService(deps);

  register(registration.registrationList, ({ actor, query }) => registrations.list(actor, query));
  register(registration.registrationGet, async ({ actor, params }) => ({
    data: await registrations.get(actor, params.id),
  }));
  register(registration.registrationCreate, async ({ tx, actor, params }) => ({
    data: await registrations.registerIn(tx, actor, params.id),
  }));
  register(registration.registrationCancel, async ({ tx, actor, params }) => ({
    data: await registrations.cancelIn(tx, actor, params.id),
  }));
  register(registration.registrationCalendar, async ({ actor, params }) => ({
    data: await registrations.calendar(actor, params.id),
  }));
  participantRoutes(register, deps);
}

export const registrationModule: Module = {
  routes: registrationRoutes,
  tasks: registrationTasks,
  mails: [
    own.registrationSeatMail,
    own.registrationWaitingMail,
    own.registrationMovedUpMail,
    own.registrationCancelledMail,
    news.registrationChangedMail,
    news.registrationOffMail,
    news.registrationSoonMail,
    participantMessageMail,
  ],
  tables: { registration: 'registrations', participant_message: 'registrations' },
  authors: ['participant_message.author_id'],
  ownData: { registrations: eachRegistration },
  on: { 'account.deleted': endRegistrationsOf, 'gathering.changed': followGathering },
};
