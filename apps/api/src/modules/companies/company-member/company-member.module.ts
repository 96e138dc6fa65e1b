import type { Module } from '../../../module.ts';
import {
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
  ownerChangedMail,
} from './company-member.mail.ts';
import { deleteInvitationsBefore, deleteInvitationsTo } from './company-member.repository.ts';
import { companyMemberRoutes } from './company-member.routes.ts';

export const companyMemberModule: Module = {
  routes: companyMemberRoutes,
  mails: [invitationMail, memberJoinedMail, memberRemovedMail, ownerChangedMail],
  tables: { company_invitation: { without: 'a link that was mailed' } },
  authors: ['company_invitation.invited_by_id'],
  on: { 'account.deleted': (tx, { email }) => deleteInvitationsTo(tx, email) },
  sweep: ({ database: { prisma }, now }) => deleteInvitationsBefore(prisma, now()),
};
