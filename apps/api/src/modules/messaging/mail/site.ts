import type { Locale } from '@acheep/contract/kernel/locale';
import { inHue } from '@acheep/contract/platform/brand-color';
import type { Config } from '../../../config.ts';
import { productSite, readSite, type SiteFacts, siteName } from '../../platform/site/site.repository.ts';
import { publicUrl } from '../../platform/upload/files-host.ts';
import type { Site } from './mail-kind.ts';
import { mailGreen } from './render-mail.ts';

export function linksOf({ PUBLIC_URL }: Config, locale: Locale): Pick<Site, 'url'> {
  const { origin } = new URL(PUBLIC_URL);
  return { url: (path) => `${origin}${locale === 'km' ? '/km' : ''}${path}` };
}

/** The name, logo and links of the site for mails in one language; the product's own by default. */
export const siteOf = (config: Config, locale: Locale, facts: SiteFacts = productSite): Site => ({
  ...linksOf(config, locale),
  name: siteName(facts, locale),
  ...(facts.hue !== undefined && { color: inHue(mailGreen, facts.hue) }),
  ...(facts.logo && { logo: new URL(publicUrl(facts.logo), config.PUBLIC_URL).href }),
});

/** The same with the operator's current settings. */
export const siteNow = async (db: Parameters<typeof readSite>[0], config: Config, locale: Locale) =>
  siteOf(config, locale, await readSite(db));
