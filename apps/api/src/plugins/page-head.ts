import type { SharedPage } from '../module.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

interface Site {
  /** Of the page. */
  url: string;
  /** What the site is called, and where it is. */
  site: string;
  publicUrl: string;
}

/**
 * Title, description and picture of a page for whoever reads no scripts: what shows a link that was shared. The page
 * takes them out when it writes its own.
 */
export function sharedHead(
  { title, description, image }: SharedPage,
  { url, site, publicUrl }: Site,
): string {
  const said = {
    'og:type': 'article',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${publicUrl}${image ?? '/social-card.png'}`,
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
