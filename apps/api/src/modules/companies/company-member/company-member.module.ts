import * as member from '@acheep/contract/companies/company-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { withToken } from '../../accounts/account/with-token.ts';
import { by } from '../../accounts/admin/by.ts';
import {
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
  memberRoleMail,
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
  register(member.memberUpdate, async ({ actor, request, params, body }) => ({
    data: await members.change(by({ actor, request }), params.id, body),
  }));
  register(member.ownerChange, async ({ actor, request, body }) => ({
    data: await members.transferOwnership(by({ actor, request }), body),
  }));
  register(member.invitationCreate, async ({ tx, actor, request, body, locale }) => ({
    data: await members.inviteIn(tx, by({ actor, request }), body, locale),
  }));
  register(member.invitationDelete, async ({ actor, request, params }) => {
    await members.uninvite(by({ actor, request }), params.id);
    return { data: null };
  });
  register(member.invitationLook, async ({ body }) => ({ data: await members.look(body.token) }));
  register(member.invitationAccept, async ({ actor, request, body }) => {
    await members.accept(by({ actor, request }), body.token);
    return { data: null };
  });
  register(member.invitationJoin, async ({ body, locale, request }) => {
    const session = await members.joinAnew(body, locale, clientOf(request), request.id);
    return { data: withToken(api, session) };
  });
}

export const companyMemberModule: Module = {
  routes: companyMemberRoutes,
  mails: [invitationMail, memberJoinedMail, memberRoleMail, memberRemovedMail, ownerChangedMail],
  tables: { company_invitation: { without: 'a link that was mailed' } },
  authors: ['company_invitation.invited_by_id'],
  on: { 'account.deleted': (tx, { email }) => deleteInvitationsTo(tx, email) },
  sweep: ({ database: { prisma }, now }) => deleteInvitationsBefore(prisma, now()),
};
