import type { Locale } from '@acheep/contract/kernel/locale';
import { productName, type SocialNetwork } from '@acheep/contract/platform/site-setting';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

export interface SiteFacts {
  name: string;
  nameKm: string;
  supportEmail?: string | undefined;
  hue?: number | undefined;
  social: Partial<Record<SocialNetwork, string | undefined>>;
  /** Storage key of the logo. */
  logo?: string | undefined;
}

/** The site until the operator sets it. */
export const productSite: SiteFacts = { name: productName.en, nameKm: productName.km, social: {} };

const logo = { select: { path: true } } as const;

/** The stored group `site` with its picture. */
export const withLogo = (value: unknown, file: { path: string } | null): SiteFacts => ({
  ...(value as SiteFacts),
  ...(file && { logo: file.path }),
});

/** The current site: read at each use, so that a change takes effect at once in every replica. */
export async function readSite(db: PrismaClient | Transaction): Promise<SiteFacts> {
  const row = await db.operatorSetting.findUnique({ where: { name: 'site' }, select: { value: true, logo } });
  return row ? withLogo(row.value, row.logo) : productSite;
}

export const siteName = ({ name, nameKm }: SiteFacts, locale: Locale) => (locale === 'km' ? nameKm : name);
