import { activation } from '@acheep/contract/accounts/account';
import type { Module } from '../../../module.ts';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { listReceivedIds, listSentIds, showsFile, transferCvs } from './application.repository.ts';
import { applicationRoutes } from './application.routes.ts';
import { applicationTasks } from './application.tasks.ts';
import { eachApplicationReceived, eachApplicationSent } from './application-data.repository.ts';
import { confirmPending } from './confirm-pending.ts';
import { decidedMails } from './decided.mail.ts';
import { haveAccountMail } from './easy-apply.mail.ts';
import { deletePendingBefore } from './pending-application.repository.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /**
     * The application is over, and locked: its applicant is being notified of the rejection, has withdrawn it, or
     * the company deletes a candidate it added by hand. `reader` is the account that gets the mail about it, null
     * for a candidate. The listener returns what that mail has to include, so that nobody gets a second one.
     */
    'application.ended'(application: {
      id: string;
      how: 'rejected' | 'withdrawn' | 'deleted';
      reader: string | null;
    }): { also: string; entry: CalendarEvent } | undefined;
  }
}

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
  ownedRecords: { mails: listSentIds, notifications: listReceivedIds },
  on: { 'account.confirmed': confirmPending, 'company.left': transferCvs },
  sweep: ({ database: { prisma }, now }) =>
    deletePendingBefore(prisma, new Date(now().getTime() - activation.days * day)),
  uploads: {
    'application.cv_id': 'private',
    'application_attachment.upload_id': 'private',
    'held_application.upload_id': 'private',
  },
  showsFile: { noun: 'application', may: showsFile },
};
