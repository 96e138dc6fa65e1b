export const socialNetworks = ['facebook', 'linkedin', 'telegram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface SiteSettings {
  social: Partial<Record<SocialNetwork, string>>;
}

let settings: SiteSettings | undefined;

/** What the operator set for this site; the server writes it as JSON into `<meta name="site-settings">`. */
export function siteSettings(): SiteSettings {
  if (!settings) {
    const written = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content;
    const read = written ? (JSON.parse(written) as Partial<SiteSettings>) : {};
    settings = { social: read.social ?? {} };
  }
  return settings;
}

/** The social links that are set, in a fixed order. */
export const socialLinks = () =>
  socialNetworks.flatMap((name) => {
    const url = siteSettings().social[name];
    return url?.startsWith('https://') ? [{ name, url }] : [];
  });
