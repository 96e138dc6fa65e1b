import { activation } from '@acheep/contract/accounts/account';
import type { Module } from '../../../module.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { handOverCvs, listReceivedIds, listSentIds, showsFile } from './application.repository.ts';
import { applicationRoutes } from './application.routes.ts';
import { applicationTasks } from './application.tasks.ts';
import { eachApplicationReceived, eachApplicationSent } from './application-data.repository.ts';
import { confirmHeld } from './confirm-held.ts';
import { decidedMails } from './decided.mail.ts';
import { haveAccountMail } from './easy-apply.mail.ts';
import { deleteHeldBefore } from './held-application.repository.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

const day = 86_400_000;

export const applicationModule: Module = {
  routes: applicationRoutes,
  tasks: applicationTasks,
  mails: [
    applicationReceivedMail,
    applicationSentMail,
    applicationWithdrawnMail,
    haveAccountMail,
    ...Object.values(decidedMails),
  ],
  tables: {
    application: 'applications-sent',
    application_attachment: 'applications-sent',
    application_event: 'applications-received',
    application_resume: 'applications-sent',
    held_application: {
      without: 'what was typed before the address was confirmed: the form shows it, for a week',
    },
  },
  authors: ['application_event.by_id'],
  ownData: {
    'applications-sent': eachApplicationSent,
    'applications-received': eachApplicationReceived,
  },
  belongings: listSentIds,
  belongingsInBells: listReceivedIds,
  handOver: handOverCvs,
  accountOpens: confirmHeld,
  sweep: ({ database: { prisma }, now }) =>
    deleteHeldBefore(prisma, new Date(now().getTime() - activation.days * day)),
  uploads: {
    'application.cv_id': 'private',
    'application_attachment.upload_id': 'private',
    'held_application.upload_id': 'private',
  },
  showsFile: { noun: 'application', may: showsFile },
};
