import { addDays, today } from '@acheep/contract/kernel/calendar';
import * as invitation from '@acheep/contract/talent/invitation';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { jobInvitationMail, trainingInvitationMail } from './invitation.mail.ts';
import { invitationService } from './invitation.service.ts';
import { invitationChoiceService } from './invitation-choice.service.ts';
import { choiceOf, eachReceived, eachSent, listEndingIds } from './invitation-data.repository.ts';
import { deleteDaysBefore } from './invitation-day.repository.ts';
import { inviteService } from './invite.service.ts';

function invitationRoutes(register: Register, deps: Deps) {
  const invitations = invitationService(deps);
  const choices = invitationChoiceService(deps);
  const invite = inviteService(deps);

  register(invitation.invitationList, invitations.received);
  register(invitation.invitationDecline, invitations.decline);
  register(invitation.invitationReconsider, invitations.reconsider);
  register(invitation.invitationChoiceGet, choices.read);
  register(invitation.invitationChoiceUpdate, choices.save);

  register(invitation.invitationSentList, invitations.sent);
  register(invitation.invitationTalentGet, invitations.sentTo);
  register(invitation.jobInvitationCreate, invite.toJob);
  register(invitation.trainingInvitationCreate, invite.toTraining);
}

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
