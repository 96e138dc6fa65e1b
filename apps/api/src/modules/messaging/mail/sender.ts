import { productName } from '@acheep/contract/platform/site-setting';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../../config.ts';
import type { Site } from './mail-kind.ts';

/**
 * The sender of mails: the address of the environment with the current name of the site. A custom name in `MAIL_FROM`
 * is preserved.
 */
export function senderOf({ MAIL_FROM, SITE_NAME }: Pick<Config, 'MAIL_FROM' | 'SITE_NAME'>, site: Site) {
  const [from] = addressparser(MAIL_FROM, { flatten: true });
  const isSites = ['', undefined, SITE_NAME, productName.en].includes(from?.name);
  return from?.address && isSites ? { name: site.name, address: from.address } : MAIL_FROM;
}
