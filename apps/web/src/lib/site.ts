export const socialNetworks = ['facebook', 'linkedin', 'telegram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface SiteSettings {
  /** Where the operator gave the site another name than the product's. */
  name: string | null;
  supportEmail: string | null;
  social: Partial<Record<SocialNetwork, string | null>>;
  /** The places that have a banner to show today. */
  banners: readonly string[];
  /** The companies whose logo stands on the home page: id, picture, name and Khmer name, parted by tabs. */
  logos: readonly string[];
}

let settings: SiteSettings | undefined;

/** What the operator set for this site; the server writes it as JSON into `<script id="site">`. */
export function siteSettings(): SiteSettings {
  if (!settings) {
    const written = document.getElementById('site')?.textContent;
    const read = written ? (JSON.parse(written) as Partial<SiteSettings>) : {};
    settings = {
      name: read.name ?? null,
      supportEmail: read.supportEmail ?? null,
      social: read.social ?? {},
      banners: read.banners ?? [],
      logos: read.logos ?? [],
    };
  }
  return settings;
}

/** The social links that are set, in a fixed order. */
export const socialLinks = () =>
  socialNetworks.flatMap((name) => {
    const url = siteSettings().social[name];
    return url?.startsWith('https://') ? [{ name, url }] : [];
  });
