import type { Locale } from '@acheep/contract/kernel/locale';
import { notifiedByDefault } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { task } from '../../../plumbing/task.ts';
import { readersOf } from '../notification-preference/notification-preference.repository.ts';
import { addressKey } from '../recipient/address-key.ts';
import { isStopped } from '../recipient/recipient.repository.ts';
import { type Mail, type MailKind, mailPriorities } from './mail-kind.ts';
import type { MailWords } from './mail-words.ts';
import { leadsNowhere } from './no-address.ts';
import { sealMail } from './sealed-mail.ts';
import { endsByAddress } from './stop-link.ts';

export const mailTask = task<Mail>('mail', { en: 'E-mail', km: 'អ៊ីមែល' });
/** No worker processes this queue: its jobs are only written, and expire. */
export const decoyTask = task<Pick<Mail, 'params'>>('mail-decoy', null, { retentionSeconds: 60 });

type Sender = Pick<Deps, 'queue' | 'config'>;

interface Sent<Params> {
  to: string;
  locale: Locale;
  params: Params;
  /** Words of an announcement, instead of the stored ones. */
  words?: MailWords;
  /** Expiry of its content: it is not sent after that. */
  until?: Date;
  /** Expiry of its code, for a mail that also says something else: `code` is empty after that. */
  codeUntil?: Date;
}

/**
 * Queues mails of one kind in the transaction of the change that they announce, except to readers who have opted out of
 * its category, or, without an account, of all mails of companies; returns their number. Secret parameters are
 * encrypted.
 */
export async function sendMails<Params extends object>(
  { queue, config }: Sender,
  tx: Transaction,
  kind: MailKind<Params>,
  all: readonly Sent<Params>[],
): Promise<number> {
  const emails = all.map(({ to }) => to);
  const readers = 'category' in kind ? await readersOf(tx, emails, kind.category) : undefined;
  const mails: Mail[] = [];
  for (const { until, codeUntil, ...sent } of all) {
    if (leadsNowhere(sent.to)) continue;
    const reader = readers?.get(sent.to);
    if ('category' in kind && !kind.isNeeded?.(sent.params)) {
      if (!(reader?.wanted ?? notifiedByDefault(kind.category, 'mail'))) continue;
    }
    if (endsByAddress(kind, reader) && (await isStopped(tx, addressKey(config, sent.to)))) continue;
    mails.push({
      template: kind.name,
      ...sent,
      ...(reader && { reader: reader.id }),
      ...(until && { until: until.toISOString() }),
      ...(codeUntil && { codeUntil: codeUntil.toISOString() }),
    });
  }
  const sealed = mails.map((mail) => sealMail(mail, config));
  await queue.enqueueAll(tx, mailTask, sealed, { priority: mailPriorities[kind.priority ?? 'news'] });
  return mails.length;
}

/** Queues one mail like `sendMails`; returns whether it did. */
export const sendMail = async <Params extends object>(
  deps: Sender,
  tx: Transaction,
  kind: MailKind<Params>,
  sent: Sent<Params>,
): Promise<boolean> => (await sendMails(deps, tx, kind, [sent])) > 0;

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
