import type { Locale } from '@acheep/contract/kernel/locale';
import { productName, type SocialNetwork } from '@acheep/contract/platform/site-setting';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Config, settings } from '../../../config.ts';

export interface SiteFacts {
  name: string;
  nameKm: string;
  supportEmail?: string | undefined;
  social: Partial<Record<SocialNetwork, string | undefined>>;
  /** Storage key of the logo. */
  logo?: string | undefined;
}

const isProducts = ({ SITE_NAME }: Config) => SITE_NAME === settings.shape.SITE_NAME.def.defaultValue;

/** The site of the environment, used until the operator sets it. Links must be HTTPS. */
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

/** The stored group `site` with its picture. */
export const withLogo = (value: unknown, file: { path: string } | null): SiteFacts => ({
  ...(value as SiteFacts),
  ...(file && { logo: file.path }),
});

/** The current site: read at each use, so that a change takes effect at once in every replica. */
export async function readSite(db: PrismaClient | Transaction, config: Config): Promise<SiteFacts> {
  const row = await db.operatorSetting.findUnique({ where: { name: 'site' }, select: { value: true, logo } });
  return row ? withLogo(row.value, row.logo) : environmentSite(config);
}

export const siteName = ({ name, nameKm }: SiteFacts, locale: Locale) => (locale === 'km' ? nameKm : name);
