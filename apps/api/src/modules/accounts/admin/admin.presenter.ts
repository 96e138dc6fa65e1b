import { type AdminUser, type AdminUserDetail, adminUser } from '@acheep/contract/accounts/admin';
import type { SessionEntry } from '@acheep/contract/accounts/session';
import { plain } from '../../../plain.ts';
import { addressOf, leadsNowhere } from '../../messaging/mail/no-address.ts';
import { accountActionsOf, roleFacts, rolesOf, stateOf } from './admin.policy.ts';
import type { UserRow } from './admin.repository.ts';

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

export const presentUser = (row: UserRow): AdminUser => ({
  ...plain(adminUser, row),
  email: addressOf(row.email),
  state: stateOf(row),
  company: row.membership && {
    _id: row.membership.company.id,
    name: row.membership.company.name,
    verified: row.membership.company.verifiedAt !== null,
  },
});

export const presentUserDetail = (
  row: UserRow,
  {
    counts,
    sessions,
    isSeeking,
  }: { counts: AdminUserDetail['counts']; sessions: SessionEntry[]; isSeeking: boolean },
  actorId: string,
): AdminUserDetail => ({
  ...presentUser(row),
  locale: row.locale,
  activatedAt: isoOrNull(row.activatedAt),
  disabledAt: isoOrNull(row.disabledAt),
  company: row.membership && {
    _id: row.membership.company.id,
    name: row.membership.company.name,
    address: row.membership.company.address,
    verifiedAt: isoOrNull(row.membership.company.verifiedAt),
  },
  counts,
  sessions,
  actions: accountActionsOf(actorId, row, !leadsNowhere(row.email)),
  roles: rolesOf(actorId, row, roleFacts(row, isSeeking)),
});
