import type {
  CompanyInvitation,
  CompanyTeam,
  InvitationShown,
} from '@acheep/contract/companies/company-member';
import { publicImage } from '../../platform/upload/image-key.ts';
import type { findInvitation, InvitationRow, TeamRow } from './company-member.repository.ts';

export const presentInvitation = ({ id, email, createdAt, expiresAt }: InvitationRow): CompanyInvitation => ({
  _id: id,
  email,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const presentTeam = ({ ownerId, members, invitations }: TeamRow, selfId: string): CompanyTeam => ({
  members: members.map(({ createdAt, user }) => ({
    _id: user.id,
    name: user.name,
    email: user.email,
    owner: user.id === ownerId,
    self: user.id === selfId,
    createdAt: createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  })),
  invitations: invitations.map(presentInvitation),
});

type Opened = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const presentShown = ({ email, company }: Opened, hasAccount: boolean): InvitationShown => ({
  company: {
    name: company.name,
    nameKm: company.nameKm,
    logo: company.logoPath === null ? null : publicImage(company.logoPath).small,
  },
  email,
  hasAccount,
});
