import { type Locale, locales, pathIn } from '@acheep/contract/kernel/locale';
import type { PageAddress } from '@acheep/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../error.ts';
import { drawable } from '../modules/platform/share-picture/card-text.ts';
import { pictureKey, pictureType, sharePictures } from '../modules/platform/share-picture/share-picture.ts';
import { type SharedContent, versionOf } from '../modules/platform/share-picture/shared-content.ts';
import { type SiteFacts, siteName } from '../modules/platform/site/site.repository.ts';
import { sendFile } from '../plumbing/storage/send-file.ts';
import type { pageAnswers } from './page-answer.ts';
import type { Told } from './page-data.ts';
import { cardOf } from './page-head.ts';

/** Pages with a generated picture: each is about one record, or one chart. */
const pictured = [
  '/job/:id',
  '/company/:id',
  '/training/:id',
  '/event/:id',
  '/public-post/:id',
  '/hr-tips/:id',
  '/policy/:id',
  '/prakas/:id',
  '/tos',
  '/privacy',
  '/nssf',
  '/safety',
  '/about',
  '/vision',
  '/user-guide/:role',
  '/career-report/:table',
] as const satisfies readonly PageAddress[];

const siteOf = (site: SiteFacts, locale: Locale) => ({ name: siteName(site, locale), logo: site.logo });

/** The address of a page's picture in its current version; null if there is no text to draw. */
export function pictureAddress({
  shared,
  path,
  site,
  locale,
}: {
  shared?: SharedContent | null | undefined;
  path: string;
  site: SiteFacts;
  locale: Locale;
}): string | null {
  if (!shared || !/[\p{L}\p{N}]/u.test(drawable(shared.title))) return null;
  return `/picture${pathIn(locale, path)}/${versionOf(shared, siteOf(site, locale), locale)}.jpg`;
}

/** The content of this address never changes. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Serves the preview pictures of pages. They are drawn at the first request, and only in the page's current version; an
 * older version is served as long as it is stored.
 */
export function registerPictures(
  app: FastifyInstance,
  deps: Deps,
  { answers, told }: { answers: ReturnType<typeof pageAnswers>; told: () => Promise<Told> },
) {
  const { storage } = deps;
  const pictures = sharePictures(deps);
  const shown = { mediaType: pictureType, disposition: 'inline', cacheControl: forGood };
  const elsewhere = (reply: FastifyReply, address: string) =>
    reply.header('Cache-Control', 'no-store').redirect(address, 302);

  for (const address of pictured)
    for (const locale of locales)
      app.route<{ Params: Record<string, string | undefined> }>({
        method: ['GET', 'HEAD'],
        url: `/picture${pathIn(locale, address)}/:file`,
        compress: false,
        handler: async (request, reply) => {
          const { file = '', ...params } = request.params;
          // Pages link to the latest, and are sent to the current version.
          const version = /^(latest|[\w-]{22})\.jpg$/.exec(file)?.[1];
          if (!version) throw notFound();
          const [{ status, document: pageDocument }, { site }] = await Promise.all([
            answers.ask({ address, params, query: new URLSearchParams(), locale }),
            told(),
          ]);
          if (status !== 200) throw notFound();
          const path = address.replace(/:(\w+)/g, (_, name: string) =>
            encodeURIComponent(params[name] ?? ''),
          );
          const key = pictureKey(pathIn(locale, path), version);
          if (await sendFile(request, reply, { storage, key, shown })) return reply;
          const shared = pageDocument?.shared;
          const now = pictureAddress({ shared, path, site, locale });
          if (shared && now?.endsWith(`/${file}`)) {
            const made = await pictures.make(key, shared, siteOf(site, locale)).then(
              () => true,
              (error) => {
                request.log.warn({ err: error, key }, 'no picture to share');
                return false;
              },
            );
            if (made && (await sendFile(request, reply, { storage, key, shown }))) return reply;
          } else if (now) return elsewhere(reply, now);
          const card = cardOf(site);
          if (!card) throw new AppError('service.unavailable');
          return elsewhere(reply, card);
        },
      });
}
