import type { Module } from '../../../module.ts';
import { followGathering } from './gathering-change.service.ts';
import { participantMessageMail } from './participant.mail.ts';
import * as own from './registration.mail.ts';
import { registrationRoutes } from './registration.routes.ts';
import { registrationTasks } from './registration.tasks.ts';
import { eachRegistration } from './registration-data.repository.ts';
import { endRegistrationsOf } from './registration-end.service.ts';
import * as news from './registration-news.mail.ts';

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
  tables: { registration: 'registrations' },
  ownData: { registrations: eachRegistration },
  on: { 'account.deleted': endRegistrationsOf, 'gathering.changed': followGathering },
};
