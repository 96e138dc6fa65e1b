import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { jobInvitationMail, trainingInvitationMail } from './invitation.mail.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { choiceOf, eachReceived, eachSent, listEndingIds } from './invitation-data.repository.ts';
import { deleteDaysBefore } from './invitation-day.repository.ts';

export const invitationModule: Module = {
  routes: invitationRoutes,
  mails: [jobInvitationMail, trainingInvitationMail],
  tables: {
    talent_invitation: 'invitations',
    invitation_choice: 'invitation-choice',
    invitation_day: { without: 'how many invitations a company sent on a day' },
  },
  authors: ['talent_invitation.sent_by_id'],
  ownData: { invitations: eachReceived, 'invitations-sent': eachSent, 'invitation-choice': choiceOf },
  ownedRecords: { mails: listEndingIds },
  sweep: ({ database: { prisma }, now }) => deleteDaysBefore(prisma, new Date(addDays(today(now()), -7))),
};
