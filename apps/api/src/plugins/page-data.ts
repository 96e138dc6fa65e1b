import { setTimeout } from 'node:timers/promises';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { productName } from '@acheep/contract/platform/site-setting';
import type { Deps } from '../deps.ts';
import type { PageData } from '../module.ts';
import { productSite, readSite, type SiteFacts, siteName } from '../modules/platform/site/site.repository.ts';
import { publicUrl } from '../modules/platform/upload/files-host.ts';
import { smallKey } from '../modules/platform/upload/image-key.ts';
import { dataScript } from '../page/html.ts';

export interface Told {
  site: SiteFacts;
  /** The script element for the head. */
  script(locale: Locale): string;
}

/** The site's data for the application, which has the product's own name and logo built in. */
function siteData(site: SiteFacts, locale: Locale) {
  const name = siteName(site, locale);
  return {
    name: name === productName[locale] ? undefined : name,
    logo: site.logo && publicUrl(smallKey(site.logo)),
    supportEmail: site.supportEmail,
    hue: site.hue,
    social: site.social,
  };
}

/**
 * The data embedded in every page: the site's name, read again for each document, and data of the modules. If that
 * takes too long the page is sent without the latter, and with the last known name.
 */
export function pageDataReader({ database: { prisma }, modules, now }: Deps, patience: number) {
  let known = productSite;
  const inTime = <T>(promise: Promise<T>, otherwise: T) =>
    Promise.race([promise, setTimeout(patience, otherwise, { ref: false })]).catch(() => otherwise);

  return async (): Promise<Told> => {
    const day = new Date(today(now()));
    const [site, moduleData] = await Promise.all([
      inTime(readSite(prisma), known),
      inTime(Promise.all(modules.map((module) => module.pageData?.(prisma, day))), []),
    ]);
    known = site;
    const facts: PageData = Object.assign({}, ...moduleData);
    const shown = Object.entries(facts).filter(([, values]) => values.length > 0);
    const script = (locale: Locale) => {
      const data = { ...siteData(site, locale), ...Object.fromEntries(shown) };
      return dataScript('application/json', data, 'site').text;
    };
    return { site, script };
  };
}
