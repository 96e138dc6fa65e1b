import { useSyncExternalStore } from 'react';
import { useTranslation } from './use-translation.ts';

const socialNetworks = ['facebook', 'telegram', 'linkedin', 'youtube', 'tiktok'] as const;

interface SiteSettings {
  /** Where the operator gave the site another name than the product's, in the language of the page. */
  name?: string | undefined;
  /** The address of the picture in the place of the wordmark. */
  logo?: string | undefined;
  supportEmail?: string | undefined;
  social: Partial<Record<(typeof socialNetworks)[number], string>>;
  /** The places that have a banner to show today. */
  banners: readonly string[];
  /** The companies whose logo stands on the home page: id, picture, name and Khmer name, parted by tabs. */
  logos: readonly string[];
}

let settings: SiteSettings | undefined;
const listeners = new Set<() => void>();

/** What the operator set for this site; the server writes it as JSON into `<script id="site">`. */
export function siteSettings(): SiteSettings {
  settings ??= {
    social: {},
    banners: [],
    logos: [],
    ...JSON.parse(document.getElementById('site')?.textContent || '{}'),
  } as SiteSettings;
  return settings;
}

/** What the operator has just changed, before the next document says so. */
export function setSiteSettings(changed: Partial<SiteSettings>) {
  settings = { ...siteSettings(), ...changed };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSite = () => useSyncExternalStore(subscribe, siteSettings);

/** What the site is called in the language of the page. */
export function useSiteName() {
  const { t } = useTranslation();
  return useSite().name ?? t('product');
}

/** The social links that are set, in a fixed order. */
export const useSocialLinks = () => {
  const { social } = useSite();
  return socialNetworks.flatMap((name) => {
    const url = social[name];
    return url?.startsWith('https://') ? [{ name, url }] : [];
  });
};
