import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';

/** Mail services that ignore dots in the local part. */
const pointless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: a plus suffix and capitals lead to the same one. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return `${pointless.has(domain) ? box.replaceAll('.', '') : box}@${domain}`;
}

export const addressKeyBytes = 32;

/**
 * The hash under which the mails to an address are counted: without the operator's secret nobody can link it to the
 * address.
 */
export const addressKey = ({ SECRET }: Pick<Config, 'SECRET'>, address: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', derivedSecret(SECRET, 'recipient')).update(mailboxOf(address)).digest());
