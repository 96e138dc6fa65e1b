import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Locale, locales } from '@acheep/contract/locale';
import { type PageAddress, pages } from '@acheep/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { PageStatus, PageStatuses, SharedPages } from '../module.ts';
import { type SiteFacts, siteName } from '../modules/site/site.repository.ts';
import { isId } from './endpoint.ts';
import { asItIs, type Edit, toldPageOf } from './page-data.ts';
import { cardOf, sharedHead } from './page-head.ts';
import { registerManifest, webManifest } from './web-manifest.ts';

const built = path.resolve(import.meta.dirname, '../../../web/dist');

const manifest = 'files.json';

/** Has the browser load the words of a language beside the code that asks for them. */
function preloadWords(locale: Locale): string {
  const files = JSON.parse(readFileSync(path.join(built, manifest), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const words = files[`src/locales/${locale}/common.json`];
  return words ? `<link rel="modulepreload" crossorigin href="/${words.file}">` : '';
}

function documents(): Record<Locale, string> {
  const source = readFileSync(path.join(built, 'index.html'), 'utf8');
  const inLocale = (locale: Locale) =>
    source
      .replace('<html lang="en"', `<html lang="${locale}"`)
      .replace(`href="/${webManifest}"`, `href="${addressIn(locale, `/${webManifest}`)}"`)
      .replace('</head>', `${preloadWords(locale)}</head>`);
  return { en: inLocale('en'), km: inLocale('km') };
}

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

/** Whoever chose Khmer and comes to the front door goes in there. Crawlers are shown both languages as they are. */
const prefersKhmer = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)locale=km(?:;|$)/.test(headers.cookie ?? '') && !crawler.test(headers['user-agent'] ?? '');

async function frontDoor(request: FastifyRequest, reply: FastifyReply) {
  reply.header('Vary', 'Cookie');
  if (prefersKhmer(request)) return reply.redirect(`/km${request.url.slice(1)}`, 302);
}

/** Milliseconds that a page waits to learn whether its record is there. */
const patience = 1000;

/** What the module says whose page it is. While the database is away the page comes all the same, and says so itself. */
function pageStatusOf({ database: { prisma }, modules, now }: Deps) {
  const statuses: PageStatuses = Object.assign({}, ...modules.map((module) => module.pages));
  return (address: PageAddress, id: string | undefined): Promise<PageStatus> | PageStatus => {
    const ask = statuses[address];
    if (!ask || id === undefined) return 200;
    if (!isId(id)) return 404;
    const giveUp = setTimeout(patience, 200 as const, { ref: false });
    return Promise.race([ask(prisma, id, now()), giveUp]).catch(() => 200);
  };
}

/** Says what the module tells of a record in the document that is sent; it comes without where that takes long. */
function sharedPageOf({ database: { prisma }, modules, config, now }: Deps) {
  const shared: SharedPages = Object.assign({}, ...modules.map((module) => module.sharedPages));
  return async (
    address: PageAddress,
    id: string | undefined,
    locale: Locale,
  ): Promise<(site: SiteFacts) => Edit> => {
    const ask = shared[address];
    if (!ask || id === undefined || !isId(id)) return () => asItIs;
    const giveUp = setTimeout(patience, null, { ref: false });
    const said = await Promise.race([ask(prisma, id, locale, now()), giveUp]).catch(() => null);
    if (!said) return () => asItIs;
    const url = config.PUBLIC_URL + addressIn(locale, address.replace(':id', id));
    return (site) => (document) => {
      const named = { site: siteName(site, locale), card: cardOf(site) };
      const head = sharedHead(said, { url, publicUrl: config.PUBLIC_URL, ...named });
      return document.replace(/<title>[^<]*<\/title>/, '').replace('</head>', () => `${head}</head>`);
    };
  };
}

/** `/km/job` for `/job`, and `/km` for the front door. */
const addressIn = (locale: Locale, address: string) =>
  locale === 'en' ? address : `/km${address.replace(/^\/$/, '')}`;

/**
 * Serves the built page: files with content hashes for a year, and the one document at the addresses of pages, with
 * 404 or 410 where the record is not there, 301 where it is another one now. At any other address it is the page that says so; what asks for a file
 * (`/robots.txt`) gets none.
 */
export async function registerPage(app: FastifyInstance, deps: Deps) {
  if (!existsSync(path.join(built, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
    return;
  }
  const document = documents();
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: [manifest, webManifest, '**/*.br'],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const send = (reply: FastifyReply, locale: Locale, status: number, edit: Edit) =>
    reply
      .code(status)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(edit(document[locale]));

  const statusOf = pageStatusOf(deps);
  const shared = sharedPageOf(deps);
  const told = toldPageOf(deps, patience);
  for (const address of pages) {
    for (const locale of locales) {
      app.route<{ Params: { id?: string } }>({
        method: ['GET', 'HEAD'],
        url: addressIn(locale, address),
        preHandler: address === '/' && locale === 'en' ? frontDoor : [],
        handler: async ({ params: { id } }, reply) => {
          // At once: a database that is silent holds a page up for a second, and not for each of these.
          const [status, sharing, telling] = await Promise.all([
            statusOf(address, id),
            shared(address, id, locale),
            told(),
          ]);
          if (typeof status === 'object')
            return reply.redirect(addressIn(locale, address.replace(':id', status.movedTo)), 301);
          const edit = telling.edit(locale);
          if (status !== 200) return send(reply, locale, status, edit);
          return send(reply, locale, status, (text) => sharing(telling.site)(edit(text)));
        },
      });
    }
  }
  registerManifest(app, built, async () => (await told()).site);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|health|dev|assets|media)\//.test(path);
    if (!wantsPage || /\.\w+$/.test(path)) throw notFound();
    const locale = /^\/km(\/|$)/.test(path) ? 'km' : 'en';
    return send(reply, locale, 404, (await told()).edit(locale));
  });
}
