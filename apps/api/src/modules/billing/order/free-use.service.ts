import { today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '../../messaging/recipient/address-key.ts';
import { findOwnerAddress, noteFreeUse } from './free-use.repository.ts';
import type { OrderRow } from './order.repository.ts';

/** Counts an order of a free package for the owner's mailbox; false while that uses another one. */
export function freeUse({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return async (tx: Transaction, { id, companyId, validTo }: OrderRow): Promise<boolean> => {
    const day = new Date(today(now()));
    const key = addressKey(config, await findOwnerAddress(tx, companyId));
    return noteFreeUse(tx, { orderId: id, addressKey: key, today: day, until: validTo ?? day });
  };
}
