import type { Config } from '../../config.ts';
import { sealMail } from '../mail/sealed-mail.ts';

/** A mail to nobody. */
export interface Decoy {
  params: Record<string, unknown>;
}

const filler = '-'.repeat(24);

/**
 * What is queued for an address that gets no mail, so that answering takes as long as for one that does. It carries
 * the shape of the mail it stands for and nothing of the address, and waits where it is in no mail's way.
 */
export function decoy(params: Record<string, unknown>, config: Config): Decoy {
  const hidden = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? filler : value,
  ]);
  return sealMail({ params: Object.fromEntries(hidden) }, config);
}
