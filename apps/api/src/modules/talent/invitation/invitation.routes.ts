import * as invitation from '@acheep/contract/talent/invitation';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { invitationService } from './invitation.service.ts';
import { invitationChoiceService } from './invitation-choice.service.ts';
import { inviteService } from './invite.service.ts';

export function invitationRoutes(register: Register, deps: Deps) {
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
    data: await invite.toJob(tx, actor, body),
  }));
  register(invitation.trainingInvitationCreate, async ({ tx, actor, body }) => ({
    data: await invite.toTraining(tx, actor, body),
  }));
}
