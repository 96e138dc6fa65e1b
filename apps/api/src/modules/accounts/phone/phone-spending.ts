import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { wasNotified } from '../../messaging/notification/notification.repository.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { listAdmins } from '../admin/admin.repository.ts';

/** Parts of the day's money for codes, in percent, that the operators are told of: the first while there is time. */
const told = [80, 50] as const;

/** Tells every admin, once within a day, that so much of the money for codes is spent. The caller lets one in at a time. */
export async function tellOfSpending(
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  tx: Transaction,
  { spent, since }: { spent: number; since: Date },
) {
  const most = deps.config.PHONE_CODES_DAILY;
  const reached = told.find((percent) => spent * 100 >= most * percent);
  const kind = 'phone-spending';
  if (!reached || (await wasNotified(tx, { kind, place: 'percent', value: `${reached}`, since }))) return;
  const params = { percent: `${reached}`, spent: spent.toFixed(2), most: most.toFixed(2) };
  const admins = await listAdmins(tx);
  await notify(deps, tx, kind, ...admins.map(({ id: userId }) => ({ userId, params })));
}
