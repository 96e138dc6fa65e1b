import type { Config } from '../../config.ts';
import type { Mail } from '../mail/mail.template.ts';
import { sealMail } from '../mail/sealed-mail.ts';

const filler = '-'.repeat(24);

/**
 * What is queued for an address that gets no mail, so that answering takes as long as for one that does. It carries
 * the shape of the mail it stands for and nothing of the address.
 */
export function decoy(params: Record<string, unknown>, config: Config): Mail {
  const hidden = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? filler : value,
  ]);
  return sealMail({ template: 'decoy', to: '', params: Object.fromEntries(hidden) }, config);
}
