import { productName } from '@acheep/contract/platform/site-setting';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../../config.ts';
import type { Site } from './mail-kind.ts';

/** The sender of mails: the address in `MAIL_FROM` with the site's current name, unless another name stands there. */
export function senderOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, site: Site) {
  const [from] = addressparser(MAIL_FROM, { flatten: true });
  const isSites = ['', undefined, productName.en].includes(from?.name);
  return from?.address && isSites ? { name: site.name, address: from.address } : MAIL_FROM;
}
