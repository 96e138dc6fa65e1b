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

  register(invitation.invitationList, ({ actor, query }) => invitations.received(actor, query));
  register(invitation.invitationDecline, async ({ actor, params }) => {
    await invitations.decline(actor, params.id);
    return { data: null };
  });
  register(invitation.invitationReconsider, async ({ actor, params }) => {
    await invitations.reconsider(actor, params.id);
    return { data: null };
  });
  register(invitation.invitationChoiceGet, async ({ actor }) => ({ data: await choices.read(actor) }));
  register(invitation.invitationChoiceUpdate, async ({ actor, body }) => ({
    data: await choices.save(actor, body),
  }));

  register(invitation.invitationSentList, ({ actor, query }) => invitations.sent(actor, query));
  register(invitation.invitationTalentGet, async ({ actor, params }) => ({
    data: await invitations.sentTo(actor, params.id),
  }));
  register(invitation.jobInvitationCreate, async ({ tx, actor, body }) => ({
    data: await invite.toJobIn(tx, actor, body),
  }));
  register(invitation.trainingInvitationCreate, async ({ tx, actor, body }) => ({
    data: await invite.toTrainingIn(tx, actor, body),
  }));
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
