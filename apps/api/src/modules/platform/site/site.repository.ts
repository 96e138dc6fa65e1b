import type { Locale } from '@acheep/contract/kernel/locale';
import { productName, type SocialNetwork } from '@acheep/contract/platform/site-setting';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Config, settings } from '../../../config.ts';

/** What the site is called, and where else one finds it. */
export interface SiteFacts {
  name: string;
  nameKm: string;
  supportEmail?: string | undefined;
  social: Partial<Record<SocialNetwork, string | undefined>>;
  /** The storage key of its picture. */
  logo?: string | undefined;
}

const isProducts = ({ SITE_NAME }: Config) => SITE_NAME === settings.shape.SITE_NAME.def.defaultValue;

/** What the environment says of the site: so it is until the operator sets it. Links have to be sent encrypted. */
export const environmentSite = (config: Config): SiteFacts => {
  const links = {
    facebook: config.SOCIAL_FACEBOOK_URL,
    telegram: config.SOCIAL_TELEGRAM_URL,
    linkedin: config.SOCIAL_LINKEDIN_URL,
    youtube: config.SOCIAL_YOUTUBE_URL,
    tiktok: config.SOCIAL_TIKTOK_URL,
  };
  return {
    name: config.SITE_NAME,
    nameKm: isProducts(config) ? productName.km : config.SITE_NAME,
    social: Object.fromEntries(Object.entries(links).filter(([, url]) => url.startsWith('https://'))),
    ...(config.SUPPORT_EMAIL && { supportEmail: config.SUPPORT_EMAIL }),
  };
};

const logo = { select: { path: true } } as const;

/** The group `site` as it is kept, with its picture. */
export const withLogo = (value: unknown, file: { path: string } | null): SiteFacts => ({
  ...(value as SiteFacts),
  ...(file && { logo: file.path }),
});

/** The site at this moment: read whenever it is named, so that a change counts at once, in every replica. */
export async function readSite(db: PrismaClient | Transaction, config: Config): Promise<SiteFacts> {
  const row = await db.operatorSetting.findUnique({ where: { name: 'site' }, select: { value: true, logo } });
  return row ? withLogo(row.value, row.logo) : environmentSite(config);
}

export const siteName = ({ name, nameKm }: SiteFacts, locale: Locale) => (locale === 'km' ? nameKm : name);
