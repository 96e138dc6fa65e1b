import { today } from '@acheep/contract/calendar';
import type { Module } from '../../module.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { handOverCvs, listSentIds, showsFile } from './application.repository.ts';
import { applicationRoutes } from './application.routes.ts';
import { applicationTasks } from './application.tasks.ts';
import { eachApplicationReceived, eachApplicationSent } from './application-data.repository.ts';
import { decidedMails } from './decided.mail.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';
import { deleteWritingDaysBefore } from './writing-day.repository.ts';

export const applicationModule: Module = {
  routes: applicationRoutes,
  tasks: applicationTasks,
  mails: [
    applicationReceivedMail,
    applicationSentMail,
    applicationWithdrawnMail,
    ...Object.values(decidedMails),
  ],
  tables: {
    application: 'applications-sent',
    application_attachment: 'applications-sent',
    application_event: 'applications-received',
    application_resume: 'applications-sent',
    writing_day: { without: 'a number' },
  },
  authors: ['application_event.by_id'],
  ownData: {
    'applications-sent': eachApplicationSent,
    'applications-received': eachApplicationReceived,
  },
  belongings: listSentIds,
  handOver: handOverCvs,
  sweep: ({ database: { prisma }, now }) => deleteWritingDaysBefore(prisma, new Date(today(now()))),
  uploads: { 'application.cv_id': 'private', 'application_attachment.upload_id': 'private' },
  showsFile: { noun: 'application', may: showsFile },
};
