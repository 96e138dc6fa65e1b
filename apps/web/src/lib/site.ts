import { useSyncExternalStore } from 'react';
import { useTranslation } from './use-translation.ts';

const socialNetworks = ['facebook', 'telegram', 'linkedin', 'youtube', 'tiktok'] as const;

interface SiteSettings {
  /** Site name in the page's language, if the operator changed it. */
  name?: string | undefined;
  /** URL of a picture that replaces the wordmark. */
  logo?: string | undefined;
  supportEmail?: string | undefined;
  /** Hue of the operator's colour. */
  hue?: number | undefined;
  social: Partial<Record<(typeof socialNetworks)[number], string>>;
  /** Placements with a banner to show today. */
  banners: readonly string[];
  /** Companies whose logo is on the home page: tab-separated id, picture, name and Khmer name. */
  logos: readonly string[];
}

let settings: SiteSettings | undefined;
const listeners = new Set<() => void>();

/** The operator's settings for this site, which the server embeds as JSON in `<script id="site">`. */
export function siteSettings(): SiteSettings {
  settings ??= {
    social: {},
    banners: [],
    logos: [],
    ...JSON.parse(document.getElementById('site')?.textContent || '{}'),
  } as SiteSettings;
  return settings;
}

/** Applies changed settings before the next document has them. */
export function setSiteSettings(changed: Partial<SiteSettings>) {
  settings = { ...siteSettings(), ...changed };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSite = () => useSyncExternalStore(subscribe, siteSettings);

/** Returns the site's name in the page's language. */
export function useSiteName() {
  const { t } = useTranslation();
  return useSite().name ?? t('product');
}

/** Returns the configured social links in a fixed order. */
export const useSocialLinks = () => {
  const { social } = useSite();
  return socialNetworks.flatMap((name) => {
    const url = social[name];
    return url?.startsWith('https://') ? [{ name, url }] : [];
  });
};
