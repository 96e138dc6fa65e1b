import * as member from '@acheep/contract/companies/company-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import {
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
  ownerChangedMail,
} from './company-member.mail.ts';
import { deleteInvitationsBefore, deleteInvitationsTo } from './company-member.repository.ts';
import { companyMemberService } from './company-member.service.ts';

function companyMemberRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const members = companyMemberService(deps);

  register(member.teamGet, async ({ actor }) => ({ data: await members.team(actor) }));
  register(member.memberRemove, async ({ actor, params }) => {
    await members.remove(actor, params.id);
    return { data: null };
  });
  register(member.ownerChange, async ({ actor, body }) => ({
    data: await members.transferOwnership(actor, body),
  }));
  register(member.invitationCreate, async ({ tx, actor, body, locale }) => ({
    data: await members.inviteIn(tx, actor, body.email, locale),
  }));
  register(member.invitationDelete, async ({ actor, params }) => {
    await members.uninvite(actor, params.id);
    return { data: null };
  });
  register(member.invitationLook, async ({ body }) => ({ data: await members.look(body.token) }));
  register(member.invitationAccept, async ({ actor, body }) => {
    await members.accept(actor, body.token);
    return { data: null };
  });
  register(member.invitationJoin, async ({ body, locale, request }) => {
    const { sessionId, user } = await members.joinAnew(body, locale, clientOf(request));
    return { data: { token: api.jwt.sign({ sid: sessionId }), user } };
  });
}

export const companyMemberModule: Module = {
  routes: companyMemberRoutes,
  mails: [invitationMail, memberJoinedMail, memberRemovedMail, ownerChangedMail],
  tables: { company_invitation: { without: 'a link that was mailed' } },
  authors: ['company_invitation.invited_by_id'],
  on: { 'account.deleted': (tx, { email }) => deleteInvitationsTo(tx, email) },
  sweep: ({ database: { prisma }, now }) => deleteInvitationsBefore(prisma, now()),
};
