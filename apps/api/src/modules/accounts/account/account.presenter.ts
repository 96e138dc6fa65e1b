import { type Profile, profile } from '@acheep/contract/accounts/account';
import type { GivenRole } from '@acheep/contract/kernel/company-role';
import type { Deps } from '../../../deps.ts';
import { plain } from '../../../plain.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { signImageLinks } from '../../platform/upload/file-link.ts';
import type { ProfileRow } from './account.repository.ts';

export const presentProfile = (
  { id, membership, photo, createdAt, updatedAt, ...user }: ProfileRow,
  signer: Pick<Deps, 'config' | 'now'>,
  sessionId: string,
): Profile => ({
  ...plain(profile, user),
  _id: id,
  email: addressOf(user.email),
  photo: photo && { ...signImageLinks(signer, { id: photo.id, sessionId }), path: photo.path },
  company: membership && {
    _id: membership.company.id,
    name: membership.company.name,
    nameKm: membership.company.nameKm,
    address: membership.company.address,
    memberRole: membership.company.ownerId === id ? 'owner' : (membership.role as GivenRole),
    billing: membership.billing,
    suspended: membership.company.owner.disabledAt !== null,
  },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
