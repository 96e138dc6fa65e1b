import { setTimeout } from 'node:timers/promises';
import type { Locale } from '@acheep/contract/locale';
import type { PageAddress } from '@acheep/contract/pages';
import type { Deps } from '../deps.ts';
import type { PagePreview, PagePreviews } from '../module.ts';
import { isId } from './endpoint.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

/** The preview as those who fetch shared addresses read it, who run none of the page's code. */
function tagsOf(
  { title, description, image }: PagePreview,
  site: { name: string; origin: string },
  url: string,
) {
  const said = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': site.origin + (url.split('?')[0] ?? ''),
    ...(image && { 'og:image': site.origin + image }),
    'twitter:card': image ? 'summary_large_image' : 'summary',
  };
  return Object.entries(said)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    .join('');
}

/**
 * The tags of a page that the module whose page it is previews; none of any other. While the database is away or slow
 * the page comes without them.
 */
export function previewOf({ database: { prisma }, modules, config }: Deps, patience: number) {
  const previews: PagePreviews = Object.assign({}, ...modules.map((module) => module.previews));
  const site = { name: config.SITE_NAME, origin: new URL(config.PUBLIC_URL).origin };
  return async (
    address: PageAddress,
    id: string | undefined,
    locale: Locale,
    url: string,
  ): Promise<string> => {
    const ask = previews[address];
    if (!ask || id === undefined || !isId(id)) return '';
    const giveUp = setTimeout(patience, null, { ref: false });
    const preview = await Promise.race([ask(prisma, id, locale), giveUp]).catch(() => null);
    return preview ? tagsOf(preview, site, url) : '';
  };
}
