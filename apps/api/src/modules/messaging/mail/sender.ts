import { productName } from '@acheep/contract/platform/site-setting';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../../config.ts';
import type { Site } from './mail-kind.ts';

/**
 * Whom mails come from: the address of the environment, under the name that the site has now. Another name that was
 * written beside the address stays.
 */
export function senderOf({ MAIL_FROM, SITE_NAME }: Pick<Config, 'MAIL_FROM' | 'SITE_NAME'>, site: Site) {
  const [from] = addressparser(MAIL_FROM, { flatten: true });
  const isSites = ['', undefined, SITE_NAME, productName.en].includes(from?.name);
  return from?.address && isSites ? { name: site.name, address: from.address } : MAIL_FROM;
}
