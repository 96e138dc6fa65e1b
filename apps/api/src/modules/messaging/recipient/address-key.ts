import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';

/** Mailboxes where points in the name change nothing. */
const pointless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: what is written after a plus, and capitals, lead to the same one. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return `${pointless.has(domain) ? box.replaceAll('.', '') : box}@${domain}`;
}

export const addressKeyBytes = 32;

/** What is kept of an address to count its mails by: nobody without the operator's secret tells whose it is. */
export const addressKey = ({ SECRET }: Pick<Config, 'SECRET'>, address: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', derivedSecret(SECRET, 'recipient')).update(mailboxOf(address)).digest());
