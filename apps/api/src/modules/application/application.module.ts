import type { Module } from '../../module.ts';
import { applicationReceivedMail } from './application.mail.ts';
import { listSentIds, showsFile } from './application.repository.ts';
import { applicationRoutes } from './application.routes.ts';
import { eachApplicationReceived, eachApplicationSent } from './application-data.repository.ts';

export const applicationModule: Module = {
  routes: applicationRoutes,
  mails: [applicationReceivedMail],
  tables: { application: 'applications-sent' },
  ownData: {
    'applications-sent': eachApplicationSent,
    'applications-received': eachApplicationReceived,
  },
  belongings: listSentIds,
  uploads: { 'application.cv_id': 'private' },
  showsFile: { noun: 'application', may: showsFile },
};
