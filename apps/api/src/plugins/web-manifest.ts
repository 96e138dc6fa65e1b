import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@acheep/contract/locale';
import type { FastifyInstance } from 'fastify';
import { type SiteFacts, siteName } from '../modules/site/site.repository.ts';

export const webManifest = 'manifest.webmanifest';

/** What a telephone calls the site that somebody keeps on it, in the language in which they kept it. */
export function registerManifest(app: FastifyInstance, built: string, site: () => Promise<SiteFacts>) {
  const source = JSON.parse(readFileSync(path.join(built, webManifest), 'utf8')) as object;
  for (const locale of locales) {
    const home = locale === 'km' ? '/km' : '';
    app.get(`${home}/${webManifest}`, async (_request, reply) => {
      const name = siteName(await site(), locale);
      return reply
        .header('Cache-Control', 'no-cache')
        .type('application/manifest+json')
        .send(JSON.stringify({ ...source, name, short_name: name, lang: locale, start_url: home || '/' }));
    });
  }
}
