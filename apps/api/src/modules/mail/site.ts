import type { Config } from '../../config.ts';
import type { Site } from './mail.template.ts';

/** The site as mails name it and link to it. */
export function siteOf({ PUBLIC_URL, SITE_NAME }: Config): Site {
  const { origin } = new URL(PUBLIC_URL);
  return { name: SITE_NAME, url: (path, locale) => `${origin}${locale === 'km' ? '/km' : ''}${path}` };
}
