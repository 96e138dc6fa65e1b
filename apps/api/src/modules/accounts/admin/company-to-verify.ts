import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { companyToVerifyMail } from './admin.mail.ts';
import { findUnverified, listAdmins } from './admin.repository.ts';

/** Announces the company of a confirmed account to the admins; nothing if it has none, or a verified one. */
export async function notifyOfCompany(tx: Transaction, { userId }: { userId: string }, deps: Deps) {
  const found = await findUnverified(tx, userId);
  if (!found) return undefined;
  const { id: companyId, name: company, owner } = found;
  const admins = await listAdmins(tx);
  for (const { email: to, locale, name } of admins) {
    const params = { name, company, person: owner.name, companyId };
    await sendMail(deps, tx, companyToVerifyMail, { to, locale, params });
  }
  const params = { company, id: companyId };
  await notify(deps, tx, 'company-to-verify', ...admins.map(({ id }) => ({ userId: id, params })));
  return undefined;
}
