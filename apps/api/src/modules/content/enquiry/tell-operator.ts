import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { enquiryReceivedMail } from './enquiry.mail.ts';

interface Asked {
  id: string;
  /** The sender: a person, or the company that they write for. */
  name: string;
  email: string;
  phone?: string | null | undefined;
  subject: string;
  message: string;
}

/**
 * Announces an enquiry by mail to the support address, or to every admin if none is set, and in the bells of all
 * admins.
 */
export async function notifyOperator(deps: Deps, tx: Transaction, enquiry: Asked, locale: Locale) {
  const { id, subject, message, name: from, email, phone } = enquiry;
  const admins = await listAdmins(tx);
  const site = await readSite(tx);
  const { supportEmail } = site;
  const readers = supportEmail ? [{ name: siteName(site, locale), email: supportEmail, locale }] : admins;
  for (const reader of readers) {
    const params = { name: reader.name, from, email, phone: phone ?? '', subject, message };
    await sendMail(deps, tx, enquiryReceivedMail, { to: reader.email, locale: reader.locale, params });
  }
  const params = { from, subject, id };
  await notify(deps, tx, 'enquiry-received', ...admins.map(({ id: userId }) => ({ userId, params })));
}
