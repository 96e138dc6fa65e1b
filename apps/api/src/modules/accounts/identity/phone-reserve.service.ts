import type { PhoneReserve } from '@acheep/contract/accounts/identity-option';
import { silentPhone } from '@acheep/contract/accounts/phone';
import type { Transaction } from '@acheep/database/connection';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { noPassword } from '../account/account.repository.ts';
import { hasCandidates, type Owner } from './identity.repository.ts';

const day = 86_400_000;

/** Mobile networks give a number to somebody else after some months. */
const isSilent = ({ lastUsedAt, confirmedAt }: Owner, now: Date) =>
  (lastUsedAt ?? confirmedAt ?? now).getTime() < now.getTime() - silentPhone.days * day;

/** Whether the account can be opened without the number: whoever has no other way keeps this one. */
const hasOtherWay = ({ user }: Owner) =>
  user.passwordHash !== noPassword ||
  !leadsNowhere(user.email) ||
  user._count.identities + user._count.passkeys > 1;

/** Why a phone number alone does not open its account; null if it does. */
export async function reserveOf(tx: Transaction, owner: Owner, now: Date): Promise<PhoneReserve | null> {
  if (owner.kind !== 'phone') return null;
  if (isSilent(owner, now) && hasOtherWay(owner)) return 'silent';
  return (await hasCandidates(tx, owner.user.id)) ? 'candidates' : null;
}
