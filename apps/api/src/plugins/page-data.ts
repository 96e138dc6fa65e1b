import { setTimeout } from 'node:timers/promises';
import { today } from '@acheep/contract/calendar';
import type { Locale } from '@acheep/contract/locale';
import { productName } from '@acheep/contract/site-setting';
import type { Deps } from '../deps.ts';
import type { PageData } from '../module.ts';
import { environmentSite, readSite, type SiteFacts, siteName } from '../modules/site/site.repository.ts';
import { publicUrl, smallKey } from '../modules/upload/image-key.ts';
import { escaped } from './page-head.ts';

/** What is still put into the document that is sent. */
export type Edit = (document: string) => string;
export const asItIs: Edit = (document) => document;

/** How the page itself is told what the site is called; its own name and mark are with it already. */
function siteData(site: SiteFacts, locale: Locale) {
  const name = siteName(site, locale);
  return {
    name: name === productName[locale] ? undefined : name,
    logo: site.logo && publicUrl(smallKey(site.logo)),
    supportEmail: site.supportEmail,
    social: site.social,
  };
}

/**
 * What every page is told, as data: what the site is called, asked for anew for each document, and what the modules
 * tell. Where that takes long the page comes without the latter, and with the name that was read last.
 */
export function toldPageOf({ config, database: { prisma }, modules, now }: Deps, patience: number) {
  let known = environmentSite(config);
  const inTime = <T>(asked: Promise<T>, otherwise: T) =>
    Promise.race([asked, setTimeout(patience, otherwise, { ref: false })]).catch(() => otherwise);

  return async (): Promise<{ site: SiteFacts; edit(locale: Locale): Edit }> => {
    const day = new Date(today(now()));
    const [site, told] = await Promise.all([
      inTime(readSite(prisma, config), known),
      inTime(Promise.all(modules.map((module) => module.pageData?.(prisma, day))), []),
    ]);
    known = site;
    const facts: PageData = Object.assign({}, ...told);
    const shown = Object.entries(facts).filter(([, values]) => values.length > 0);
    const edit = (locale: Locale) => {
      const data = { ...siteData(site, locale), ...Object.fromEntries(shown) };
      const written = JSON.stringify(data).replace(/</g, '\\u003c');
      const script = `<script id="site" type="application/json">${written}</script></head>`;
      const title = `<title>${escaped(siteName(site, locale))}</title>`;
      return (document: string) =>
        document.replace(/<title>[^<]*<\/title>/, () => title).replace('</head>', () => script);
    };
    return { site, edit };
  };
}
