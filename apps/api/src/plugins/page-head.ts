import { productName } from '@acheep/contract/site-setting';
import type { SharedPage } from '../module.ts';
import type { SiteFacts } from '../modules/site/site.repository.ts';
import { publicUrl } from '../modules/upload/image-key.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

interface Site {
  /** Of the page. */
  url: string;
  /** What the site is called, where it is, and what it shows where a page has no picture. */
  site: string;
  publicUrl: string;
  card: string | null;
}

/**
 * Title, description and picture of a page for whoever reads no scripts: what shows a link that was shared. The page
 * takes them out when it writes its own.
 */
export function sharedHead(
  { title, description, image }: SharedPage,
  { url, site, publicUrl, card }: Site,
): string {
  const picture = image ?? card;
  const said = {
    'og:type': 'article',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(picture && { 'og:image': publicUrl + picture }),
  };
  const meta = Object.entries(said).map(
    ([property, content]) => `<meta data-boot property="${property}" content="${escaped(content)}">`,
  );
  return [
    `<title data-boot>${escaped(title)} · ${escaped(site)}</title>`,
    `<meta data-boot name="description" content="${escaped(description)}">`,
    '<meta data-boot name="twitter:card" content="summary_large_image">',
    ...meta,
  ].join('');
}

/** What is shown of a page without a picture: the logo of the site; a card that names the product, of nothing else. */
export const cardOf = ({ name, logo }: SiteFacts) =>
  logo ? publicUrl(logo) : name === productName.en ? '/social-card.png' : null;
