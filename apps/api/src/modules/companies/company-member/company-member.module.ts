import * as member from '@acheep/contract/companies/company-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { withToken } from '../../accounts/account/with-token.ts';
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

  register(member.teamGet, members.team);
  register(member.memberRemove, members.remove);
  register(member.memberUpdate, members.change);
  register(member.ownerChange, members.transferOwnership);
  register(member.invitationCreate, members.invite);
  register(member.invitationDelete, members.uninvite);
  register(member.invitationLook, members.look);
  register(member.invitationAccept, members.accept);
  register(member.invitationJoin, async ({ body, locale, request }) => {
    const session = await members.joinAnew(body, locale, clientOf(request), request.id);
    return withToken(api, session);
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
