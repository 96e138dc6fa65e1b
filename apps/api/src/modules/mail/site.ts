import type { Locale } from '@acheep/contract/locale';
import type { Config } from '../../config.ts';
import type { Site } from './mail-kind.ts';

/** The site as mails in one language name it and link to it. */
export function siteOf({ PUBLIC_URL, SITE_NAME }: Config, locale: Locale): Site {
  const { origin } = new URL(PUBLIC_URL);
  return { name: SITE_NAME, url: (path) => `${origin}${locale === 'km' ? '/km' : ''}${path}` };
}
