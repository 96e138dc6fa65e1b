import type {
  CompanyInvitation,
  CompanyTeam,
  InvitationShown,
} from '@acheep/contract/companies/company-member';
import type { GivenRole } from '@acheep/contract/kernel/company-role';
import { publicImage } from '../../platform/upload/image-key.ts';
import type { findInvitation, InvitationRow, TeamRow } from './company-member.repository.ts';

export const presentInvitation = ({
  id,
  email,
  role,
  billing,
  createdAt,
  expiresAt,
}: InvitationRow): CompanyInvitation => ({
  _id: id,
  email,
  role: role as GivenRole,
  billing,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const presentTeam = ({ ownerId, members, invitations }: TeamRow, selfId: string): CompanyTeam => ({
  members: members.map(({ createdAt, role, billing, user }) => ({
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.id === ownerId ? 'owner' : (role as GivenRole),
    billing,
    self: user.id === selfId,
    createdAt: createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  })),
  invitations: invitations.map(presentInvitation),
});

type Opened = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const presentShown = ({ email, role, company }: Opened, hasAccount: boolean): InvitationShown => ({
  company: {
    name: company.name,
    nameKm: company.nameKm,
    logo: company.logoPath === null ? null : publicImage(company.logoPath).small,
  },
  email,
  role: role as GivenRole,
  hasAccount,
});
