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

  register(participant.participantSummaryGet, participants.summary);
  register(participant.participantList, participants.list);
  register(participant.participantMarkUpdate, participants.mark);
  register(participant.participantWrite, participants.write);
  register(participant.participantTable, tables.table);
  register(participant.participantSheet, tables.sheet);
}

function registrationRoutes(register: Register, deps: Deps) {
  const registrations = registrationService(deps);

  register(registration.registrationList, registrations.list);
  register(registration.registrationGet, registrations.get);
  register(registration.registrationCreate, registrations.register);
  register(registration.registrationCancel, registrations.cancel);
  register(registration.registrationCalendar, registrations.calendar);
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
