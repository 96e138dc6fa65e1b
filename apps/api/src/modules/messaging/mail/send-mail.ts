import type { Locale } from '@acheep/contract/kernel/locale';
import { notifiedByDefault } from '@acheep/contract/messaging/notification-category';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { task } from '../../../plumbing/task.ts';
import { readerOf } from '../notification-preference/notification-preference.repository.ts';
import { addressKey } from '../recipient/address-key.ts';
import { isStopped } from '../recipient/recipient.repository.ts';
import { type Mail, type MailKind, mailPriorities } from './mail-kind.ts';
import { leadsNowhere } from './no-address.ts';
import { sealMail } from './sealed-mail.ts';
import { endsByAddress } from './stop-link.ts';

export const mailTask = task<Mail>('mail');
/** No worker processes this queue: its jobs are only written, and expire. */
export const decoyTask = task<Pick<Mail, 'params'>>('mail-decoy', { retentionSeconds: 60 });

type Sender = Pick<Deps, 'queue' | 'config'>;

interface Sent<Params> {
  to: string;
  locale: Locale;
  params: Params;
  /** Expiry of its content: it is not sent after that. */
  until?: Date;
  /** Expiry of its code, for a mail that also says something else: `code` is empty after that. */
  codeUntil?: Date;
}

/**
 * Queues a mail in the transaction of the change that it announces, unless its reader has opted out of its category,
 * or, without an account, of all mails of companies; returns whether it did. Secret parameters are encrypted.
 */
export async function sendMail<Params extends object>(
  { queue, config }: Sender,
  tx: Transaction,
  kind: MailKind<Params>,
  { until, codeUntil, ...sent }: Sent<Params>,
): Promise<boolean> {
  if (leadsNowhere(sent.to)) return false;
  const reader = 'category' in kind ? await readerOf(tx, sent.to, kind.category) : undefined;
  if ('category' in kind && !kind.isNeeded?.(sent.params)) {
    if (!(reader?.wanted ?? notifiedByDefault(kind.category, 'mail'))) return false;
  }
  if (endsByAddress(kind, reader) && (await isStopped(tx, addressKey(config, sent.to)))) return false;
  const mail: Mail = {
    template: kind.name,
    ...sent,
    ...(reader && { reader: reader.id }),
    ...(until && { until: until.toISOString() }),
    ...(codeUntil && { codeUntil: codeUntil.toISOString() }),
  };
  await queue.enqueue(tx, mailTask, sealMail(mail, config), { priority: mailPriorities[kind.priority] });
  return true;
}

const filler = '-'.repeat(24);

/**
 * Queues a job for an address that gets no mail, so that the response takes as long as for one that does. The job has
 * the shape of the mail it replaces and nothing of the address, in a queue that delays no mail.
 */
export async function sendDecoy<Params extends object>(
  { queue, config }: Sender,
  tx: Transaction,
  _kind: MailKind<Params>,
  params: Params,
) {
  const hidden = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? filler : value,
  ]);
  await queue.enqueue(tx, decoyTask, sealMail({ params: Object.fromEntries(hidden) }, config));
}
