import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, pathIn } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { FastifyInstance } from 'fastify';
import { type SiteFacts, siteName } from '../modules/platform/site/site.repository.ts';
import { pageWords } from '../page/page-words.ts';

export const webManifest = 'manifest.webmanifest';

/** Serves the web app manifest, with the name and language of the site. */
export function registerManifest(app: FastifyInstance, built: string, site: () => Promise<SiteFacts>) {
  const source = JSON.parse(readFileSync(path.join(built, webManifest), 'utf8')) as object;
  const words = pageWords();
  for (const locale of locales) {
    const home = pathIn(locale, '/');
    const say = words[locale];
    // Shortcuts on a long press of the icon.
    const shortcuts = [
      { name: say('job:list.title'), url: pathIn(locale, paths.jobList()) },
      { name: say('offline:page.title'), url: pathIn(locale, paths.seenJobs()) },
    ];
    app.get(pathIn(locale, `/${webManifest}`), async (_request, reply) => {
      const name = siteName(await site(), locale);
      return reply
        .header('Cache-Control', 'no-cache')
        .type('application/manifest+json')
        .send(
          JSON.stringify({
            ...source,
            // The same application in either language.
            id: '/',
            name,
            short_name: name,
            description: say('description'),
            lang: locale,
            start_url: home,
            shortcuts,
          }),
        );
    });
  }
}
